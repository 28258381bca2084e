/**
 * Makes a whole product of what its leaf drew: codes, prices of every kind, stock, origin, papers, age.
 * Everything follows from the draft, the id and the random state; dates are given as days before today,
 * so that the range does not change from day to day.
 */

import { toSlug } from '#domain/slug.ts';
import { getBrand } from './brands.ts';
import type { Draft, DraftUnit, Words } from './leaf.ts';
import { type Availability, drawAvailability } from './product/availability.ts';
import { toExternalId, toGtin, toNtin, toProductCode } from './product/identity.ts';
import { drawOrigin, type Origin } from './product/origin.ts';
import { drawImages, type ProductDocument, toDocuments } from './product/papers.ts';
import { toPictureName } from './product/picture-name.ts';
import { drawPriceHistory, type PriceStep } from './product/price-history.ts';
import { drawPrices, type Prices } from './product/prices.ts';
import { toSides } from './product/sides.ts';
import type { Random } from './random.ts';

export interface ProductUnit {
  unit: string;
  ratio: number;
  weight: number;
  step: number;
  min: number;
}

export interface Product extends Availability, Origin {
  id: number;
  code: string;
  productCode: string;
  externalId: string;
  brandCode: string;
  name: Words;
  description: Words;
  values: Draft['values'];
  units: ProductUnit[];
  sizeMm: readonly [number, number, number];
  gtin: string | null;
  ntin: string | null;
  warrantyMonths: number | null;
  badges: readonly string[];
  images: string[];
  documents: ProductDocument[];
  popularity: number;
  firstSeenDaysAgo: number;
  prices: Prices;
  priceHistory: PriceStep[];
}

/** A product counts as new for 60 days; one in 25 is. */
const newDays = 60;
const oldestDays = 1500;

function toUnit({ unit, ratio, weightKg, step, min }: DraftUnit): ProductUnit {
  return { unit, ratio, weight: Number(weightKg.toFixed(3)), step: step ?? 1, min: min ?? step ?? 1 };
}

function drawAge(random: Random): number {
  return random.chance(0.04) ? random.integer(1, newDays - 1) : random.integer(newDays + 1, oldestDays);
}

export function makeProduct(id: number, draft: Draft, random: Random, withHistory: boolean): Product {
  const brand = getBrand(draft.brand);
  const productCode = toProductCode(id);
  const prices = drawPrices(draft.priceTenge, random.fork('prices'));
  const firstSeenDaysAgo = drawAge(random.fork('age'));
  const rest = random.fork('rest');
  const pictured = { ...draft, brandCode: brand.code };
  return {
    id,
    code: `${toSlug(draft.name.ru)}-${productCode}`,
    productCode,
    externalId: toExternalId(id),
    brandCode: brand.code,
    name: draft.name,
    description: draft.description,
    values: draft.values,
    units: draft.units.map(toUnit),
    sizeMm: draft.sizeMm,
    // A few goods still wait for their registration, as in any shop.
    gtin: rest.chance(0.97) ? toGtin(id) : null,
    ntin: rest.chance(0.95) ? toNtin(id) : null,
    ...drawOrigin(brand, rest),
    warrantyMonths: draft.warrantyMonths ?? null,
    badges: draft.badges ?? [],
    images: drawImages(toPictureName(draft.image, pictured), toSides(draft.image, pictured), rest),
    documents: toDocuments(draft.documents, productCode),
    popularity: Math.round(12 * rest.logNormal(1.4)),
    firstSeenDaysAgo,
    prices,
    ...drawAvailability(prices.price, random.fork('availability')),
    priceHistory: withHistory ? drawPriceHistory(prices, firstSeenDaysAgo, random.fork('history')) : [],
  };
}
