/** What the goods of a city cost by a contract: the very prices that cards and carts show to its holder. */

import type { Product } from '#contract/catalog.ts';
import type { User } from '#contract/users.ts';
import { totalStock } from '#domain/availability.ts';
import type { Locale } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { formatDate } from '#domain/time.ts';
import { findBaseUnit } from '#domain/units.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { type SheetCell as Cell, makeXlsx } from '../table-files/table-files.ts';
import { paperWords } from './contract-paper-words.ts';
import { listPricedCodes, listTiersOf, type TierRow } from './contracts.queries.ts';

/** A list that nobody can open helps nobody. */
const MOST_ROWS = 20_000;
const BATCH = 500;

interface PricedProduct {
  product: Product;
  tiers: readonly TierRow[];
}

interface PriceReader {
  viewer: User;
  cityCode: string;
  language: Locale;
}

export async function listPrices(
  db: Db,
  catalog: Pick<Catalog, 'listProducts'>,
  reader: PriceReader,
): Promise<PricedProduct[]> {
  const codes = await listPricedCodes(db, MOST_ROWS);
  const found: PricedProduct[] = [];
  for (let from = 0; from < codes.length; from += BATCH) {
    const batch = codes.slice(from, from + BATCH);
    const [products, tiers] = await Promise.all([
      catalog.listProducts(batch, reader),
      listTiersOf(db, batch),
    ]);
    for (const product of products)
      found.push({ product, tiers: tiers.filter(({ productCode }) => productCode === product.code) });
  }
  return found;
}

const MONEY = '#,##0';
const WIDTHS = [14, 60, 8, 14, 16, 40, 10];
const bold = (value: string): Cell => ({ value, fontWeight: 'bold', wrap: true });
const money = (value: number): Cell => ({ value, format: MONEY });

interface SheetParts {
  contract: { number: string };
  language: Locale;
  at: Date;
}

export function writePriceSheet(
  prices: readonly PricedProduct[],
  { contract, language, at }: SheetParts,
): Promise<Buffer> {
  const t = paperWords[language];
  const { article, name, unit, retail, price, tiers, stock } = t.prices;
  const rows: Cell[][] = [
    [{ value: t.priceTitle(contract.number), fontWeight: 'bold', fontSize: 14 }],
    [t.priceAt(formatDate(at, language, { hasYear: true }))],
    ...(prices.length === MOST_ROWS ? [[t.cut(MOST_ROWS)] as Cell[]] : []),
    [article, name, unit, retail, price, tiers, stock].map(bold),
    ...prices.map((each) => toCells(each, language)),
    [t.warning],
  ];
  return makeXlsx(rows, {
    sheet: t.priceSheet,
    columns: WIDTHS.map((width) => ({ width })),
  });
}

function toCells({ product, tiers }: PricedProduct, language: Locale): Cell[] {
  const t = paperWords[language];
  return [
    product.productCode,
    { value: product.name, wrap: true },
    findBaseUnit(product.units)?.name ?? '',
    money(product.price),
    money(priceView(product, 'wholesale').price),
    tiers.map(({ from, price }) => t.tier(formatNumber(from), formatTenge(price))).join('; '),
    money(totalStock(product.balance)),
  ];
}
