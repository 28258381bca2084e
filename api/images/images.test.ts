import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { drawPicture } from './drawing.ts';

let shop: TestApp;
let externalId: string;
beforeAll(async () => {
  shop = await openTestApp();
  const [row] = await shop.db<{ id: string }[]>`SELECT external_id AS id FROM products ORDER BY id LIMIT 1`;
  externalId = row?.id ?? '';
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const address = (size = 'md_448', index = 0) =>
  `/img/p/${size}/${externalId.slice(0, 3)}/${externalId}_${index}.webp`;

test.each([
  ['xs_96', 96],
  ['sm_224', 224],
  ['md_448', 448],
  ['lg_896', 896],
])('%s is a WebP of that width, kept by browsers', async (size, width) => {
  const response = await get(address(size));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/webp');
  expect(response.headers['cache-control']).toContain('max-age=86400');
  const { format, width: drawn, height } = await sharp(response.rawPayload).metadata();
  expect([format, drawn, height]).toEqual(['webp', width, width]);
});

test('who has it already gets 304', async () => {
  const { headers } = await get(address());
  expect((await get(address(), { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('a section has a picture too', async () => {
  expect((await get('/img/s/md_448/lam/laminat_0.webp')).statusCode).toBe(200);
});

test.each([
  '/img/p/md_9999/abc/abcdef_0.webp',
  '/img/p/__proto__/abc/abcdef_0.webp',
  '/img/x/md_448/abc/abcdef_0.webp',
  '/img/p/md_448/abc/unknown-id_0.webp',
  '/img/p/md_448/unk/unknown-id_0.webp',
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

test('every picture name of the range has a drawing, unlike in colour where its variant names another', async () => {
  const rows = await shop.db<{ name: string }[]>`SELECT DISTINCT unnest(images) AS name FROM products`;
  for (const { name } of rows) expect(drawPicture(name)).toContain('</svg>');
  expect(drawPicture('board/oak')).not.toBe(drawPicture('board/walnut'));
  expect(drawPicture('board/oak/size')).not.toBe(drawPicture('board/oak'));
});
