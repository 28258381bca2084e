/** A row of a supplier's price list: what it is known by, and what it would change of the product that it means. */

import { isSpoilt } from './article-forms.ts';
import { movePrice } from './bulk-edit.ts';
import { parseCell } from './cells.ts';
import type { GridColumn } from './grid.ts';
import type { ImportReason } from './import-rows.ts';
import type { Mapping } from './mapping.ts';

const column = (kind: GridColumn['kind'], ru: string, kz: string) => ({ kind, label: { ru, kz } });

// biome-ignore format: a table is read by its columns
export const SUPPLIER_COLUMNS = {
  supplier_code: column('text', 'Артикул поставщика', 'Жеткізушінің артикулы'),
  product_code:  column('text', 'Наш артикул', 'Біздің артикул'),
  gtin:          column('text', 'Штрихкод', 'Штрихкод'),
  name:          column('text', 'Название у поставщика', 'Жеткізушідегі атауы'),
  cost:          column('money', 'Закупочная цена, ₸', 'Сатып алу бағасы, ₸'),
  price:         column('money', 'Розничная цена, ₸', 'Бөлшек баға, ₸'),
  stock:         column('number', 'Остаток', 'Қалдық'),
} as const;
export type SupplierColumn = keyof typeof SUPPLIER_COLUMNS;

/** By any of these a row can be matched. */
export const MATCH_COLUMNS = [
  'supplier_code',
  'product_code',
  'gtin',
  'name',
] as const satisfies readonly SupplierColumn[];

/** What is taken from a list. */
export interface SupplierTakes {
  cost: boolean;
  /** `column`: as the list says; `markup`: percent above the purchase price. */
  price: 'no' | 'column' | 'markup';
  markup: number;
  roundTo: 1 | 5 | 10 | 50 | 100 | 1000;
  rounding: 'nearest' | 'up' | 'down';
  /** Whose stock the list tells; null: nobody's. */
  storeId: number | null;
}

const textOf = (cells: readonly string[], mapping: Mapping, name: SupplierColumn): string => {
  const at = mapping.indexOf(name);
  const read = at < 0 ? 'empty' : parseCell(cells[at] ?? '', 'text');
  return typeof read === 'object' ? String(read.value) : '';
};

export interface SupplierRow {
  /** Without what a spreadsheet has spoilt: rounded, one code would be that of many. */
  code: string;
  ownCode: string;
  gtin: string;
  name: string;
  /** Which of its keys was. */
  spoilt: SupplierColumn | null;
}

const KEYS = ['supplier_code', 'product_code', 'gtin'] as const;

export function readSupplierRow(cells: readonly string[], mapping: Mapping): SupplierRow {
  const [code = '', ownCode = '', gtin = ''] = KEYS.map((name) => {
    const text = textOf(cells, mapping, name);
    return isSpoilt(text) ? '' : text;
  });
  return {
    code,
    ownCode,
    gtin: gtin.replace(/[.,]0+$/, '').replace(/\D/g, ''),
    name: textOf(cells, mapping, 'name'),
    spoilt: KEYS.find((name) => isSpoilt(textOf(cells, mapping, name))) ?? null,
  };
}

const MOST_LETTERS = 300;
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS);

/** By what the supplier itself knows the row: what was said of it holds for the next list. Null: an empty row. */
export function toPairKey({ code, ownCode, gtin, name }: Omit<SupplierRow, 'spoilt'>): string | null {
  if (code !== '') return `code:${folded(code) || code.slice(0, MOST_LETTERS)}`;
  if (gtin !== '') return `gtin:${gtin.slice(0, 20)}`;
  if (folded(name) !== '') return `name:${folded(name)}`;
  return ownCode === '' ? null : `own:${ownCode.slice(0, MOST_LETTERS)}`;
}

export interface StoredOffer {
  cost: number | null;
  price: number | null;
  /** On the shelf of the store that the list tells of, with what orders hold. */
  counted: number;
  held: number;
}

/** As a list says that it has nothing to say. */
const DASH = /^\s*[-–—]+\s*$/;

type Found = { to: number } | { wrong: ImportReason } | null;

/** «1 234,50»: the shop reckons in whole tenge. Nothing there is no word of it. */
function readSum(cell: string | undefined): Found {
  if (DASH.test(cell ?? '')) return null;
  const read = parseCell(cell ?? '', 'money');
  if (read === 'empty') return null;
  const sum = read === 'wrong' ? 0 : Math.round(Number(read.value));
  return sum > 0 && sum <= 2_000_000_000 ? { to: sum } : { wrong: 'cell' };
}

/** «>100», «100+» and «около 100» are a hundred; «нет» is none. */
function readCount(cell: string | undefined): Found {
  const word = (cell ?? '').trim().toLowerCase();
  if (word === '') return null;
  if (/^(?:нет|жоқ|-|—)$/.test(word)) return { to: 0 };
  const read = parseCell(
    word.replace(/^(?:более|больше|свыше|>=?|≥|~)\s*/, '').replace(/\s*(?:\+|шт\.?|дана)$/, ''),
    'number',
  );
  const count = typeof read === 'object' ? Math.floor(Number(read.value)) : -1;
  return count >= 0 && count <= 1_000_000 ? { to: count } : { wrong: 'cell' };
}

export interface OfferChange {
  field: 'cost' | 'price' | 'counted';
  from: number | null;
  to: number;
}

export type OfferVerdict = { changes: OfferChange[] } | { why: ImportReason; column: SupplierColumn };

export function judgeOffer(
  cells: readonly string[],
  mapping: Mapping,
  takes: SupplierTakes,
  stored: StoredOffer,
): OfferVerdict {
  const cellOf = (name: SupplierColumn): string | undefined => cells[mapping.indexOf(name)];
  const changes: OfferChange[] = [];
  const put = (field: OfferChange['field'], from: number | null, to: number) => {
    if (from !== to) changes.push({ field, from, to });
  };
  const cost = readSum(cellOf('cost'));
  if (cost && 'wrong' in cost && (takes.cost || takes.price === 'markup'))
    return { why: cost.wrong, column: 'cost' };
  const told = cost && 'to' in cost ? cost.to : null;
  if (takes.cost && told !== null) put('cost', stored.cost, told);
  if (takes.price === 'markup') {
    const from = told ?? stored.cost;
    if (from !== null) {
      const { markup: amount, roundTo, rounding } = takes;
      const to = movePrice(from, { kind: 'move', field: 'price', by: 'markup', amount, roundTo, rounding });
      if (to < 1) return { why: 'cell', column: 'cost' };
      put('price', stored.price, to);
    }
  } else if (takes.price === 'column') {
    const price = readSum(cellOf('price'));
    if (price && 'wrong' in price) return { why: price.wrong, column: 'price' };
    if (price) put('price', stored.price, price.to);
  }
  if (takes.storeId !== null) {
    const count = readCount(cellOf('stock'));
    if (count && 'wrong' in count) return { why: count.wrong, column: 'stock' };
    if (count && count.to < stored.held) return { why: 'below_held', column: 'stock' };
    if (count) put('counted', stored.counted, count.to);
  }
  return { changes };
}
