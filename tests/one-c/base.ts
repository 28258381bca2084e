/** A small base of 1C and the ways in which it can be written: versions, encodings, portions, dialects of stock. */
import { zipSync } from 'fflate';
import { byReference, encodeText } from '#api/exchange-1c/told-answer.ts';

export interface BaseGoods {
  id: string;
  name: string;
  price: number;
  /** By warehouse. */
  rests: Readonly<Record<string, number>>;
  isDeleted: boolean;
}

export interface Base {
  goods: readonly BaseGoods[];
  group: { id: string; name: string };
  priceType: string;
}

export interface Dialect {
  schema: '2.03' | '2.05' | '2.08' | '2.10' | '3.1';
  hasNamespace: boolean;
  hasBom: boolean;
  encoding: 'utf-8' | 'windows-1251';
  /** Prices and stock in files of their own. */
  isSplit: boolean;
  stock: 'attributes' | 'rests' | 'stores';
  /** `1 234,50` instead of `1234.50`. */
  hasCommas: boolean;
  isZipped: boolean;
  /** Goods per file. */
  portion: number;
  /** Prices and stock before the goods that they are of. */
  isOfferFirst: boolean;
}

export interface BaseFile {
  name: string;
  bytes: Uint8Array;
  /** What is asked for; within the archive where it is one. */
  asks: readonly string[];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sayNumber = (value: number, { hasCommas }: Dialect): string => {
  const [whole = '', rest = ''] = value.toFixed(2).split('.');
  return hasCommas ? `${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${rest}` : `${whole}.${rest}`;
};

function sayRests(rests: BaseGoods['rests'], dialect: Dialect): string {
  const rows = Object.entries(rests).map(([store, count]) => [store, sayNumber(count, dialect)] as const);
  if (dialect.stock === 'attributes')
    return rows
      .map(([store, count]) => `<Склад ИдСклада="${store}" КоличествоНаСкладе="${count}"/>`)
      .join('');
  if (dialect.stock === 'stores')
    return `<Склады>${rows.map(([store, count]) => `<Склад><Ид>${store}</Ид><Количество>${count}</Количество></Склад>`).join('')}</Склады>`;
  return `<Остатки>${rows.map(([store, count]) => `<Остаток><Склад><Ид>${store}</Ид><Количество>${count}</Количество></Склад></Остаток>`).join('')}</Остатки>`;
}

/** The files of one whole export, in the order in which they are sent. */
export function writeBase(base: Base, dialect: Dialect, madeAt: string): BaseFile[] {
  const write = (inner: string): Uint8Array => {
    const prefix = dialect.hasNamespace ? ' xmlns="urn:1C.ru:commerceml_2"' : '';
    const xml = `<?xml version="1.0" encoding="${dialect.encoding}"?>\n<КоммерческаяИнформация${prefix} ВерсияСхемы="${dialect.schema}" ДатаФормирования="${madeAt}">${inner}</КоммерческаяИнформация>`;
    const mark = dialect.hasBom && dialect.encoding === 'utf-8' ? '\ufeff' : '';
    return encodeText(mark + xml, dialect.encoding, byReference);
  };
  const offers = (inner: (goods: BaseGoods) => string, goods: readonly BaseGoods[]) =>
    write(
      `<ПакетПредложений СодержитТолькоИзменения="true"><Ид>o</Ид><ИдКаталога>base</ИдКаталога><Предложения>${goods
        .map((each) => `<Предложение><Ид>${each.id}</Ид>${inner(each)}</Предложение>`)
        .join('')}</Предложения></ПакетПредложений>`,
    );
  const price = (each: BaseGoods) =>
    `<Цены><Цена><ИдТипаЦены>${base.priceType}</ИдТипаЦены><ЦенаЗаЕдиницу>${sayNumber(each.price, dialect)}</ЦенаЗаЕдиницу><Валюта>KZT</Валюта></Цена></Цены>`;
  const files: { name: string; bytes: Uint8Array; isOffer: boolean }[] = [];
  for (let at = 0, n = 0; at < base.goods.length; at += dialect.portion, n += 1) {
    const goods = base.goods.slice(at, at + dialect.portion);
    files.push({ name: `import${n}_1.xml`, bytes: write(sayCatalogue(base, goods)), isOffer: false });
    if (dialect.isSplit) {
      files.push({ name: `prices${n}_1.xml`, bytes: offers(price, goods), isOffer: true });
      files.push({
        name: `rests${n}_1.xml`,
        bytes: offers((each) => sayRests(each.rests, dialect), goods),
        isOffer: true,
      });
    } else {
      const both = (each: BaseGoods) => price(each) + sayRests(each.rests, dialect);
      files.push({ name: `offers${n}_1.xml`, bytes: offers(both, goods), isOffer: true });
    }
  }
  const sorted = dialect.isOfferFirst
    ? files.toSorted((a, b) => Number(b.isOffer) - Number(a.isOffer))
    : files;
  if (!dialect.isZipped) return sorted.map(({ name, bytes }) => ({ name, bytes, asks: [name] }));
  const zip = zipSync(Object.fromEntries(sorted.map(({ name, bytes }) => [name, bytes])));
  return [{ name: 'v8_1.zip', bytes: zip, asks: sorted.map(({ name }) => name) }];
}

const sayCatalogue = ({ group }: Base, goods: readonly BaseGoods[]): string =>
  `<Классификатор><Ид>k</Ид><Группы><Группа><Ид>${group.id}</Ид><Наименование>${escaped(group.name)}</Наименование></Группа></Группы></Классификатор>` +
  `<Каталог СодержитТолькоИзменения="true"><Ид>base</Ид><Товары>${goods
    .map(
      ({ id, name, isDeleted }) =>
        `<Товар><Ид>${id}</Ид><Наименование>${escaped(name)}</Наименование><БазоваяЕдиница Код="796 ">шт</БазоваяЕдиница><Группы><Ид>${group.id}</Ид></Группы>${isDeleted ? '<ПометкаУдаления>true</ПометкаУдаления>' : ''}</Товар>`,
    )
    .join('')}</Товары></Каталог>`;
