/** Which rows of the index a promotion is about: the goods of its page. */
import type { Mechanic, Promotion } from '#domain/promotions/promotions.ts';
import type { IndexCopy, Picked } from '../catalog-index/catalog-index.ts';
import { findRow } from '../catalog-index/catalog-index.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Book } from './book.ts';
import { listProductIds, type PromotionRow } from './promotions.queries.ts';

type Scope = NonNullable<Promotion['scope']>;

/** Found once per promotion and copy of the index: a new one of either is a new question. */
export function createFindGoods(db: Db, readBook: () => Promise<Book>) {
  const goodsOf = new WeakMap<IndexCopy, WeakMap<PromotionRow, Picked | null>>();
  return async (copy: IndexCopy, code: string): Promise<Picked | null> => {
    const row = (await readBook()).byCode.get(code);
    if (!row) throw new Refusal('promotion.not_found');
    const known = goodsOf.get(copy) ?? new WeakMap<PromotionRow, Picked | null>();
    goodsOf.set(copy, known);
    const goods = known.get(row);
    if (goods !== undefined) return goods;
    const codes = listNamed(row);
    const named = codes.length > 0 ? await listProductIds(db, codes) : [];
    const found = findGoods(row, copy, new Map(named.map((each) => [each.code, each.id])));
    known.set(row, found);
    return found;
  };
}

/** Goods that are named one by one, by their codes: of the scope, of special prices, of a kit. */
function listNamed({ scope, mechanic }: Pick<PromotionRow, 'scope' | 'mechanic'>): string[] {
  return [
    ...(scope.products ?? []),
    ...(scope.except?.products ?? []),
    ...toNamed(mechanic),
    ...(mechanic.type === 'bundle' ? (mechanic.with.products ?? []) : []),
    ...(mechanic.type === 'threshold_gift' ? [mechanic.gift.productCode] : []),
  ];
}

function toNamed(mechanic: Mechanic): string[] {
  if (mechanic.type === 'price') return Object.keys(mechanic.prices);
  return mechanic.type === 'set_price' ? mechanic.parts.map(({ productCode }) => productCode) : [];
}

/** Null when it is about everything. */
function findGoods(
  { scope, mechanic }: PromotionRow,
  copy: IndexCopy,
  ids: ReadonlyMap<string, number>,
): Picked | null {
  const scopes: Scope[] =
    mechanic.type === 'price' || mechanic.type === 'set_price'
      ? [{ products: toNamed(mechanic), ...(scope.except ? { except: scope.except } : {}) }]
      : mechanic.type === 'bundle'
        ? [scope, mechanic.with]
        : [scope];
  if (scopes.some(isEverything)) return null;
  const rows = new Set<number>();
  for (const each of scopes) addRows(rows, each, copy, ids);
  return { rows: Uint32Array.from([...rows].sort((one, other) => one - other)), scores: null };
}

const isEverything = ({ products, sections, brands, except }: Scope) =>
  ![products, sections, brands].some((list) => list?.length) && except === undefined;

function addRows(rows: Set<number>, scope: Scope, copy: IndexCopy, ids: ReadonlyMap<string, number>): void {
  const { columns } = copy;
  const toRows = (codes: readonly string[] | undefined) =>
    (codes ?? []).map((code) => findRow(columns, ids.get(code) ?? -1)).filter((row) => row >= 0);
  const toPlaces = (codes: readonly string[] | undefined) =>
    new Set((codes ?? []).flatMap((code) => copy.brandsByCode.get(code)?.place ?? []));
  const toRanges = (codes: readonly string[] | undefined) =>
    (codes ?? []).flatMap((code) => copy.sectionsByCode.get(code) ?? []);
  const hasBrands = (scope.brands?.length ?? 0) > 0;
  const brands = toPlaces(scope.brands);
  const noBrands = toPlaces(scope.except?.brands);
  const noSections = toRanges(scope.except?.sections);
  const noRows = new Set(toRows(scope.except?.products));
  const isOut = (row: number) =>
    noRows.has(row) ||
    noBrands.has(columns.brand[row] as number) ||
    noSections.some(({ start, end }) => row >= start && row < end);
  const isNarrowed = hasBrands || (scope.sections?.length ?? 0) > 0;
  const ranges = scope.sections?.length
    ? toRanges(scope.sections)
    : isNarrowed || !scope.products?.length
      ? [{ start: 0, end: columns.rows }]
      : [];
  for (const { start, end } of ranges) {
    for (let row = start; row < end; row++) {
      if ((!hasBrands || brands.has(columns.brand[row] as number)) && !isOut(row)) rows.add(row);
    }
  }
  for (const row of toRows(scope.products)) if (!isOut(row)) rows.add(row);
}
