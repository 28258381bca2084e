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
    shows: [],
    lacks: ['rz-unknown'],
    problems: ['record.without_id', 'price.unreadable', 'stock.unreadable', 'goods.group_unknown'],
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
];

/** Files that cannot be taken, and what is said of them. */
export const REFUSED: readonly { file: string; says: RegExp; id: string }[] = [
  { file: 'broken-cut.xml', says: /пришёл не полностью.*ничего не изменилось, повторите/, id: 'cut-1' },
  { file: 'broken-ampersand.xml', says: /не правильный XML.*ничего не изменилось.*знаки & и </, id: 'amp-1' },
  { file: 'not-commerceml.xml', says: /не файл CommerceML/, id: '1' },
];

export async function readStranger({
  file,
  encoding,
  hasBom = false,
}: Stranger['files'][number]): Promise<Buffer> {
  const text = await readFile(new URL(`./strangers/${file}`, import.meta.url), 'utf8');
  if (encoding) return encodeText(text, encoding, byReference);
  return Buffer.from(hasBom ? `\ufeff${text}` : text);
}
