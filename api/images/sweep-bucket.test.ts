/** Against a server of S3's protocol from npm, which checks every signature. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPictures } from '#operator/shop/pictures.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { openStand } from '#tests/stands/stand.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { type Bucket, type BucketSettings, createBucket } from './bucket.ts';
import { sweepBucket } from './sweep-bucket.ts';

const DAY_MS = 86_400_000;
let shop: TestDatabase;
let folder: string;
let storage: S3rver;
let bucket: Bucket;
let settings: BucketSettings;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheber-sweep-'));
  storage = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
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
  bucket = createBucket(createOutgoing({ info() {}, warn() {} }), settings);
  shop = await openTestDatabase();
});
afterAll(async () => {
  await storage.close();
  await shop.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const path of await listed()) await bucket.remove(path);
});

async function listed(): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of bucket.list()) paths.push(path);
  return paths.sort();
}

const digestOf = (words: string) => createHash('sha256').update(words).digest('hex');
const ENDINGS = { uploads: 'webp', '1c': 'jpg', 'uploads/documents': 'pdf' } as const;
async function put(kind: keyof typeof ENDINGS, words: string) {
  const digest = kind === '1c' ? digestOf(words) : digestOf(words).slice(0, 40);
  const path = `${kind}/${digest.slice(0, 2)}/${digest}.${ENDINGS[kind]}`;
  await bucket.put(path, Buffer.from(words), 'image/webp');
  return { path, digest, name: path.replace(/\.\w+$/, '') };
}
/** So many days from now. */
const sweepIn = (days: number, isDry = false, mayTakeMost = false) =>
  sweepBucket(shop.db, bucket, { ageMs: 30 * DAY_MS, isDry, mayTakeMost, now: Date.now() + days * DAY_MS });

test('what any row names stays, of a product, a document, 1C or the log; what nobody names goes when it is old', async () => {
  const [shown, focused, from1c, paper, logged, drafted] = [
    await put('uploads', 'shown'),
    await put('uploads', 'with a focus'),
    await put('1c', 'from 1C'),
    await put('uploads/documents', 'a certificate'),
    await put('uploads', 'replaced lately'),
    await put('uploads', 'on a banner'),
  ];
  const orphans = [
    await put('uploads', 'a draft'),
    await put('1c', 'gone'),
    await put('uploads/documents', 'old'),
  ];
  const stranger = 'elsewhere/notes.txt';
  await bucket.put(stranger, Buffer.from('of somebody else'), 'text/plain');
  const [product] = await shop.db<{ id: number }[]>`SELECT id FROM products ORDER BY id LIMIT 1`;
  const id = product?.id ?? 0;
  await shop.db`UPDATE products SET images = ${[logged.name]} WHERE id = ${id}`;
  await shop.db`
    UPDATE products SET images = ${[shown.name, `${focused.name}@120,400`, from1c.name]},
           documents = ${shop.db.json([{ type: 'certificate', ru: 'а', kz: 'а', url: `/files/${paper.digest}.pdf` }])} WHERE id = ${id}`;
  await shop.db`CREATE TABLE of_tomorrow (said jsonb)`;
  await shop.db`INSERT INTO of_tomorrow VALUES (${shop.db.json({ picture: [drafted.name, logged.name] })})`;
  const all = await listed();

  expect(await sweepIn(29)).toMatchObject({ seen: 9, unnamed: 0, removed: 0 });
  expect(await sweepIn(31, true)).toMatchObject({ seen: 9, unnamed: 3, removed: 0 });
  expect(await listed()).toEqual(all);
  expect(await sweepIn(31)).toMatchObject({ seen: 9, unnamed: 3, removed: 3 });
  const gone = orphans.map(({ path }) => path);
  expect(await listed()).toEqual(all.filter((path) => !gone.includes(path)));
  expect(await sweepIn(31)).toMatchObject({ seen: 6, unnamed: 0, removed: 0 });
});

test('a bucket that is strange to the database is not touched unless that is said', async () => {
  const own = await put('uploads', 'of another shop');
  expect(await sweepIn(31)).toBe('too_many');
  expect(await listed()).toEqual([own.path]);
  expect(await sweepIn(31, false, true)).toMatchObject({ removed: 1 });
});

/** By the documents of ListObjectsV2: the server from npm makes its tokens by a cipher that Node no longer has. */
test('a list of several pages is read to its end, each asked for by the token of the one before', async () => {
  const object = (n: number) =>
    `<Contents><Key>shop/uploads/0${n}/${digestOf(String(n)).slice(0, 40)}.webp</Key><LastModified>2026-01-0${n}T00:00:00.000Z</LastModified><Size>${n}</Size></Contents>`;
  const tokens = [null, 'a+b/c=', 'second'];
  const stand = await openStand(({ query }) => {
    const page = tokens.indexOf(query.get('continuation-token'));
    const next = tokens[page + 1];
    const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    return { body: `<ListBucketResult>${object(page + 1)}${more}</ListBucketResult>` };
  });
  const paged = createBucket(createOutgoing({ info() {}, warn() {} }), { ...settings, address: stand.url });
  const found: [number, string][] = [];
  for await (const { bytes, putAt } of paged.list()) found.push([bytes, putAt.toISOString().slice(0, 10)]);
  await stand.close();
  expect(found).toEqual([
    [1, '2026-01-01'],
    [2, '2026-01-02'],
    [3, '2026-01-03'],
  ]);
});

test('the operator is told first, and says what to take', async () => {
  const pictures = createPictures(() => bucket);
  await put('uploads', 'young');
  expect(await pictures.run(shop.db, ['sweep'])).toBe(
    '1 objects; 0 (0.0 MB) are older than 30 days and named by no row.',
  );
  await expect(pictures.run(shop.db, ['sweep', '--days', '3'])).rejects.toThrow(
    'younger than 7 days is not swept',
  );
  await expect(pictures.run(shop.db, ['sweep', '--hard'])).rejects.toThrow('There is no flag --hard');
  await expect(createPictures(() => null).run(shop.db, ['sweep'])).rejects.toThrow('PICTURES is not s3');
});
