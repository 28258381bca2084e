/** Files that staff bring in pieces, and what becomes of them: pictures, documents, parts of pictures. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cropPicture, getPicture } from '#contract/office/pictures.ts';
import type { StaffRole } from '#contract/office/rights.ts';
import { beginUpload, endUpload, putPiece } from '#contract/office/uploads.ts';
import { PIECE_BYTES } from '#domain/office/pieces.ts';
import type { TestApp } from '#tests/app.ts';
import { save, states } from '#tests/change-sets.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { pieceOf, sendFile, sumOf } from '#tests/office-uploads.ts';

let shop: TestApp;
let imagesDir: string;
const cookies: Partial<Record<StaffRole, string>> = {};
const as = (role: StaffRole): string => cookies[role] ?? '';
beforeAll(async () => {
  imagesDir = mkdtempSync(join(tmpdir(), 'sheber-originals-'));
  shop = await openTestOffice({}, { config: { imagesDir } });
  for (const role of ['catalogue', 'administrator'] as const)
    cookies[role] = (await aStaffSession(shop, { email: `${role}@sheber.test`, roles: [role] })).cookie;
});
afterAll(async () => {
  await shop.close();
  rmSync(imagesDir, { recursive: true, force: true });
});

interface Goods {
  id: number;
  code: string;
  images: string[];
  documents: [];
}

async function aProduct(): Promise<Goods> {
  const [row] = await shop.db<
    Goods[]
  >`SELECT id, code, images, documents FROM products WHERE active ORDER BY id LIMIT 1`;
  if (!row) throw new Error('there are no goods');
  return row;
}
const change = (id: number, field: string, from: readonly unknown[], to: readonly unknown[]) =>
  ({ subject: 'product', id, field, from, to }) as never;

describe('a file that somebody brings', () => {
  const draw = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#0b5563' } })
      .png()
      .toBuffer();
  const send = async (content: Buffer) => {
    const answer = await sendFile(shop, as('catalogue'), 'picture', content);
    const { data, code } = answer.json();
    return { status: answer.statusCode, data: data?.picture, code };
  };

  test('is drawn anew, kept once under a name of its content, and shown by its product', async () => {
    const source = await draw(400);
    const { data } = await send(source);
    expect(data).toMatchObject({ width: 400, height: 400 });
    expect(data.name).toMatch(/^uploads\/[0-9a-f]{2}\/[0-9a-f]{40}$/);
    expect(data.preview).toMatch(/^data:image\/webp;base64,/);
    expect((await send(source)).data.name).toBe(data.name);
    expect(readdirSync(join(imagesDir, 'uploads', data.name.split('/')[1]))).toHaveLength(1);
    const { id, images } = await aProduct();
    const saved = await save(shop, as('catalogue'), [change(id, 'images', images, [data.name])]);
    expect(states(saved.data)).toEqual(['applied']);
  });

  test('comes in pieces that are judged by length and sum, goes on where it stopped, and is tidied away if it never ends', async () => {
    const content = randomBytes(PIECE_BYTES + 1000);
    const body = { kind: 'document', size: content.length, sha256: sumOf(content) };
    const begin = async (cookie = as('catalogue')) =>
      (await askOffice(shop, beginUpload, { cookie, body })).json().data;
    const { id } = await begin();
    const put = async (n: number, piece: Buffer, sum = sumOf(piece), cookie = as('catalogue')) => {
      const sent = { content: piece.toString('base64'), sha256: sum };
      const answer = await askOffice(shop, putPiece, { cookie, params: { id, n }, body: sent });
      return answer.json().code ?? answer.statusCode;
    };
    const end = async () => {
      const answer = await askOffice(shop, endUpload, {
        cookie: as('catalogue'),
        params: { id },
        body: {},
      });
      return answer.json().code;
    };
    expect(await put(0, pieceOf(content, 0).subarray(1))).toBe('upload.wrong_piece');
    expect(await put(0, pieceOf(content, 0), sumOf(content))).toBe('upload.wrong_piece');
    expect(await put(2, pieceOf(content, 1))).toBe('upload.wrong_piece');
    expect(await put(1, pieceOf(content, 1), undefined, as('administrator'))).toBe('upload.not_found');
    expect([await put(1, pieceOf(content, 1)), await put(1, pieceOf(content, 1))]).toEqual([200, 200]);
    expect(await end()).toBe('upload.unfinished');
    expect(await begin()).toMatchObject({ id, has: [1], result: null });
    expect(await put(0, pieceOf(content, 0))).toBe(200);
    // All of it has come, and it is no document.
    expect(await end()).toBe('document.unreadable');
    await shop.db`UPDATE uploads SET created_at = now() - interval '25 hours' WHERE id = ${id}`;
    await shop.jobs.find(({ name }) => name === 'upload-tidying')?.run(shop.db, new AbortController().signal);
    expect(await shop.db`SELECT FROM upload_pieces WHERE upload_id = ${id}`).toHaveLength(0);
    const large = { ...body, size: 11 * 1024 * 1024 };
    const refused = await askOffice(shop, beginUpload, { cookie: as('catalogue'), body: large });
    expect(refused.json().code).toBe('upload.too_large');
  });

  test('a document is shown to everybody at its address and by its product, one that runs something is refused', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    const first = (await sendFile(shop, as('catalogue'), 'document', pdf)).json().data.document;
    expect(first).toEqual({ url: expect.stringMatching(/^\/files\/[0-9a-f]{40}\.pdf$/), bytes: pdf.length });
    expect((await sendFile(shop, as('catalogue'), 'document', pdf)).json().data.document).toEqual(first);
    const file = await shop.app.inject(first.url);
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.equals(pdf)]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
    expect((await shop.app.inject('/files/..%2Fsecret.pdf')).statusCode).toBe(404);
    const { id, code, documents } = await aProduct();
    const named = [{ type: 'certificate', ru: 'Сертификат', kz: 'Сертификаты', url: first.url }];
    await save(shop, as('catalogue'), [change(id, 'documents', documents, named)]);
    const page = await shop.app.inject({
      url: `/api/v2/products/${code}/`,
      headers: { 'x-language-id': 'kz' },
    });
    expect(page.json().data.documents).toEqual([
      { type: 'certificate', name: 'Сертификаты', url: first.url },
    ]);
    const active = Buffer.concat([
      pdf.subarray(0, 9),
      Buffer.from('<</S/JavaScript/JS(app.alert(1))>>'),
      pdf,
    ]);
    const refused = await sendFile(shop, as('catalogue'), 'document', active);
    expect(refused.json().code).toBe('document.unreadable');
  });

  test('a part of it becomes a picture of its own, and a point stays in sight where it fills its square', async () => {
    const halves = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c02020' } })
      .composite([
        {
          input: await sharp({ create: { width: 400, height: 400, channels: 3, background: '#2020c0' } })
            .png()
            .toBuffer(),
          left: 400,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const { name } = (await send(halves)).data;
    const cookie = as('catalogue');
    const box = { left: 500, top: 0, width: 500, height: 1000 };
    const part = (await askOffice(shop, cropPicture, { cookie, body: { name, box } })).json().data;
    expect([part.width, part.height, part.name === name]).toEqual([400, 400, false]);
    const show = async (focused: string) =>
      (await askOffice(shop, getPicture, { cookie, query: { name: focused } })).json().data;
    const middle = async (preview: string) => {
      const source = sharp(Buffer.from(preview.split(',')[1] ?? '', 'base64'));
      const { channels } = await source.extract({ left: 60, top: 100, width: 20, height: 20 }).stats();
      return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
    };
    expect(await middle((await show(`${name}-f100x50`)).preview)).toBe('blue');
    expect(await middle((await show(`${name}-f0x50`)).preview)).toBe('red');
    expect(await show(name)).toMatchObject({ width: 800, height: 400 });
    expect((await askOffice(shop, getPicture, { cookie, query: { name: '../x' } })).statusCode).toBe(404);
  });

  test.each([
    ['too small', () => draw(200), 'picture.too_small'],
    [
      'no picture',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'picture.unreadable',
    ],
  ])('is refused when it is %s', async (_title, make, code) => {
    const { status, code: said } = await send(await make());
    expect([status, said]).toEqual([422, code]);
  });
});
