/** What the shop knows of the products of an estimate, today and for one reader. */
import type { Product } from '#contract/catalog.ts';
import type { EstimateProduct } from '#contract/estimate-parts.ts';
import { totalStock } from '#domain/availability.ts';
import { isSold } from '#domain/cart.ts';
import { priceSteps, priceView, userType } from '#domain/price.ts';
import { findBaseUnit } from '#domain/units.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { listVatPercents } from './estimates.queries.ts';

export type ReadProduct = EstimateProduct & { price: number };
export type ReadProducts = ReadonlyMap<string, ReadProduct>;
export type FindProducts = (codes: readonly string[], reader: Reader) => Promise<ReadProducts>;

/** Of products on sale nobody names another rate; the column says so for each. */
const USUAL_VAT_PERCENT = 16;

export function createFindProducts(db: Db, catalog: Pick<Catalog, 'listProducts'>): FindProducts {
  return async (codes, reader) => {
    const wanted = [...new Set(codes)];
    if (wanted.length === 0) return new Map();
    const [products, rates] = await Promise.all([
      catalog.listProducts(wanted, reader),
      listVatPercents(db, wanted),
    ]);
    return new Map(
      products.map((product) => [
        product.code,
        toReadProduct(product, rates.get(product.code) ?? USUAL_VAT_PERCENT, reader),
      ]),
    );
  };
}

function toReadProduct(product: Product, vatPercent: number, reader: Reader): ReadProduct {
  const unit = findBaseUnit(product.units);
  const type = userType(reader.viewer);
  const steps = priceSteps(product, type);
  return {
    code: product.code,
    productCode: product.productCode,
    externalId: product.externalId,
    imageCount: product.imageCount,
    imageVersion: product.imageVersion,
    name: product.name,
    unit: unit?.name ?? '',
    weightKg: unit?.weight || 1,
    vatPercent,
    price: priceView(product, type).price,
    ...(steps.length > 1 ? { priceSteps: steps } : {}),
    available: isSold(product) ? totalStock(product.balance) : 0,
  };
}
