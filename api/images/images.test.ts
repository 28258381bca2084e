import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { buildApp } from '../app.ts';
import { createImages, type Images } from './images.ts';

let shop: TestApp;
let externalId: string;
let folder: string;
let images: Images;
const warn = vi.fn();
beforeAll(async () => {
  shop = await openTestApp();
  const [row] = await shop.db<{ id: string }[]>`SELECT external_id AS id FROM products ORDER BY id LIMIT 1`;
  externalId = row?.id ?? '';
  folder = mkdtempSync(join(tmpdir(), 'sheber-pictures-'));
  mkdirSync(join(folder, 'originals', 'photo'), { recursive: true });
  await shop.app.close();
  const config = { ...shop.config, dataDir: folder, imagesCacheMb: 50 };
  const options = { config: { ...config, imagesDir: join(folder, 'originals') }, db: shop.db };
  shop.app = (await buildApp(options)).app;
  images = createImages(shop.db, {
    originalsDir: join(folder, 'originals'),
    cacheDir: join(folder, 'other'),
    warn,
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const address = (size = 'md_448', index = 0, id = externalId) =>
  `/img/p/${size}/${id.slice(0, 3)}/${id}_${index}.webp`;
const kept = (name = 'pictures') =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** A product with one picture of this name. */
let productNumber = 0;
async function aProductShowing(name: string): Promise<string> {
  productNumber += 1;
  const [row] = await shop.db<{ id: string }[]>`
    UPDATE products SET images = ARRAY[${name}]
    WHERE id = (SELECT id FROM products ORDER BY id DESC OFFSET ${productNumber} LIMIT 1) RETURNING external_id AS id`;
  return row?.id ?? '';
}

const put = (name: string, bytes: Buffer) => writeFileSync(join(folder, 'originals', name), bytes);
const aPhotograph = (color: string, width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

async function middleOf(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)].map((part) => Math.round(part / 32));
}

test.each([
  ['xs_96', 96],
  ['sm_224', 224],
  ['sm_320', 320],
  ['md_448', 448],
  ['md_640', 640],
  ['lg_896', 896],
])('%s is a WebP of that width, made once and kept', async (size, width) => {
  const response = await get(address(size));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/webp');
  const { format, width: drawn, height } = await sharp(response.rawPayload).metadata();
  expect([format, drawn, height]).toEqual(['webp', width, width]);
  const files = kept().map((file) => file.name);
  expect((await get(address(size))).rawPayload.equals(response.rawPayload)).toBe(true);
  expect(kept().map((file) => file.name)).toEqual(files);
  expect(files.every((name) => /^[0-9a-f]{40}\.webp$/.test(name))).toBe(true);
});

test('an address with a version is kept for ever, one without it for a day; who has it gets 304', async () => {
  const { headers } = await get(`${address()}?v=1`);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get(address())).headers['cache-control']).toContain('max-age=86400');
  const again = await get(address(), { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});

test('a section shows a product of its own; an unknown one is 404', async () => {
  const [laminate, tap, root] = await Promise.all(
    ['laminat', 'smesiteli', 'plitka'].map((code) => get(`/img/s/md_448/${code.slice(0, 3)}/${code}_0.webp`)),
  );
  expect([laminate?.statusCode, tap?.statusCode, root?.statusCode]).toEqual([200, 200, 200]);
  expect(laminate?.headers.etag).not.toBe(tap?.headers.etag);
  expect((await get('/img/s/md_448/no-/no-such-section_0.webp')).statusCode).toBe(404);
});

test('an article shows one photograph whole and several as a tile, as high as three quarters of their width', async () => {
  const original = (name: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: name } }).png();
  const pictures = join(folder, 'originals', 'article');
  mkdirSync(pictures, { recursive: true });
  for (const name of ['red', 'green', 'blue']) await original(name).toFile(join(pictures, `${name}.png`));
  const sizeOf = async (names: string[]) => {
    const bytes = await (await images.findTextPicture(names, 'sm_320'))?.read();
    const { width, height } = await sharp(bytes).metadata();
    return [width, height];
  };
  expect(await sizeOf(['article/red'])).toEqual([320, 240]);
  expect(await sizeOf(['article/red', 'article/green', 'article/blue'])).toEqual([320, 240]);
  expect(await images.findTextPicture(['article/none'], 'sm_320')).toBeNull();
  expect(await images.findTextPicture([], 'sm_320')).toBeNull();
  expect((await get('/img/a/sm_320/no-/no-such-article_0.webp')).statusCode).toBe(404);
});

test.each([
  '/img/p/md_9999/abc/abcdef_0.webp',
  '/img/p/__proto__/abc/abcdef_0.webp',
  '/img/x/md_448/abc/abcdef_0.webp',
  '/img/p/md_448/abc/unknown-id_0.webp',
  '/img/p/md_448/unk/unknown-id_0.webp',
  '/img/p/md_448/unk/unknown-id_99999999999.webp',
  '/img/p/md_448/../..%2f..%2fetc%2fpasswd_0.webp',
  '/img/s/md_448/..%2f/..%2f..%2fsecret_0.webp',
])('%s is 404 in the error’s shape', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json().code).toMatch(/not_found$/);
});

test('a picture beyond the product’s last one is 404', async () => {
  expect((await get(address('md_448', 9))).statusCode).toBe(404);
});

describe('originals', () => {
  test.each(['photo/red', 'photo/red.jpg'])('%s is shown in its place, whole', async (name) => {
    put('photo/red.jpg', await aPhotograph('#e00000'));
    const picture = await images.findProductPicture(await aProductShowing(name), 0, 'sm_224');
    expect(await middleOf((await picture?.read()) ?? Buffer.of())).toEqual([7, 0, 0]);
    expect(picture?.isLasting).toBe(true);
  });

  test('the view of a thing’s sizes is its photograph with its millimetres; without one it is a sign', async () => {
    mkdirSync(join(folder, 'originals', 'bag'), { recursive: true });
    put('bag/photographed.jpg', await aPhotograph('#e00000', 400, 400));
    const read = async (name: string) => {
      const picture = await images.findProductPicture(await aProductShowing(name), 0, 'md_448');
      return (await picture?.read()) ?? Buffer.of();
    };
    const measured = await read('bag/photographed/size-u480-a320');
    expect(await middleOf(measured)).toEqual([7, 0, 0]);
    // Beside the photograph there is the ground with the lines on it.
    const { dominant } = await sharp(measured).extract({ left: 0, top: 0, width: 60, height: 448 }).stats();
    expect(dominant.r).toBeGreaterThan(230);
    expect(await middleOf(await read('bag/unseen/size-u480'))).not.toEqual([7, 0, 0]);
  });

  test('a section’s own photograph goes before its product’s', async () => {
    mkdirSync(join(folder, 'originals', 'section'), { recursive: true });
    put('section/kotly.png', await aPhotograph('#0000e0'));
    const picture = await images.findSectionPicture('kotly', 'xs_96');
    expect(await middleOf((await picture?.read()) ?? Buffer.of())).toEqual([0, 0, 7]);
  });

  test.each([
    '../secret',
    '..%2fsecret',
    'photo/../../secret',
    '/etc/hostname',
    'photo/.hidden',
    'photo\\red',
    'photo/red.svg',
    'a/b/c/d/e/f',
    '',
  ])('the name «%s» never reaches the disk', async (name) => {
    writeFileSync(join(folder, 'secret.jpg'), await aPhotograph('#00ff00'));
    expect(await images.findProductPicture(await aProductShowing(name), 0, 'xs_96')).toBeNull();
  });

  test('sets of one room share its photograph, and a set’s own goes before it', async () => {
    const [row] = await shop.db<{ id: string; scene: string }[]>`
      SELECT external_id AS id, scene FROM product_sets WHERE scene IS NOT NULL ORDER BY id LIMIT 1`;
    const { id = '', scene = '' } = row ?? {};
    const read = async () => (await images.findSetPicture(id, 'sm_224'))?.read() ?? Buffer.alloc(0);
    for (const name of ['room', 'set']) mkdirSync(join(folder, 'originals', name), { recursive: true });
    put(`room/${scene}.jpg`, await aPhotograph('#ff0000'));
    expect(await middleOf(await read())).toEqual([8, 0, 0]);
    put(`set/${id}.jpg`, await aPhotograph('#0000ff'));
    const others = createImages(shop.db, { originalsDir: join(folder, 'originals') });
    const own = await others.findSetPicture(id, 'sm_224');
    expect(await middleOf((await own?.read()) ?? Buffer.alloc(0))).toEqual([0, 0, 8]);
  });

  test('a set that no room shows is a tile of its goods', async () => {
    const [row] = await shop.db<{ id: string; names: string[] }[]>`
      SELECT s.external_id AS id, array_agg(p.images[1] ORDER BY i.position) AS names
      FROM product_sets s JOIN set_items i ON i.set_id = s.id JOIN products p ON p.id = i.product_ids[1]
      WHERE s.scene IS NULL AND cardinality(p.images) > 0 GROUP BY s.id HAVING count(DISTINCT p.images[1]) > 1
      ORDER BY s.id LIMIT 1`;
    const [first = '', second = ''] = [...new Set(row?.names)];
    for (const name of [first, second]) {
      mkdirSync(join(folder, 'originals', name, '..'), { recursive: true });
      put(`${name}.jpg`, await aPhotograph(name === first ? '#ff0000' : '#0000ff'));
    }
    const shown = createImages(shop.db, { originalsDir: join(folder, 'originals') });
    const tile = (await (await shown.findSetPicture(row?.id ?? '', 'sm_224'))?.read()) ?? Buffer.alloc(0);
    const { data, info } = await sharp(tile).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number) => [
      ...data.subarray((84 * info.width + x) * 3, (84 * info.width + x) * 3 + 3),
    ];
    expect([info.width, info.height]).toEqual([224, 168]);
    expect(colourAt(56).map((part) => part > 128)).toEqual([true, false, false]);
    expect(colourAt(168).map((part) => part > 128)).toEqual([false, false, true]);
  });

  test('what nobody photographed shows the sign of its family, for as long as there is no photograph', async () => {
    const sign = await images.findProductPicture(await aProductShowing('photo/none'), 0, 'sm_224');
    expect(sign?.isLasting).toBe(true);
    const { width, height } = await sharp(await sign?.read()).metadata();
    expect([width, height]).toEqual([224, 224]);
    const bare = createImages(shop.db);
    const [row] = await shop.db<
      { id: string }[]
    >`SELECT external_id AS id FROM product_sets ORDER BY id LIMIT 1`;
    const set = await bare.findSetPicture(row?.id ?? '', 'sm_224');
    expect((await sharp(await set?.read()).metadata()).height).toBe(168);
    const [tiles, taps] = await Promise.all(
      ['plitka', 'smesiteli'].map((code) => bare.findSectionPicture(code, 'sm_224')),
    );
    expect(tiles?.etag).not.toBe(taps?.etag);
  });

  test('a link out of the folder is not followed', async () => {
    writeFileSync(join(folder, 'outside.jpg'), await aPhotograph('#00ff00'));
    symlinkSync(join(folder, 'outside.jpg'), join(folder, 'originals', 'photo', 'link.jpg'));
    const picture = await images.findProductPicture(await aProductShowing('photo/link'), 0, 'xs_96');
    expect(await middleOf((await picture?.read()) ?? Buffer.of())).not.toEqual([0, 8, 0]);
  });

  /** A PNG whose header promises 30,000 × 30,000 pixels. */
  const aFlood = () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
      'base64',
    );
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    return png;
  };

  test.each([
    ['broken', Buffer.from('\xff\xd8\xff\xe0 this is no photograph', 'latin1')],
    ['empty', Buffer.of()],
    ['flood', aFlood()],
    ['drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('%s: a sign stands in for a while, and the operator is told once', async (name, bytes) => {
    warn.mockClear();
    put(`photo/${name}.png`, bytes);
    const id = await aProductShowing(`photo/${name}`);
    for (const size of ['xs_96', 'xs_96', 'sm_224'] as const) {
      const picture = await images.findProductPicture(id, 0, size);
      expect(picture?.isLasting).toBe(false);
      expect((await sharp(await picture?.read()).metadata()).format).toBe('webp');
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${name}.png cannot be used`));
    expect((await get(address('xs_96', 0, id))).headers['cache-control']).toBe('public, max-age=60');
  });
});

test('first requests that come together make one picture', async () => {
  put('photo/crowd.jpg', await aPhotograph('#808000', 1200, 900));
  const id = await aProductShowing('photo/crowd');
  const before = kept().length;
  // Told when a picture enters and when it leaves: once to be read, once to be encoded.
  const moves: number[] = [];
  const note = (length: number) => moves.push(length);
  sharp.queue.on('change', note);
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(address('lg_896', 0, id))));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
  sharp.queue.off('change', note);
  expect(moves).toHaveLength(4);
  expect(kept()).toHaveLength(before + 1);
});
