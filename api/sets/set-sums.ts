/**
 * What every set of a mode costs and where it stands, for one city and kind of buyer. One reading of the goods and one of
 * their prices for all sets together; kept until the catalogue moves, and a few seconds at most, since promotions begin
 * and end by the clock.
 */
import type { Product } from '#contract/catalog.ts';
import type { SetMode } from '#contract/sets.ts';
import { priceView, type UserType, userType } from '#domain/price.ts';
import { countFor, type SetLine, setBalance, standingOf } from '#domain/sets.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { CatalogIndex } from '../catalog-index/catalog-index.ts';
import type { Promotions } from '../promotions/promotions.ts';
import type { SetShelf } from './set-shelf.ts';
import type { SetRow } from './sets.queries.ts';

const KEPT_MS = 10_000;
const MAX_KEPT = 500;

export interface SetSum {
  price: number;
  regularPrice: number;
  saving: number;
  balance: { city: string; count: number }[];
  inCity: { items: number; of: number };
  /** Makers of what is taken at first. */
  brands: { code: string; name: string }[];
}

export type SetSums = ReadonlyMap<number, SetSum>;

interface SumParts {
  index: Pick<CatalogIndex, 'onChange'>;
  catalog: Pick<Catalog, 'listProductsById'>;
  promotions: Pick<Promotions, 'priceApart'>;
}

interface CountedLine extends SetLine {
  product: Product;
}

export function createSetSums({ index, catalog, promotions }: SumParts) {
  let kept = new Map<string, { at: number; sums: Promise<SetSums> }>();
  index.onChange(() => {
    kept = new Map();
  });

  async function reckon(shelf: SetShelf, mode: SetMode, reader: Reader): Promise<SetSums> {
    const rows = shelf.list(mode);
    const ids = [...new Set(rows.flatMap(({ items }) => items.flatMap(({ productIds }) => productIds)))];
    const products = await catalog.listProductsById(ids, reader);
    const byId = new Map(products.map((product) => [product.id, product]));
    const lines = rows.map((row) => takenLines(row, byId));
    const totals = await promotions.priceApart(
      lines.map((set) => set.map(({ product, count }) => ({ productCode: product.code, count }))),
      { ...reader, viewer: userType(reader.viewer) === 'wholesale' ? reader.viewer : null, card: null },
    );
    const type = userType(reader.viewer);
    return new Map(
      rows.map((row, at) => [row.id, toSum(row, lines[at] ?? [], totals[at] ?? 0, byId, reader, type)]),
    );
  }

  return (shelf: SetShelf, mode: SetMode, reader: Reader): Promise<SetSums> => {
    const now = performance.now();
    const key = `${mode} ${reader.cityCode} ${userType(reader.viewer)}`;
    const known = kept.get(key);
    if (known && now - known.at < KEPT_MS) return known.sums;
    const held = kept;
    if (held.size >= MAX_KEPT) held.clear();
    const sums = reckon(shelf, mode, reader);
    held.set(key, { at: now, sums });
    sums.catch(() => held.delete(key));
    return sums;
  };
}

/** What is taken at first, at the set's own parameter; goods that no longer exist are left out. */
function takenLines(row: SetRow, byId: ReadonlyMap<number, Product>): CountedLine[] {
  return row.items
    .filter(({ isTaken }) => isTaken)
    .flatMap((item) => {
      const product = byId.get(item.productIds[0] ?? 0);
      return product ? [{ product, count: countFor(item, row.param?.default ?? 0, product.units) }] : [];
    });
}

function toSum(
  row: SetRow,
  lines: readonly CountedLine[],
  total: number,
  byId: ReadonlyMap<number, Product>,
  { cityCode }: Reader,
  type: UserType,
): SetSum {
  const { regularPrice, saving } = againstParts(lines, total, type);
  const taken = row.items.filter(({ isTaken }) => isTaken);
  const stands = taken.filter((item) =>
    item.productIds.some((id) => {
      const product = byId.get(id);
      if (!product) return false;
      const count = countFor(item, row.param?.default ?? 0, product.units);
      return standingOf({ product, count }, cityCode) === 'here';
    }),
  );
  const isWhole = lines.length === taken.length;
  return {
    price: total,
    regularPrice,
    saving,
    balance: isWhole ? setBalance(lines) : [],
    inCity: { items: stands.length, of: taken.length },
    brands: [...new Map(lines.map(({ product: { brand } }) => [brand.code, brand])).values()],
  };
}

/** What the goods cost one by one today, and what buying them together saves: the set's own discount, not its goods'. */
export function againstParts(
  lines: readonly { product: Product; count: number }[],
  total: number,
  type: UserType,
): { regularPrice: number; saving: number } {
  const apart = lines.reduce((sum, { product, count }) => sum + priceView(product, type).price * count, 0);
  const regularPrice = Math.max(apart, total);
  return { regularPrice, saving: regularPrice - total };
}
