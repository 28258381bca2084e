/** Packages of any size as a large base writes them, piece by piece: nobody holds four gigabytes. */
const GROUPS = 200;
const PROPERTIES = 11;
const VALUES_EACH = 40;
export const STORES: readonly string[] = ['w-1', 'w-2', 'w-3'];

/** Times as 1C writes them: of Kazakhstan, without a zone. */
const now = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
const open = () =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${now()}">`;
const CLOSE = '</КоммерческаяИнформация>\n';

export interface Portion {
  from: number;
  to: number;
  isFull: boolean;
  /** Goods whose number is divided by this have another name; 0: none. */
  changedEach: number;
  /** Which name those have. */
  word: string;
}

/** Groups, properties and their directories: once, before the goods. */
export function* writeClassifier(): Generator<string> {
  yield `${open()}<Классификатор><Ид>bench</Ид><Группы>`;
  for (let n = 0; n < GROUPS; n += 1)
    yield `<Группа><Ид>g-${n}</Ид><Наименование>Раздел ${n} | Бөлім ${n}</Наименование></Группа>`;
  yield '</Группы><Свойства>';
  for (let n = 0; n < PROPERTIES; n += 1) {
    yield `<Свойство><Ид>p-${n}</Ид><Наименование>Свойство ${n}</Наименование><ТипЗначений>Справочник</ТипЗначений><ВариантыЗначений>`;
    for (let value = 0; value < VALUES_EACH; value += 1)
      yield `<Справочник><ИдЗначения>v-${n}-${value}</ИдЗначения><Значение>Значение ${n} ${value}</Значение></Справочник>`;
    yield '</ВариантыЗначений></Свойство>';
  }
  yield `</Свойства></Классификатор>${CLOSE}`;
}

export function* writeGoods({ from, to, isFull, changedEach, word: changed }: Portion): Generator<string> {
  yield `${open()}<Каталог СодержитТолькоИзменения="${!isFull}"><Ид>bench-goods</Ид><Товары>`;
  for (let n = from; n < to; n += 1) {
    const values = Array.from(
      { length: PROPERTIES },
      (_, each) =>
        `<ЗначенияСвойства><Ид>p-${each}</Ид><Значение>v-${each}-${(n * (each + 3)) % VALUES_EACH}</Значение></ЗначенияСвойства>`,
    ).join('');
    const word = changedEach > 0 && n % changedEach === 0 ? `новая ${changed}` : 'проба';
    yield `<Товар><Ид>bench-${n}</Ид><Артикул>B-${n}</Артикул><Наименование>Товар ${word} ${n}</Наименование><БазоваяЕдиница Код="796 ">шт</БазоваяЕдиница><Группы><Ид>g-${n % GROUPS}</Ид></Группы><Описание>${'Описание товара из базы. '.repeat(40)}</Описание><Изготовитель><Ид>b-${n % 97}</Ид><Наименование>Марка ${n % 97}</Наименование></Изготовитель><ЗначенияСвойств>${values}</ЗначенияСвойств><СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>16</Ставка></СтавкаНалога></СтавкиНалогов><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Вес</Наименование><Значение>1,5</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Товар>`;
  }
  yield `</Товары></Каталог>${CLOSE}`;
}

const writeOffers = function* (inner: (n: number) => string, from: number, to: number): Generator<string> {
  yield `${open()}<ПакетПредложений СодержитТолькоИзменения="true"><Ид>o</Ид><ИдКаталога>bench-goods</ИдКаталога><Предложения>`;
  for (let n = from; n < to; n += 1) yield `<Предложение><Ид>bench-${n}</Ид>${inner(n)}</Предложение>`;
  yield `</Предложения></ПакетПредложений>${CLOSE}`;
};

export const writePrices = (from: number, to: number): Generator<string> =>
  writeOffers(
    (n) =>
      `<Цены><Цена><Представление>${1000 + (n % 9000)} KZT за шт</Представление><ИдТипаЦены>bench-retail</ИдТипаЦены><ЦенаЗаЕдиницу>${1000 + (n % 9000)}.00</ЦенаЗаЕдиницу><Валюта>KZT</Валюта><Единица>шт</Единица><Коэффициент>1</Коэффициент></Цена></Цены>`,
    from,
    to,
  );

/** The figure of one package: every row of it differs from that of another. */
export const writeRests = (from: number, to: number, figure: number): Generator<string> =>
  writeOffers(
    (n) =>
      `<Остатки>${STORES.map(
        (store, at) =>
          `<Остаток><Склад><Ид>${store}</Ид><Количество>${figure + ((n + at) % 7)}.000</Количество></Склад></Остаток>`,
      ).join('')}</Остатки>`,
    from,
    to,
  );

/** Of the first goods, over all stores: what a page must show once the package is applied. */
export const restOf = (n: number, figure: number): number =>
  STORES.reduce((sum, _store, at) => sum + figure + ((n + at) % 7), 0);

const PIECE_BYTES = 1024 * 1024;

/** In pieces of about a megabyte. */
export function* toBytes(text: Iterable<string>): Generator<Buffer> {
  let held = '';
  for (const piece of text) {
    held += piece;
    if (held.length < PIECE_BYTES) continue;
    yield Buffer.from(held);
    held = '';
  }
  if (held !== '') yield Buffer.from(held);
}
