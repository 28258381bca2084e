/** Against a server of S3's protocol from npm, which checks every signature. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { createOutgoing, Refused } from '../outgoing/outgoing.ts';
import { type BucketSettings, createBucket } from './bucket.ts';
import { createImages, keepFile, keepOriginal, readKept, showOriginal } from './images.ts';

let shop: TestApp;
let externalId: string;
let folder: string;
let storage: S3rver;
let settings: BucketSettings;
const asked: string[] = [];
const note = (facts: object) => asked.push((facts as { operation: string }).operation);
const outgoing = () => createOutgoing({ info: note, warn: note });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheber-bucket-'));
  storage = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'storage'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await storage.run();
  settings = {
    address: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'pictures',
    key: 'S3RVER',
    secret: 'S3RVER',
    prefix: 'shop/',
  };
  shop = await openTestApp();
  const [row] = await shop.db<{ id: string }[]>`SELECT external_id AS id FROM products ORDER BY id LIMIT 1`;
  externalId = row?.id ?? '';
});
afterAll(async () => {
  await storage.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One machine of several: its own folder and disk, the one bucket. */
const aMachine = (name: string, bucket = createBucket(outgoing(), settings)) => ({
  shelf: { folder: join(folder, name), bucket },
  images: createImages(shop.db, {
    originalsDir: join(folder, name),
    cacheDir: join(folder, `${name}-made`),
    bucket,
  }),
});
const aPhotograph = (background: string) =>
  sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .webp()
    .toBuffer();
const show = (name: string) =>
  shop.db`UPDATE products SET images = ARRAY[${name}] WHERE external_id = ${externalId}`;
async function middleOf(picture: Buffer | undefined): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
}

test('what one machine keeps another shows, fetched once for all its sizes', async () => {
  const one = aMachine('one');
  const other = aMachine('other');
  const { name } = await keepOriginal(one.shelf, await aPhotograph('#ff0000'));
  await show(name);
  asked.length = 0;
  const sizes = await Promise.all(
    (['sm_224', 'md_448'] as const).map((size) => other.images.findProductPicture(externalId, 0, size)),
  );
  for (const picture of sizes) {
    expect(picture?.isLasting).toBe(true);
    const [red = 0, green = 255] = await middleOf(await picture?.read());
    expect(red - green).toBeGreaterThan(200);
  }
  expect(asked.toSorted()).toEqual(['get', 'list']);
  expect(await showOriginal(other.shelf, name)).toMatchObject({ width: 640, height: 640 });
});

test('documents are shared as well, and what is nowhere is nothing', async () => {
  const data = Buffer.from('%PDF-1.4 …');
  await keepFile(aMachine('one').shelf, 'uploads/documents/aa/paper.pdf', data);
  const { shelf, images } = aMachine('other');
  expect(await readKept(shelf, 'uploads/documents/aa/paper.pdf')).toEqual(data);
  expect(await readKept(shelf, 'uploads/documents/aa/none.pdf')).toBeNull();
  await show('uploads/aa/none');
  expect(await images.findProductPicture(externalId, 0, 'sm_224')).toMatchObject({ isLasting: true });
});

test('a bucket that is away is no absence: a stand-in, asked for again soon; nothing is kept by half', async () => {
  const away = createBucket(outgoing(), { ...settings, address: 'http://127.0.0.1:9' });
  const { shelf, images } = aMachine('third', away);
  await show('uploads/bb/elsewhere');
  expect(await images.findProductPicture(externalId, 0, 'sm_224')).toMatchObject({ isLasting: false });
  await expect(keepOriginal(shelf, await aPhotograph('#00ff00'))).rejects.toMatchObject({
    code: 'picture.not_kept',
  });
});

test('a wrong secret is refused by the storage', async () => {
  const bucket = createBucket(outgoing(), { ...settings, secret: 'another' });
  await expect(bucket.put('uploads/x.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(Refused);
  await expect(bucket.find('uploads/x')).rejects.toThrow(Refused);
});
