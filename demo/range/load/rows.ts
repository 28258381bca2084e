/** Products as rows of their four tables, in the text format of COPY. */
import type { Product } from '../make-product.ts';
import { toCopyLine } from './copy.ts';

const day = 86_400_000;

export const productColumns = (
  'id code product_code external_id section_id brand_id name_ru name_kz description_ru description_kz active on_order ' +
  'is_offline units length_mm width_mm height_mm ntin gtin country_code manufacturer_ru manufacturer_kz vat_percent ' +
  'warranty_months badges images documents popularity first_seen_at value_ids variant_group'
).split(' ');
export const priceColumns = 'product_id price regular_price club_price discount_price wholesale_price'.split(
  ' ',
);
export const stockColumns = ['product_id', 'store_id', 'count'];
export const historyColumns = ['product_id', 'valid_from', 'price'];

const vatPercent = 16;

/** The shop opens at nine by the clock of Kazakhstan, four by UTC. */
function morningOf(today: Date, daysAgo: number): string {
  return `${dateOf(today, daysAgo)}T04:00:00Z`;
}

function dateOf(today: Date, daysAgo: number): string {
  return new Date(today.getTime() - daysAgo * day).toISOString().slice(0, 10);
}

export function toProductLine(
  product: Product & { variantGroup: string | null },
  sectionId: number,
  brandId: number,
  valueIds: readonly number[],
  today: Date,
): string {
  const [length, width, height] = product.sizeMm;
  return toCopyLine([
    product.id,
    product.code,
    product.productCode,
    product.externalId,
    sectionId,
    brandId,
    product.name.ru,
    product.name.kz,
    product.description.ru,
    product.description.kz,
    product.active,
    product.onOrder,
    product.isOffline,
    JSON.stringify(product.units),
    Math.round(length),
    Math.round(width),
    Math.round(height),
    product.ntin,
    product.gtin,
    product.countryCode,
    product.manufacturer.ru,
    product.manufacturer.kz,
    vatPercent,
    product.warrantyMonths,
    product.badges,
    product.images,
    JSON.stringify(product.documents),
    product.popularity,
    morningOf(today, product.firstSeenDaysAgo),
    valueIds,
    product.variantGroup,
  ]);
}

export function toPriceLine({ id, prices }: Product): string {
  return toCopyLine([
    id,
    prices.price,
    prices.regularPrice,
    prices.clubPrice,
    prices.discountPrice,
    prices.wholesalePrice,
  ]);
}

export function toStockLines({ id, stocks }: Product): string[] {
  return stocks.map(({ storeId, count }) => toCopyLine([id, storeId, count]));
}

export function toHistoryLines({ id, priceHistory }: Product, today: Date): string[] {
  return priceHistory.map(({ daysAgo, price }) => toCopyLine([id, dateOf(today, daysAgo), price]));
}
