/** Photographs many at once: by the names of files, by addresses, kept by a task, given to products by changes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyChanges, getChangeSet, undoChanges } from '#contract/office/changes.ts';
import {
  createPictureRun,
  getPictureRun,
  getPictureRuns,
  type PictureRun,
} from '#contract/office/picture-runs.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let cookie: string;
let folder: string;
let product: { id: number; code: string; gtin: string; images: string[] }[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheber-pictures-'));
  shop = await openTestOffice({}, { config: { imagesDir: folder } });
  cookie = (await aStaffSession(shop, { email: 'catalogue@sheber.test', roles: ['catalogue'] })).cookie;
  product = await shop.db`
    SELECT id, product_code AS code, gtin, images FROM products
    WHERE gtin IS NOT NULL AND product_code <> gtin ORDER BY id LIMIT 3`;
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const draw = async (background: string, side = 400): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
const run = () =>
  shop.jobs.find(({ name }) => name === 'pictures-brought')?.run(shop.db, new AbortController().signal);
async function send(bytes: Uint8Array | string, mode = 'add') {
  const content = Buffer.from(bytes as string).toString('base64');
  return askOffice(shop, createPictureRun, { cookie, body: { name: 'pictures', mode, content } });
}
const look = async (id: number): Promise<PictureRun> =>
  (await askOffice(shop, getPictureRun, { cookie, params: { id } })).json().data;
const imagesOf = async (id: number) =>
  (await shop.db<{ images: string[] }[]>`SELECT images FROM products WHERE id = ${id}`)[0]?.images ?? [];

test('files of an archive are pictures of the goods whose articles and barcodes they bear', async () => {
  const [one, two] = product;
  const files = {
    [`${one?.code}_2.jpg`]: await draw('red'),
    [`photos/${one?.code}.jpg`]: await draw('blue'),
    [`${two?.gtin}.png`]: await draw('green'),
    'nobody-knows.jpg': await draw('red'),
    [`${two?.code}_9.jpg`]: new Uint8Array([1, 2, 3]),
    [`${two?.code}_8.jpg`]: await draw('white', 40),
    'readme.txt': new Uint8Array([65]),
  };
  const sent = await send(zipSync(files), 'replace');
  const { id } = sent.json().data;
  await run();
  const done = await look(id);
  expect(done).toMatchObject({ kind: 'zip', total: 6, kept: 3, failed: 3, isDone: true });
  expect(Object.fromEntries(done.failures.map(({ source, why }) => [source, why.code]))).toEqual({
    'nobody-knows.jpg': 'unknown',
    [`${two?.code}_9.jpg`]: 'unreadable',
    [`${two?.code}_8.jpg`]: 'too_small',
  });
  const [kept] = await shop.db<{ archive: unknown }[]>`SELECT archive FROM picture_runs WHERE id = ${id}`;
  expect(kept?.archive).toBeNull();
  // Nothing is anybody's until somebody has looked.
  expect(await imagesOf(one?.id ?? 0)).toEqual(one?.images);
  const params = { id: done.changeSetId ?? 0 };
  const { digest } = (await askOffice(shop, getChangeSet, { cookie, params })).json().data;
  await askOffice(shop, applyChanges, { cookie, params, body: { digest } });
  const now = await imagesOf(one?.id ?? 0);
  expect(now).toHaveLength(2);
  expect(now.every((name) => name.startsWith('uploads/'))).toBe(true);
  await askOffice(shop, undoChanges, { cookie, params, body: {} });
  expect(await imagesOf(one?.id ?? 0)).toEqual(one?.images);
  expect((await askOffice(shop, getPictureRuns, { cookie })).json().items).toMatchObject([{ id, kept: 3 }]);
});

test('addresses in a table are asked for, and none of them inside', async () => {
  const [one] = product;
  const lines = [
    'Артикул;Фото',
    `${one?.code};http://127.0.0.1:1/a.jpg http://localhost/b.jpg`,
    'нет;https://x.test/1.jpg',
  ];
  const { id } = (await send(lines.join('\n'))).json().data;
  await run();
  const done = await look(id);
  expect(done).toMatchObject({ kind: 'urls', total: 3, kept: 0, isDone: true, changeSetId: null });
  expect(done.failures.map(({ why }) => why.code)).toEqual(['address', 'address', 'unknown']);
});

test.each([
  ['an archive that is none', 'PK nothing', 'pictures.unreadable'],
  ['an archive without pictures', zipSync({ 'a.txt': new Uint8Array([65]) }), 'pictures.none'],
  ['a table without addresses', 'Артикул;Фото\n1;x', 'pictures.none'],
])('%s is refused in words', async (_title, bytes, code) => {
  const answer = await send(bytes);
  expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
});

test('an archive that swells stops at its bound, and the rest of it is told', async () => {
  const [one] = product;
  const bomb = zipSync({ [`${one?.code}.jpg`]: new Uint8Array(30 * 1024 * 1024) }, { level: 9 });
  const { id } = (await send(bomb)).json().data;
  await run();
  expect((await look(id)).failures.map(({ why }) => why.code)).toEqual(['too_large']);
});
