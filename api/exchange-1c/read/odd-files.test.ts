/** Small habits of bases that nobody here has seen, each in a file of a few words. */
import { expect, test } from 'vitest';
import { nobody } from '#tests/one-c/nobody.ts';
import { readPackage } from './read-package.ts';
import type { PackageTaker } from './take-record.ts';

async function read(bytes: Uint8Array) {
  const told = {
    goods: [] as unknown[],
    prices: [] as unknown[],
    problems: [] as unknown[],
    states: [] as unknown[],
  };
  const taker: PackageTaker = {
    ...nobody,
    goods: (goods) => void told.goods.push(goods),
    price: (price) => void told.prices.push(price),
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
