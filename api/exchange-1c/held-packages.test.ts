import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '#operator/shop/exchange.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  // Files before this one in the same process may have counted packages as well.
  register.resetMetrics();
  shop = await openTestApp({ hasOutbox: true });
  const said = await exchange.run(shop.db, ['account', 'add', 'ut-held']);
  password = /Пароль: (\S+)/.exec(said)?.[1] ?? '';
});
afterAll(() => shop.close());

test('a held package is shown, its warehouse mapped, and it is applied once somebody says yes', async () => {
  const [goods] = await shop.db<{ id: number; externalId: string }[]>`
    SELECT id, external_id AS "externalId" FROM products p WHERE active
      AND NOT EXISTS (SELECT FROM stock_entries e WHERE e.product_id = p.id) ORDER BY id LIMIT 1`;
  if (!goods) throw new Error('the demo range is empty');
  const made = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
  const xml = `<КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="${made}"><ПакетПредложений СодержитТолькоИзменения="true"><ИдКаталога>c</ИдКаталога><Предложения><Предложение><Ид>${goods.externalId}</Ид><Количество>4321</Количество></Предложение></Предложения></ПакетПредложений></КоммерческаяИнформация>`;
  const told = await new OneC(shop.app, 'ut-held', password).send('offers.xml', Buffer.from(xml));
  expect(told.lines).toEqual(['success', 'Пакет ждёт подтверждения на сайте']);

  const listed = await exchange.run(shop.db, ['list']);
  const [id = ''] = listed.split(' ');
  expect(listed).toContain('held');
  expect(await exchange.run(shop.db, ['show', id])).toContain('store_unmapped');
  expect(await exchange.run(shop.db, ['map'])).toContain('guessed  store  all  Общий остаток');
  await exchange.run(shop.db, ['map', 'store', 'all', '1']);
  await exchange.run(shop.db, ['confirm', id]);
  await shop.jobs.find(({ name }) => name === 'exchange')?.run(shop.db, new AbortController().signal);
  const [stock] = await shop.db`SELECT count FROM stocks WHERE product_id = ${goods.id} AND store_id = 1`;
  expect(stock).toEqual({ count: 4321 });
  await expect(exchange.run(shop.db, ['confirm', id])).rejects.toThrow('that waits');
});

test('an account that is blocked is out at once', async () => {
  const base = new OneC(shop.app, 'ut-held', password);
  await base.greet();
  await exchange.run(shop.db, ['account', 'block', 'ut-held']);
  expect((await base.init()).status).toBe(401);
  expect((await base.greet()).lines).toEqual(['failure', 'Неверное имя или пароль']);
  await exchange.run(shop.db, ['account', 'open', 'ut-held']);
  expect((await base.greet()).lines[0]).toBe('success');
});

const run = () =>
  shop.jobs.find(({ name }) => name === 'exchange')?.run(shop.db, new AbortController().signal);
const stamp = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
const catalogue = (
  inner: string,
  groups = '<Группа><Ид>hg</Ид><Наименование>Замки</Наименование></Группа>',
) =>
  Buffer.from(
    `<КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="${stamp()}"><Классификатор><Ид>hk</Ид><Группы>${groups}</Группы></Классификатор><Каталог СодержитТолькоИзменения="true"><Ид>hc</Ид><Товары>${inner}</Товары></Каталог></КоммерческаяИнформация>`,
  );
const lock = (n: number, more = '') =>
  `<Товар><Ид>lock-${n}</Ид><Наименование>Замок ${n}</Наименование><Группы><Ид>hg</Ид></Группы>${more}</Товар>`;
/** What lies in the outbox, as text. */
function readLetters(): string[] {
  const folder = join(shop.config.dataDir ?? '', 'outbox');
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}
const send = (name: string, bytes: Buffer) => new OneC(shop.app, 'ut-held', password).send(name, bytes);

test('how much is too much is a setting; those who look after the exchange get a letter in their language', async () => {
  const ids = [1, 2, 3, 4];
  expect((await send('l1.xml', catalogue(ids.map((n) => lock(n)).join('')))).lines[0]).toBe('success');
  expect(await exchange.run(shop.db, ['set'])).toContain('switched_off_count 50');
  await exchange.run(shop.db, ['set', 'switched_off_count', '3']);
  await exchange.run(shop.db, ['set', 'switched_off_percent', '1']);
  await expect(exchange.run(shop.db, ['set', 'switched_off_count', 'many'])).rejects.toThrow('cannot be');
  await shop.db`UPDATE products SET active = false WHERE external_id NOT LIKE 'lock-%'`;
  await shop.db`
    WITH made AS (INSERT INTO staff (email, name, language, state) VALUES
      ('look@staff.test', 'Айгүл', 'kz', 'active'), ('pick@staff.test', 'Иван', 'ru', 'active'), ('off@staff.test', 'Пётр', 'ru', 'closed')
      RETURNING id, email)
    INSERT INTO staff_roles (staff_id, role)
    SELECT id, CASE WHEN email LIKE 'pick%' THEN 'picker' ELSE 'administrator' END FROM made`;
  await shop.db`DELETE FROM tasks WHERE kind = 'letter'`;
  const gone = ids.map((n) => lock(n, '<ПометкаУдаления>true</ПометкаУдаления>')).join('');
  expect((await send('l2.xml', catalogue(gone))).lines).toEqual([
    'success',
    'Пакет ждёт подтверждения на сайте',
  ]);
  await shop.sendLetters();
  const letters = readLetters();
  expect(letters.filter((text) => text.includes('look@staff.test'))).toHaveLength(1);
  expect(letters.join()).not.toMatch(/pick@staff|off@staff/);
  expect(letters.find((text) => text.includes('look@staff.test'))).toMatch(/office\/exchange\/\d+/);
  const [held] = await shop.db`SELECT hold_reasons FROM exchange_packages WHERE state = 'held'`;
  expect(held).toEqual({ hold_reasons: ['switched_off'] });
});

test('a package that was refused can be taken once more, also when nothing in it is new', async () => {
  const listed = await exchange.run(shop.db, ['list']);
  const id = /^(\d+).*held/m.exec(listed)?.[1] ?? '';
  await exchange.run(shop.db, ['refuse', id]);
  await exchange.run(shop.db, ['set', 'switched_off_count', '50']);
  await exchange.run(shop.db, ['rerun', id]);
  await run();
  const [state] = await shop.db`SELECT state FROM exchange_packages WHERE id = ${id}`;
  expect(state).toEqual({ state: 'applied' });
  const [on] =
    await shop.db`SELECT count(*)::int AS on FROM products WHERE external_id LIKE 'lock-%' AND active`;
  expect(on).toEqual({ on: 0 });
  // Somebody has broken a name since: the same file mends it.
  await shop.db`UPDATE products SET name_ru = 'Сломано' WHERE external_id = 'lock-1'`;
  await exchange.run(shop.db, ['rerun', id]);
  await run();
  const [named] = await shop.db`SELECT name_ru FROM products WHERE external_id = 'lock-1'`;
  expect(named).toEqual({ name_ru: 'Замок 1' });
  await expect(exchange.run(shop.db, ['rerun', '999999'])).rejects.toThrow('no package');
});

test('words without Kazakh are listed, filled in from a table, and the same word is an answer too', async () => {
  const listed = await exchange.run(shop.db, ['words']);
  const line = listed.split('\n').find((each) => each.includes('Замки')) ?? '';
  expect(line).toMatch(/^section;\d+;Замки;$/);
  const file = join(tmpdir(), `words-${process.pid}.csv`);
  writeFileSync(file, `kind;key;ru;kz\n${line}Құлыптар\n`);
  expect(await exchange.run(shop.db, ['words', 'fill', file])).toContain('1 of 1 words are written');
  expect(await exchange.run(shop.db, ['words'])).not.toContain('Замки');
  const [section] = await shop.db`SELECT name_kz FROM sections WHERE name_ru = 'Замки'`;
  expect(section).toEqual({ name_kz: 'Құлыптар' });
  await send(
    'l3.xml',
    catalogue(lock(9), '<Группа><Ид>hg2</Ид><Наименование>Ламинат-проба</Наименование></Группа>'),
  );
  const other = (await exchange.run(shop.db, ['words']))
    .split('\n')
    .find((each) => each.includes('Ламинат-проба'));
  writeFileSync(file, `kind;key;ru;kz\n${other}Ламинат-проба\n`);
  await exchange.run(shop.db, ['words', 'fill', file]);
  expect(await exchange.run(shop.db, ['words'])).not.toContain('Ламинат-проба');
});

test('what came, what waits and how old the last word of 1C is stand in the figures', async () => {
  await shop.jobs.find(({ name }) => name === 'exchange-figures')?.run(shop.db, new AbortController().signal);
  const text = await register.metrics();
  expect(text).toMatch(/exchange_packages_total\{kind="goods",state="applied"\} \d/);
  expect(text).toMatch(/exchange_packages_total\{kind="goods",state="held"\} 1/);
  expect(text).toMatch(/exchange_last_seconds\{kind="goods"\} \d/);
  expect(text).toMatch(/exchange_held 0/);
  expect(text).toMatch(/exchange_orders_waiting \d/);
  expect(text).toMatch(/exchange_lag_seconds \d/);
});

test('a file that was made before another says nothing of goods whose later version is known', async () => {
  const old = (bytes: Buffer) => Buffer.from(bytes.toString().replace(/T\d\d:\d\d:\d\d"/, 'T00:00:01"'));
  const goods = (name: string, version: string) =>
    `<Товар><Ид>lock-${name === 'Другой' ? 31 : 30}</Ид><НомерВерсии>${version}</НомерВерсии><Наименование>${name}</Наименование><Группы><Ид>hg</Ид></Группы></Товар>`;
  await send('v2.xml', catalogue(goods('Новый', 'AAAAAAAAAAI=') + goods('Другой', 'AAAAAAAAAAI=')));
  await send('v1.xml', old(catalogue(goods('Старый', 'AAAAAAAAAAE='))));
  const nameOf = async () =>
    (await shop.db<{ name: string }[]>`SELECT name_ru AS name FROM products WHERE external_id = 'lock-30'`)[0]
      ?.name;
  expect(await nameOf()).toBe('Новый');
  await send('v3.xml', old(catalogue(goods('Ещё новее', 'AAAAAAAAAAM='))));
  expect(await nameOf()).toBe('Ещё новее');
});

test('a section that staff have merged into another stays merged, however often 1C names it', async () => {
  const group = '<Группа><Ид>merged</Ид><Наименование>Петли</Наименование></Группа>';
  const send = (...ids: string[]) =>
    new OneC(shop.app, 'ut-held', password).send(
      'import.xml',
      catalogue(
        ids
          .map(
            (id) =>
              `<Товар><Ид>${id}</Ид><Наименование>Петля ${id}</Наименование><БазоваяЕдиница Код="796">шт</БазоваяЕдиница><Группы><Ид>merged</Ид></Группы></Товар>`,
          )
          .join(''),
        group,
      ),
    );
  const sectionOf = async (id: string) =>
    Number((await shop.db`SELECT section_id AS id FROM products WHERE external_id = ${id}`)[0]?.id);
  expect((await send('m-1')).lines[0]).toBe('success');
  const old = await sectionOf('m-1');
  const [other] = await shop.db<{ id: number }[]>`
    SELECT id FROM sections WHERE rgt = lft + 1 AND id <> ${old} LIMIT 1`;
  await shop.db`
    INSERT INTO merges (kind, id, into_id, moved) VALUES ('section', ${old}, ${other?.id ?? 0}, '{"products": []}')`;
  expect((await send('m-1', 'm-2')).lines[0]).toBe('success');
  expect(await sectionOf('m-2')).toBe(other?.id);
});
