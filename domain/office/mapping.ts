/** Which column of a file is which of ours: by its head, in either language or as others call it; remembered once told. */
import type { GridColumn } from './grid.ts';

/** The name of our column for each of the file's; null: it is not read. */
export type Mapping = readonly (string | null)[];

/** As suppliers and other programs call them. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'номер товара', 'тауар нөмірі'],
  product_code: [
    'артикул',
    'код',
    'код товара',
    'sku',
    'article',
    'арт',
    'артикул товара',
    'код номенклатуры',
    'номенклатурный номер',
    'артикулы',
    'артикулі',
    'тауар коды',
  ],
  name_ru: [
    'название',
    'наименование',
    'товар',
    'номенклатура',
    'name',
    'атауы',
    'наименование товара',
    'название товара',
  ],
  name_kz: [
    'название на казахском',
    'қазақша',
    'наименование каз',
    'тауар атауы',
    'тауардың атауы',
    'қазақша атау',
  ],
  price: [
    'цена',
    'розничная цена',
    'цена розничная',
    'прайс',
    'price',
    'баға',
    'бағасы',
    'стоимость',
    'цена розн',
    'розница',
    'розн',
    'бөлшек баға',
    'бөлшек бағасы',
  ],
  section: ['раздел', 'категория', 'группа', 'category', 'бөлім', 'санат'],
  brand: ['бренд', 'марка', 'торговая марка', 'brand'],
  cost: ['закуп', 'закупка', 'закупочная', 'цена закупки', 'себестоимость', 'cost', 'сатып алу бағасы'],
  gtin: [
    'штрих код',
    'штрихкод',
    'ean',
    'ean13',
    'barcode',
    'gtin',
    'баркод',
    'штрих код ean13',
    'штрихкод ean13',
    'штрих код товара',
    'штрихкод товара',
  ],
  ntin: ['ntin', 'нтин'],
};

const folded = (head: string): string =>
  head
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A price in another money is no price of ours: nothing is guessed of it. */
const OTHER_MONEY = /[$€₽£¥]|(?<!\p{L})(?:usd|eur|rub|cny|rmb|руб|долл|евро|юан)/iu;

/** What stands beside the word that matters: «Цена за шт., тг с НДС», «Остаток на складе». «Цена без НДС» is another price. */
const UNIT_WORDS = new Set(
  'тг тенге теңге kzt с в т ч ндс вкл включая за шт штук ед дана ққс қоса на складе қоймада'.split(' '),
);
const withoutUnits = (head: string): string =>
  head
    .split(' ')
    .filter((word) => !UNIT_WORDS.has(word))
    .join(' ') || head;

/** A column of ours is taken once: by the first of the file that names it, word for word before one with a unit behind. */
export function guessMapping(
  heads: readonly string[],
  { columns }: { columns: Readonly<Record<string, Pick<GridColumn, 'label'>>> },
  otherNames: Readonly<Record<string, readonly string[]>> = OTHER_NAMES,
): Mapping {
  const names = new Map<string, string>();
  for (const [name, { label }] of Object.entries(columns))
    for (const word of [name, label.ru, label.kz])
      if (!names.has(folded(word))) names.set(folded(word), name);
  for (const [name, words] of Object.entries(otherNames))
    for (const word of words) if (name in columns && !names.has(folded(word))) names.set(folded(word), name);
  const taken = new Set<string>();
  const mapping: (string | null)[] = heads.map(() => null);
  for (const toWord of [folded, (head: string) => withoutUnits(folded(head))])
    for (const [at, head] of heads.entries()) {
      const name = names.get(toWord(head));
      if (mapping[at] !== null || name === undefined || taken.has(name) || OTHER_MONEY.test(head)) continue;
      taken.add(name);
      mapping[at] = name;
    }
  return mapping;
}

/** How many of these are heads that are known. */
export const countKnown = (...guess: Parameters<typeof guessMapping>): number =>
  guessMapping(...guess).filter((name) => name !== null).length;

/** Files of one make have the same heads: what was told of one holds for the next. */
export const toSignature = (heads: readonly string[]): string => heads.map(folded).join('|').slice(0, 2000);

/** Where prices stand. A group may have a sum of its stock, but no price. */
export const listPriceColumns = (mapping: Mapping): number[] =>
  mapping.flatMap((name, at) => (name !== null && /(?:^|_)(?:price|cost)$/.test(name) ? at : []));

/** What tells which product a row means, the surest first. */
export const KEY_COLUMNS = ['id', 'product_code', 'gtin'] as const;
export type KeyColumn = (typeof KEY_COLUMNS)[number];

export const findKey = (mapping: Mapping): KeyColumn | null =>
  KEY_COLUMNS.find((name) => mapping.includes(name)) ?? null;
