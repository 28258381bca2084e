/** Small habits of bases that nobody here has seen, each in a file of a few words. */
import { expect, test } from 'vitest';
import { nobody } from '#tests/one-c/nobody.ts';
import { readPackage } from './read-package.ts';
import type { PackageTaker } from './take-record.ts';

async function read(bytes: Uint8Array) {
  const told = {
    goods: [] as unknown[],
    offers: [] as unknown[],
    prices: [] as unknown[],
    rests: [] as unknown[],
    problems: [] as unknown[],
    states: [] as unknown[],
  };
  const taker: PackageTaker = {
    ...nobody,
    goods: (goods) => void told.goods.push(goods),
    offer: (offer) => void told.offers.push(offer),
    price: (price) => void told.prices.push(price),
    rest: (rest) => void told.rests.push(rest),
    document: ({ status }) => void told.states.push(status),
    problem: (problem) => void told.problems.push(problem),
  };
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  await readPackage(whole(), taker);
  return { told };
}

test('a price that does not say its currency has that of its type', async () => {
  const price = (type: string, currency = '') =>
    `<Цена><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>100</ЦенаЗаЕдиницу>${currency}</Цена>`;
  const type = (id: string, currency: string) =>
    `<ТипЦены><Ид>${id}</Ид><Наименование>${id}</Наименование><Валюта>${currency}</Валюта></ТипЦены>`;
  const { told } = await read(
    Buffer.from(
      `<КоммерческаяИнформация><ПакетПредложений><ТипыЦен>${type('r', 'RUB')}${type('k', 'KZT')}</ТипыЦен><Предложения><Предложение><Ид>o</Ид><Цены>${price('r')}${price('k')}${price('r', '<Валюта>тенге</Валюта>')}</Цены></Предложение></Предложения></ПакетПредложений></КоммерческаяИнформация>`,
    ),
  );
  expect(told.prices).toMatchObject([
    { priceType: 'k', currency: 'KZT' },
    { priceType: 'r', currency: 'тенге' },
  ]);
  expect(told.problems).toEqual([
    { code: 'price.other_currency', externalId: 'o', facts: { currency: 'RUB' } },
  ]);
});

test('a name that is marked up twice has its marks, a description keeps its own', async () => {
  const { told } = await read(
    Buffer.from(
      '<КоммерческаяИнформация><Каталог><Товары><Товар><Ид>m</Ид><Наименование>Замок &amp;quot;Крепость&amp;quot; &amp;amp; ключ &amp;copy;</Наименование><Описание>&amp;lt;b&amp;gt;</Описание></Товар></Товары></Каталог></КоммерческаяИнформация>',
    ),
  );
  expect(told.goods).toMatchObject([{ name: 'Замок "Крепость" & ключ &copy;', description: '&lt;b&gt;' }]);
});

test('an order that tells its story is where the story ends; its state wins where it has one', async () => {
  const story =
    '<История><Состояние><СостояниеЗаказа>Принят</СостояниеЗаказа></Состояние><Состояние><СостояниеЗаказа>Выполнен</СостояниеЗаказа></Состояние></История>';
  const state =
    '<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Статус заказа</Наименование><Значение>Готов</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>';
  const { told } = await read(
    Buffer.from(
      `<КоммерческаяИнформация><Документ><Номер>1</Номер>${story}</Документ><Документ><Номер>2</Номер>${story}${state}</Документ><Документ><Номер>3</Номер><История/></Документ></КоммерческаяИнформация>`,
    ),
  );
  expect(told.states).toEqual(['Выполнен', 'Готов', null]);
});

const offers = (inner: string, types = '') =>
  read(
    Buffer.from(
      `<КоммерческаяИнформация><ПакетПредложений>${types}<Предложения><Предложение><Ид>o</Ид>${inner}</Предложение></Предложения></ПакетПредложений></КоммерческаяИнформация>`,
    ),
  );

test.each([
  [
    'by attributes of each',
    '<Склады ИдСклада="a" КоличествоНаСкладе="5"/><Склады ИдСклада="b" КоличествоНаСкладе="2"/>',
  ],
  [
    'by elements of each',
    '<Склады><ИдСклада>a</ИдСклада><КоличествоНаСкладе>5</КоличествоНаСкладе></Склады><Склады><ИдСклада>b</ИдСклада><КоличествоНаСкладе>2</КоличествоНаСкладе></Склады>',
  ],
  [
    'by stores within',
    '<Склады><Склад ИдСклада="a" КоличествоНаСкладе="5"/><Склад><Ид>b</Ид><Количество>2</Количество></Склад></Склады>',
  ],
])('stock told as «Склады», %s, is of these stores and no sum', async (_how, inner) => {
  const { told } = await offers(`${inner}<Количество>7</Количество>`);
  expect(told.rests).toEqual([
    { externalId: 'o', store: 'a', count: 5 },
    { externalId: 'o', store: 'b', count: 2 },
  ]);
});

test('a price without a type has the only one there is, else a nameless one that staff map', async () => {
  const price = '<Цены><Цена><ЦенаЗаЕдиницу>1 250</ЦенаЗаЕдиницу></Цена></Цены>';
  const type = (id: string) => `<ТипЦены><Ид>${id}</Ид><Наименование>${id}</Наименование></ТипЦены>`;
  const typeOf = async (types: string) => (await offers(price, types)).told.prices;
  expect(await typeOf(`<ТипыЦен>${type('r')}</ТипыЦен>`)).toMatchObject([{ priceType: 'r', amount: 1250 }]);
  expect(await typeOf(`<ТипыЦен>${type('r')}${type('w')}</ТипыЦен>`)).toMatchObject([{ priceType: '' }]);
  expect(await typeOf('')).toMatchObject([{ priceType: '' }]);
});

test('a mark of deletion among the requisites is one', async () => {
  const goods = (id: string, value: string) =>
    `<Товар><Ид>${id}</Ид><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Пометка удаления</Наименование><Значение>${value}</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Товар>`;
  const { told } = await read(
    Buffer.from(
      `<КоммерческаяИнформация><Каталог><Товары>${goods('gone', 'true')}${goods('here', 'false')}</Товары></Каталог></КоммерческаяИнформация>`,
    ),
  );
  expect(told.goods).toMatchObject([
    { id: 'gone', isDeleted: true },
    { id: 'here', isDeleted: false },
  ]);
});

test('goods of a site, exported by it: its text is their description, its switch is theirs', async () => {
  const goods = (id: string, active: string) =>
    `<Товар><Ид>${id}</Ид><Наименование>${id}</Наименование><ЗначенияСвойств><ЗначенияСвойства><Ид>CML2_ACTIVE</Ид><Значение>${active}</Значение></ЗначенияСвойства><ЗначенияСвойства><Ид>CML2_PREVIEW_TEXT</Ид><Значение>Коротко</Значение></ЗначенияСвойства><ЗначенияСвойства><Ид>CML2_DETAIL_TEXT</Ид><Значение>&lt;p&gt;Подробно&lt;/p&gt;</Значение></ЗначенияСвойства></ЗначенияСвойств></Товар>`;
  const { told } = await read(
    Buffer.from(
      `<КоммерческаяИнформация><Каталог><Товары>${goods('on', 'true')}${goods('off', 'false')}</Товары></Каталог></КоммерческаяИнформация>`,
    ),
  );
  expect(told.goods).toMatchObject([
    { id: 'on', isDeleted: false, description: '<p>Подробно</p>' },
    { id: 'off', isDeleted: true },
  ]);
});

test('characteristics and bar codes under their other names', async () => {
  const { told } = await offers(
    '<ШтрихКод>487 0001-000018</ШтрихКод><ХарактеристикиТовара><Характеристика><Наименование>Цвет</Наименование><Значение>белый</Значение></Характеристика></ХарактеристикиТовара>',
  );
  expect(told.offers).toMatchObject([
    { barcodes: ['4870001000018'], characteristics: [{ name: 'Цвет', value: 'белый' }] },
  ]);
});
