/** Exports as bases that we do not know write them: which files each sends, how, and what the shop must show afterwards. */
import { readFile } from 'node:fs/promises';
import { byReference, encodeText } from '#api/exchange-1c/told-answer.ts';

export interface ShownGoods {
  id: string;
  name?: string;
  nameKz?: string;
  price?: number | null;
  /** Over all stores. */
  count?: number | null;
  isActive?: boolean;
  section?: string;
  /** The section above it. */
  parent?: string | null;
  group?: string;
  /** Russian words of its properties, `name: value`. */
  properties?: readonly string[];
  article?: string;
  description?: string;
  brand?: string;
  country?: string;
  vat?: number;
  gtin?: string | null;
  ntin?: string | null;
  isOnOrder?: boolean;
  units?: readonly { unit: string; ratio: number; weight?: number }[];
}

export interface Stranger {
  name: string;
  files: readonly { as: string; file: string; encoding?: 'windows-1251'; hasBom?: boolean }[];
  shows: readonly ShownGoods[];
  /** Ids that must not be there. */
  lacks?: readonly string[];
  /** Codes of problems that staff read. */
  problems?: readonly string[];
}

export const STRANGERS: readonly Stranger[] = [
  {
    name: 'УТ 10.3: 2.03, windows-1251, characteristics within goods, a day without a time, no-break spaces',
    files: [
      { as: 'import.xml', file: 'ut103-import.xml', encoding: 'windows-1251' },
      { as: 'offers.xml', file: 'ut103-offers.xml', encoding: 'windows-1251' },
    ],
    shows: [
      {
        id: 'ut103-p1#ut103-c1',
        name: 'Краска фасадная (белая, 5 л)',
        price: 12346,
        count: 17,
        isActive: true,
        section: 'Краски фасадные',
        group: 'ut103-p1',
        properties: ['Объём: 5 л', 'Цвет: белая'],
      },
      { id: 'ut103-p1#ut103-c2', price: 11900, count: 3, isActive: true, group: 'ut103-p1' },
      { id: 'ut103-p2', name: 'Кисть № 3 «Ёлочка»', price: 450, count: null, section: 'Краски' },
    ],
  },
  {
    name: 'УТ 11: 2.08, four files, a namespace and a mark of UTF-8',
    files: ['import', 'offers', 'prices', 'rests'].map((kind) => ({
      as: `${kind}___1d2e.xml`,
      file: `ut11-${kind}.xml`,
      hasBom: true,
    })),
    shows: [
      {
        id: 'ut11-p1',
        name: 'Ламинат Дуб светлый',
        nameKz: 'Ашық емен ламинат',
        price: 5990,
        count: 132,
        isActive: true,
        section: 'Ламинат',
        properties: ['Класс износостойкости: 33 класс', 'Толщина, мм: 8,5'],
      },
      { id: 'ut11-p2', isActive: false },
    ],
  },
  {
    name: 'КА: everything in one file, from its end to its beginning, goods and offers twice',
    files: [{ as: 'import.xml', file: 'ka-reversed.xml' }],
    shows: [
      {
        id: 'ka-p1',
        name: 'Саморез 3,5×35 (оцинкованный)',
        price: 1600,
        count: 5,
        isActive: true,
        section: 'Саморезы',
        parent: 'Крепёж',
      },
    ],
  },
  {
    name: 'the dialect of a site: HTML in CDATA, a picture that never came, properties nobody has told of',
    files: [
      { as: 'import0_1.xml', file: 'bitrix-import.xml' },
      { as: 'offers0_1.xml', file: 'bitrix-offers.xml' },
    ],
    shows: [
      {
        id: 'bx-1',
        name: 'Эмаль ПФ-115 & растворитель',
        price: 2490,
        count: 12,
        section: 'Эмали',
        properties: ['Цвет: Красный', 'Цвет: Синий'],
      },
    ],
  },
  {
    name: 'Розница: no groups, deleted by an attribute, a price in words, less than nothing in stock',
    files: [
      { as: 'import.xml', file: 'roznica-import.xml' },
      { as: 'offers.xml', file: 'roznica-offers.xml' },
    ],
    shows: [
      { id: 'rz-1', name: 'Плитка белая', section: 'Прочие товары', price: 3200, count: 0, isActive: true },
    ],
    lacks: ['rz-unknown', 'rz-2', 'rz-3'],
    problems: ['record.without_id', 'price.unreadable', 'stock.unreadable', 'goods.without_group'],
  },
  {
    name: 'УНФ: says windows-1251, is UTF-8, fields as requisites',
    files: [{ as: 'import.xml', file: 'unf-declared-1251.xml' }],
    shows: [
      {
        id: 'unf-1',
        name: 'Дрель ударная «Шебер» — 850 Вт',
        nameKz: 'Соққылы бұрғы — 850 Вт',
        section: 'Құрал-жабдық',
      },
    ],
    problems: ['file.mislabelled'],
  },
  {
    name: 'БУС 3.1: groups, properties, goods, offers, prices and stock in folders, each with its own classifier',
    files: [
      { as: 'import.xml', file: 'bus31-groups.xml' },
      { as: 'properties/1/import.xml', file: 'bus31-properties.xml' },
      { as: 'goods/1/import.xml', file: 'bus31-goods.xml' },
      { as: 'goods/1/offers.xml', file: 'bus31-offers.xml' },
      { as: 'goods/1/prices.xml', file: 'bus31-prices.xml' },
      { as: 'goods/1/rests.xml', file: 'bus31-rests.xml' },
    ],
    shows: [
      {
        id: 'b31-p1#b31-c1',
        name: 'Смеситель для раковины (хром)',
        price: 24990,
        count: 4,
        isActive: true,
        section: 'Смесители',
        parent: 'Товары',
        group: 'b31-p1',
        properties: ['Покрытие: хром', 'С подсветкой: да', 'Тип монтажа: На раковину'],
      },
      { id: 'b31-p1#b31-c2', price: 27990, count: 0, isActive: true },
      { id: 'b31-p1', isActive: false },
    ],
  },
  {
    name: 'changes of 2.10 with a prefix before every name and a comment before the root',
    files: [{ as: 'offers.xml', file: 'prefixed.xml' }],
    shows: [{ id: 'ut11-p1', price: 6100, count: 77 }],
  },
  {
    name: 'a description of half a megabyte of HTML, line ends of every kind',
    files: [{ as: 'import.xml', file: 'huge-description.xml' }],
    shows: [
      { id: 'hd-1', name: 'Дверь с длинным описанием', section: 'Двери' },
      { id: 'hd-2', name: 'Дверь обычная' },
    ],
  },
  {
    name: 'windows-1251 with Kazakh letters by number, 2.06 with its own spelling of properties, a date of no standard',
    files: [
      { as: 'import.xml', file: 'retail-kz-1251.xml', encoding: 'windows-1251' },
      { as: 'rests.xml', file: 'rests-bare.xml' },
    ],
    shows: [
      {
        id: 'kz-1',
        name: 'Паркет №1',
        nameKz: 'Қаңылтырсыз паркет',
        count: 21,
        properties: ['Материал: Дерево'],
      },
    ],
    lacks: ['kz-2'],
    problems: ['goods.group_unknown'],
  },
  {
    name: 'a whole export that holds nothing',
    files: [{ as: 'import.xml', file: 'empty-full.xml' }],
    shows: [{ id: 'kz-1', isActive: true }],
  },
  {
    name: 'УНФ: offers with a characteristic and their goods, a price in dollars, a price of nothing',
    files: [{ as: 'import.xml', file: 'unf-characteristics.xml' }],
    shows: [
      {
        id: 'uc-1#a',
        name: 'Обои «Лён» (синие)',
        price: 4990,
        count: 6,
        isActive: true,
        group: 'uc-1',
        properties: ['Цвет: синие'],
      },
      { id: 'uc-1#b', price: null, count: 2 },
      { id: 'uc-1', isActive: false },
    ],
    problems: ['price.other_currency'],
  },
];

/** Files that cannot be taken, and what is said of them. */
export const REFUSED: readonly { file: string; says: RegExp; id: string }[] = [
  { file: 'broken-cut.xml', says: /пришёл не полностью.*ничего не изменилось, повторите/, id: 'cut-1' },
  { file: 'broken-ampersand.xml', says: /не правильный XML.*ничего не изменилось.*знаки & и </, id: 'amp-1' },
  { file: 'doctype.xml', says: /DOCTYPE|не разрешен|недопустим/i, id: 'dt-1' },
  { file: 'not-commerceml.xml', says: /не файл CommerceML/, id: '1' },
];

/** Half a megabyte of somebody's web page. */
const HUGE =
  '<div style="color:red"><p>Дверь &laquo;тихая&raquo;, <b>глухая</b><br/>и тёплая</p></div>\n'.repeat(6000);

export async function readStranger({
  file,
  encoding,
  hasBom = false,
}: Stranger['files'][number]): Promise<Buffer> {
  const written = await readFile(new URL(`./strangers/${file}`, import.meta.url), 'utf8');
  const text = written.replace('@@HUGE@@', HUGE).replaceAll('@@SIGN@@', '\u000b');
  if (encoding) return encodeText(text, encoding, byReference);
  return Buffer.from(hasBom ? `\ufeff${text}` : text);
}
