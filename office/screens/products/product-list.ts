/** What of the list of products stands in the address, and how its columns look. Pure. */
import type { Right } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import { type GridColumn, type GridOrder, parseOrder, parseWhere } from '#domain/office/grid.ts';
import { listUsualColumns, PRODUCT_GRID, type ProductColumn } from '#domain/office/product-grid.ts';
import { rightOfProductField } from '#domain/office/product-rights.ts';
import type { RightsOf } from '#domain/office/rights.ts';
import type { GridHead } from '../../grid/grid-head.ts';

const COLUMNS: Readonly<Record<string, GridColumn>> = PRODUCT_GRID.columns;

const ORDERS: Readonly<Partial<Record<ProductColumn, string>>> = {
  product_code: 'code',
  name_ru: 'name',
  name_kz: 'name_kz',
  section: 'section',
  brand: 'brand',
  price: 'price',
  changed_at: 'changed',
  popularity: 'popularity',
  filled: 'filled',
};

const WIDTHS: Readonly<Record<GridColumn['kind'], GridHead['width']>> = {
  text: 'middle',
  long: 'long',
  number: 'short',
  money: 'short',
  flag: 'short',
  moment: 'middle',
};
/** Where the kind of a column says too little. */
const OWN_WIDTHS: Readonly<Partial<Record<ProductColumn, GridHead['width']>>> = {
  image: 'picture',
  product_code: 'code',
  name_ru: 'long',
  name_kz: 'long',
  section: 'long',
  filled: 'middle',
};

export const columnOf = (name: string): GridColumn | undefined =>
  Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined;

const mayRead = (rights: RightsOf, right: Right | undefined): boolean =>
  right === undefined || rights[right]?.read !== undefined;

/** The columns that somebody may see, in the order of the table. */
export const listColumns = (rights: RightsOf): string[] =>
  Object.keys(COLUMNS).filter((name) => mayRead(rights, COLUMNS[name]?.right));

export interface ListQuery {
  where: string;
  order: string;
  columns: string[];
}

/** What nobody could mean, or may not see, is as if it were not there. */
export function readListQuery(query: URLSearchParams, rights: RightsOf, locale: Locale): ListQuery {
  const where = query.get('where') ?? '';
  const order = query.get('order') ?? '';
  const chosen = parseOrder(PRODUCT_GRID, order);
  const orders: Readonly<Record<string, GridOrder>> = PRODUCT_GRID.orders;
  const isGood = chosen !== null && mayRead(rights, orders[chosen.order]?.right);
  const columns = (query.get('columns') ?? '').split(',').filter((name) => name !== '');
  const seen = listColumns(rights);
  const wanted: readonly string[] = columns.length > 0 ? columns : listUsualColumns(locale);
  return {
    where: parseWhere(PRODUCT_GRID, where) === null ? '' : where,
    order: isGood ? order : PRODUCT_GRID.usualOrder,
    columns: wanted.filter((name) => seen.includes(name)),
  };
}

export const toHeads = (columns: readonly string[], locale: Locale): GridHead[] =>
  columns.flatMap((name) => {
    const column = columnOf(name);
    if (!column) return [];
    return {
      name,
      label: column.label[locale],
      width: OWN_WIDTHS[name as ProductColumn] ?? WIDTHS[column.kind],
      isNumber: column.kind === 'number' || column.kind === 'money',
      order: ORDERS[name as ProductColumn] ?? null,
    };
  });

/** Whether somebody may type into the cells of a column. */
export function isTyped(name: string, rights: RightsOf): boolean {
  const field = columnOf(name)?.field;
  return field !== undefined && rights[rightOfProductField(field)]?.write !== undefined;
}
