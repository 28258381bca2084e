/** What goods bring beside themselves, and what is not done for those that bring nothing new. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-same')) ?? '';
});
afterAll(() => shop.close());

const stamp = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
const goods = (n: number, name: string, colour: string | null) =>
  `<Товар><Ид>same-${n}</Ид><Наименование>${name}</Наименование><Группы><Ид>sg</Ид></Группы>${
    colour === null
      ? ''
      : `<ЗначенияСвойств><ЗначенияСвойства><Ид>same-colour</Ид><Значение>${colour}</Значение></ЗначенияСвойства></ЗначенияСвойств>`
  }</Товар>`;

async function send(file: string, inner: string): Promise<void> {
  const xml = `<КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="${stamp()}"><Классификатор><Ид>sk</Ид><Группы><Группа><Ид>sg</Ид><Наименование>Вёдра</Наименование></Группа></Группы><Свойства><Свойство><Ид>same-colour</Ид><Наименование>Цвет ведра</Наименование><ТипЗначений>Строка</ТипЗначений></Свойство></Свойства></Классификатор><Каталог СодержитТолькоИзменения="true"><Ид>sc</Ид><Товары>${inner}</Товары></Каталог></КоммерческаяИнформация>`;
  const { lines } = await new OneC(shop.app, 'ut-same', password).send(file, Buffer.from(xml));
  expect(lines[0]).toBe('success');
}

const countPlaced = async () =>
  (
    await shop.db`
      SELECT FROM section_properties o JOIN external_ids e ON e.kind = 'property' AND e.id = o.property_id
      WHERE e.external_id = 'same-colour'`
  ).length;
const countsOf = async (file: string) =>
  (
    await shop.db<{ counts: Record<string, number> }[]>`
      SELECT counts FROM exchange_packages WHERE file = ${file} ORDER BY id DESC LIMIT 1`
  )[0]?.counts;

test('a property stands in the table of a section once five of its goods have it, whichever packages brought them', async () => {
  const four = [1, 2, 3, 4].map((n) => goods(n, `Ведро ${n}`, n % 2 ? 'синее' : 'белое'));
  await send('four.xml', four.join(''));
  expect(await countPlaced()).toBe(0);
  await send('plain.xml', goods(6, 'Ведро без цвета', null));
  expect(await countPlaced()).toBe(0);
  await send('fifth.xml', goods(5, 'Ведро 5', 'синее'));
  expect(await countPlaced()).toBe(1);
  const values = await shop.db`
    SELECT FROM property_values v JOIN external_ids e ON e.kind = 'property' AND e.id = v.property_id
    WHERE e.external_id = 'same-colour'`;
  expect(values).toHaveLength(2);
});

test('goods that say what they said are not written again; the one that differs is', async () => {
  const versions = () =>
    shop.db<{ id: string; version: string }[]>`
      SELECT external_id AS id, xmin::text AS version FROM products WHERE external_id IN ('same-1', 'same-2') ORDER BY 1`;
  const before = await versions();
  await send('again.xml', goods(1, 'Ведро 1', 'синее') + goods(2, 'Ведро второе', 'белое'));
  const after = await versions();
  expect(after[0]?.version).toBe(before[0]?.version);
  expect(after[1]?.version).not.toBe(before[1]?.version);
  expect(await countsOf('again.xml')).toMatchObject({ same: 1, changed: 1 });
});

test('goods whose digest is of an older kind are written once, and are the same when they are told again', async () => {
  await shop.db`UPDATE products SET exchange_digest = '\\x00' WHERE external_id = 'same-1'`;
  await send('once.xml', goods(1, 'Ведро 1', 'синее') + goods(3, 'Ведро 3', 'синее'));
  expect(await countsOf('once.xml')).toMatchObject({ same: 1, changed: 1 });
  await send('twice.xml', goods(1, 'Ведро 1', 'синее'));
  expect(await countsOf('twice.xml')).toMatchObject({ same: 1 });
});
