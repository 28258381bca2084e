/** A disk that is full while a file comes and while it is read: 1C hears why, nothing changes, and it goes on when there is room. */
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC, type Told } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

const NO_ROOM = ['failure', 'На сайте нет места для файлов обмена. Сообщите администратору сайта'];

let hasRoom = true;
let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({
    hasOutbox: true,
    diskSpace: { hasDiskSpace: () => hasRoom, close: () => undefined },
  });
  password = (await addAccount(shop.db, 'ut-full')) ?? '';
});
afterAll(() => shop.close());

const stamp = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
const write = (run: string, count: number) =>
  Buffer.from(
    `<КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="${stamp()}"><Классификатор><Ид>fk</Ид><Группы><Группа><Ид>fg</Ид><Наименование>Мешки</Наименование></Группа></Группы></Классификатор><Каталог СодержитТолькоИзменения="true"><Ид>fc</Ид><Товары>${Array.from(
      { length: count },
      (_each, n) =>
        `<Товар><Ид>full-${run}-${n}</Ид><Наименование>Мешок ${run} ${n}</Наименование><Группы><Ид>fg</Ид></Группы></Товар>`,
    ).join('')}</Товары></Каталог></КоммерческаяИнформация>`,
  );
const countGoods = async (run: string) =>
  (await shop.db`SELECT FROM products WHERE external_id LIKE ${`full-${run}-%`}`).length;

async function greet(): Promise<OneC> {
  const one = new OneC(shop.app, 'ut-full', password, { version: '2.08' });
  await one.greet();
  await one.init();
  return one;
}

function expectNoRoom(told: Told): void {
  expect(told.status).toBe(200);
  expect(told.lines).toEqual(NO_ROOM);
}

test('below the reserve no part is taken and nothing is begun; with room the same words are followed', async () => {
  const one = await greet();
  const bytes = write('low', 30);
  hasRoom = false;
  expectNoRoom(await one.sendFile('low.xml', bytes));
  hasRoom = true;
  expect((await one.sendFile('low.xml', bytes)).lines[0]).toBe('success');
  hasRoom = false;
  expectNoRoom(await one.takeIn('low.xml'));
  expect(await countGoods('low')).toBe(0);
  hasRoom = true;
  expect((await one.takeIn('low.xml')).lines[0]).toBe('success');
  expect(await countGoods('low')).toBe(30);
});

test('a part that finds the last byte taken is dropped whole, and is taken when it comes again', async () => {
  const one = await greet();
  const [session] = await shop.db<{ folder: string }[]>`
    SELECT folder FROM exchange_sessions WHERE ended_at IS NULL ORDER BY id DESC LIMIT 1`;
  const folder = join(shop.config.dataDir ?? '', 'exchange', session?.folder ?? '');
  await mkdir(folder, { recursive: true });
  // What is written there ends as on a disk without a byte of room.
  await symlink('/dev/full', join(folder, 'byte.xml'));
  expectNoRoom(await one.sendFile('byte.xml', write('byte', 10)));
  const [file] = await shop.db<{ bytes: number }[]>`
    SELECT bytes::int FROM exchange_files WHERE name = 'byte.xml' ORDER BY updated_at DESC LIMIT 1`;
  expect(file?.bytes ?? 0).toBe(0);
  const other = await one.send('roomy.xml', write('byte', 10));
  expect(other.lines[0]).toBe('success');
  expect(await countGoods('byte')).toBe(10);
});

test('room that ends while a file is read: nothing has changed, and it goes on by itself', async () => {
  const one = await greet();
  expect((await one.sendFile('read.xml', write('read', 3000))).lines[0]).toBe('success');
  await shop.db.unsafe(`
    CREATE FUNCTION no_room_left() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER no_room_left BEFORE INSERT ON exchange_staged FOR EACH STATEMENT EXECUTE FUNCTION no_room_left()`);
  expectNoRoom(await one.takeIn('read.xml'));
  // However often it is asked, and by whomever: it is not the package's fault.
  for (let n = 0; n < 25; n += 1)
    await shop.jobs
      .find(({ name }) => name === 'exchange')
      ?.run(shop.db, new AbortController().signal)
      .catch(() => undefined);
  expectNoRoom(await one.takeIn('read.xml'));
  expect(await countGoods('read')).toBe(0);
  await shop.db`DROP TRIGGER no_room_left ON exchange_staged`;
  await shop.jobs.find(({ name }) => name === 'exchange')?.run(shop.db, new AbortController().signal);
  expect(await countGoods('read')).toBe(3000);
  expect((await one.takeIn('read.xml')).lines[0]).toBe('success');
});

test('room that ends between two batches: what was begun rests, and is carried to its end', async () => {
  const one = await greet();
  expect((await one.sendFile('half.xml', write('half', 3000))).lines[0]).toBe('success');
  let isTold = false;
  const watching = setInterval(() => {
    void countGoods('half').then((count) => {
      // A count that was on its way when 1C was answered takes no room any more.
      if (count > 0 && !isTold) hasRoom = false;
    });
  }, 5);
  const told = await one.takeIn('half.xml').finally(() => {
    isTold = true;
    clearInterval(watching);
  });
  expectNoRoom(told);
  expect(await countGoods('half')).toBeLessThan(3000);
  hasRoom = true;
  await expect
    .poll(async () => {
      await shop.jobs.find(({ name }) => name === 'exchange')?.run(shop.db, new AbortController().signal);
      return countGoods('half');
    })
    .toBe(3000);
  expect((await one.takeIn('half.xml')).lines[0]).toBe('success');
});
