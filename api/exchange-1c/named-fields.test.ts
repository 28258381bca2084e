/** A base that calls the fields of its goods by names of its own: the shop says so once, and what was a property is the field. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '#operator/shop/exchange.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-names')) ?? '';
});
afterAll(() => shop.close());

const PROPERTIES = [
  ['nf-code', 'Нац. код товара', '0200000000031'],
  ['nf-kz', 'Атауы қазақ тілінде', 'Бұранда'],
  ['nf-maker', 'Завод', 'Тестзавод'],
  ['nf-colour', 'Цвет винта', 'жёлтый'],
] as const;

async function tell(n: number): Promise<void> {
  const properties = PROPERTIES.map(
    ([id, name]) => `<Свойство><Ид>${id}</Ид><Наименование>${name}</Наименование></Свойство>`,
  ).join('');
  const values = PROPERTIES.map(
    ([id, , value]) => `<ЗначенияСвойства><Ид>${id}</Ид><Значение>${value}</Значение></ЗначенияСвойства>`,
  ).join('');
  const made = new Date(Date.now() + 5 * 3_600_000 + n * 1000).toISOString().slice(0, 19);
  const told = await new OneC(shop.app, 'ut-names', password).send(
    'import.xml',
    Buffer.from(
      `<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${made}"><Классификатор><Ид>nf</Ид><Группы><Группа><Ид>nf-g</Ид><Наименование>Винты</Наименование></Группа></Группы><Свойства>${properties}</Свойства></Классификатор><Каталог СодержитТолькоИзменения="true"><Ид>nf-c</Ид><Товары><Товар><Ид>nf-1</Ид><Наименование>Винт</Наименование><Группы><Ид>nf-g</Ид></Группы><ЗначенияСвойств>${values}</ЗначенияСвойств><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Срок службы, лет</Наименование><Значение>3</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Товар></Товары></Каталог></КоммерческаяИнформация>`,
    ),
  );
  expect(told.lines[0]).toBe('success');
}

const shown = async () =>
  (
    await shop.db`
      SELECT p.ntin, p.name_kz AS kz, b.name AS brand, p.warranty_months AS warranty,
             ARRAY(SELECT q.name_ru FROM property_values v JOIN properties q ON q.id = v.property_id
                   WHERE v.id = ANY(p.value_ids) ORDER BY 1) AS properties
      FROM products p JOIN brands b ON b.id = p.brand_id WHERE p.external_id = 'nf-1'`
  )[0];

test('until it is said they are properties like any other', async () => {
  await tell(1);
  expect(await shown()).toEqual({
    ntin: null,
    kz: null,
    brand: 'Без бренда',
    warranty: null,
    properties: ['Атауы қазақ тілінде', 'Завод', 'Нац. код товара', 'Цвет винта'],
  });
});

test('once the shop has named them the same words are the fields, and no properties any more', async () => {
  const set = (name: string, value: string) => exchange.run(shop.db, ['set', `names_${name}`, value]);
  expect(await set('ntin', 'NTIN; Нац. код товара')).toBe('names_ntin is NTIN; Нац. код товара.');
  await set('name_kz', 'атауы қазақ тілінде');
  await set('manufacturer', 'Завод');
  await set('warranty', 'Срок службы');
  expect(await exchange.run(shop.db, ['set'])).toContain('names_manufacturer "Завод"');
  await tell(2);
  expect(await shown()).toEqual({
    ntin: '0200000000031',
    kz: 'Бұранда',
    brand: 'Тестзавод',
    warranty: 36,
    // Who made it stands in the table as well.
    properties: ['Завод', 'Цвет винта'],
  });
});

test.each([
  ['two of the same', 'Код; код'],
  ['one that another field has', 'Код; страна'],
  ['one that is empty', 'Код;; НКТ'],
  ['one that nobody could type', 'К'.repeat(81)],
  ['more than a base can have', Array.from({ length: 13 }, (_, n) => `Код ${n}`).join(';')],
])('%s are no names', async (_what, names) => {
  await expect(exchange.run(shop.db, ['set', 'names_ntin', names])).rejects.toThrow('cannot be');
  await expect(exchange.run(shop.db, ['set', 'names_nothing', 'Код'])).rejects.toThrow('no setting');
});
