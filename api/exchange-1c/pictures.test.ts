/** Pictures that 1C sends again: the same, another under the same name, one less, none. In a folder, and in a bucket beside it. */
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';
import { type Bucket, type BucketSettings, createBucket } from '../images/bucket.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { addAccount } from './operators.ts';

const DAY_MS = 86_400_000;

describe.each(['a folder', 'a bucket'])('in %s', (where) => {
  let shop: TestApp;
  let storage: S3rver | null = null;
  let storageFolder = '';
  let bucket: Bucket | null = null;
  let password: string;

  beforeAll(async () => {
    let settings: BucketSettings | null = null;
    if (where === 'a bucket') {
      storageFolder = mkdtempSync(join(tmpdir(), 'sheber-1c-bucket-'));
      storage = new S3rver({
        port: 0,
        address: '127.0.0.1',
        silent: true,
        directory: storageFolder,
        configureBuckets: [{ name: 'pictures', configs: [] }],
      });
      const { port } = await storage.run();
      settings = {
        address: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        bucket: 'pictures',
        key: 'S3RVER',
        secret: 'S3RVER',
        prefix: '',
      };
      bucket = createBucket(createOutgoing({ info() {}, warn() {} }), settings);
    }
    shop = await openTestApp({
      hasOutbox: true,
      ...(settings ? { config: { partners: { s3: settings } as never } } : {}),
    });
    password = (await addAccount(shop.db, 'ut-pictures')) ?? '';
  });
  afterAll(async () => {
    await shop.close();
    await storage?.close();
    if (storageFolder !== '') rmSync(storageFolder, { recursive: true, force: true });
  });

  const draw = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const folder = () => join(shop.config.dataDir ?? '', 'sent-pictures');
  const listKept = async () =>
    (await readdir(folder(), { recursive: true })).filter((name) => name.endsWith('.jpg')).sort();
  async function listBucket(): Promise<string[]> {
    const paths: string[] = [];
    if (bucket) for await (const { path } of bucket.list()) paths.push(path);
    return paths.sort();
  }
  const imagesOf = async () =>
    (await shop.db<{ images: string[] }[]>`SELECT images FROM products WHERE external_id = 'pic-1'`)[0]
      ?.images ?? [];
  const addressOf = (at: number) => `/img/p/sm_224/pic/pic-1_${at}.webp`;
  let run = 0;

  /** Gives how many products got other pictures. */
  async function tell(
    files: Readonly<Record<string, Buffer>>,
    named: readonly string[] | null,
  ): Promise<number> {
    const one = new OneC(shop.app, 'ut-pictures', password, { version: '2.08' });
    await one.greet();
    await one.init();
    for (const [name, bytes] of Object.entries(files)) await one.sendFile(`import_files/${name}`, bytes);
    run += 1;
    const pictures = (named ?? [])
      .map((name) => (name === '' ? '<Картинка/>' : `<Картинка>import_files/${name}</Картинка>`))
      .join('');
    await one.sendFile(
      'import.xml',
      Buffer.from(
        `<КоммерческаяИнформация ВерсияСхемы="2.08"><Классификатор><Ид>pic</Ид><Группы><Группа><Ид>pic-g</Ид><Наименование>Люстры</Наименование></Группа></Группы></Классификатор><Каталог СодержитТолькоИзменения="true"><Ид>pic-c</Ид><Товары><Товар><Ид>pic-1</Ид><Артикул>${run}</Артикул><Наименование>Люстра</Наименование><Группы><Ид>pic-g</Ид></Группы>${pictures}</Товар></Товары></Каталог></КоммерческаяИнформация>`,
      ),
    );
    expect((await one.takeIn('import.xml')).lines[0]).toBe('success');
    const [pkg] = await shop.db<{ count: number }[]>`
      SELECT coalesce((counts ->> 'pictures')::int, 0) AS count FROM exchange_packages ORDER BY id DESC LIMIT 1`;
    return pkg?.count ?? 0;
  }

  test('the same picture again is the same name, and is drawn once', async () => {
    const red = await draw('#c33');
    expect(await tell({ 'a.png': red, 'b.png': await draw('#3c3') }, ['a.png', 'b.png'])).toBe(1);
    const first = await imagesOf();
    expect(first).toHaveLength(2);
    expect(await tell({ 'a.png': red }, ['a.png'])).toBe(1);
    expect(await imagesOf()).toEqual(first.slice(0, 1));
    expect(await tell({ 'renamed.png': red }, ['renamed.png'])).toBe(0);
    expect(await imagesOf()).toEqual(first.slice(0, 1));
    expect(await listKept()).toHaveLength(2);
    if (bucket) expect(await listBucket()).toEqual((await listKept()).map((name) => name));
  });

  test('other bytes under the same name are another picture, and its sizes are drawn of it', async () => {
    const before = await imagesOf();
    const old = await shop.app.inject({ url: addressOf(0) });
    expect(await tell({ 'a.png': await draw('#33c') }, ['a.png'])).toBe(1);
    const after = await imagesOf();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    const shown = await shop.app.inject({ url: addressOf(0) });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers.etag).not.toBe(old.headers.etag);
    const { dominant } = await sharp(shown.rawPayload).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  test('an export without pictures takes none away; an empty one does, and leaves what staff have put there', async () => {
    const [own = ''] = await imagesOf();
    expect(await tell({}, null)).toBe(0);
    expect(await tell({}, ['never-came.png'])).toBe(0);
    expect(await imagesOf()).toEqual([own]);
    const staffs = 'uploads/ab/0123456789abcdef0123456789abcdef01234567';
    await shop.db`UPDATE products SET images = ${[own, staffs]}::text[] WHERE external_id = 'pic-1'`;
    expect(await tell({}, [''])).toBe(1);
    expect(await imagesOf()).toEqual([staffs]);
    await shop.db`UPDATE products SET images = '{}' WHERE external_id = 'pic-1'`;
    // A sign stands where the picture was.
    expect((await shop.app.inject({ url: addressOf(0) })).statusCode).toBe(200);
  });

  test('what was taken away and comes again is there again, also where it was long ago', async () => {
    const red = await draw('#c33');
    for (const name of await listKept())
      utimesSync(
        join(folder(), name),
        new Date(Date.now() - 30 * DAY_MS),
        new Date(Date.now() - 30 * DAY_MS),
      );
    // The bucket has been swept meanwhile.
    for (const path of await listBucket()) await bucket?.remove(path);
    expect(await tell({ 'a.png': red }, ['a.png'])).toBe(1);
    const [name = ''] = await imagesOf();
    expect(await listKept()).toContain(`${name}.jpg`);
    if (bucket) expect(await listBucket()).toEqual([`${name}.jpg`]);
    expect((await shop.app.inject({ url: addressOf(0) })).statusCode).toBe(200);
  });
});
