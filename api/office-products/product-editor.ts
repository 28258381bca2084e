/** A product as its editor shows it: its fields, what it lacks, why it is not seen. Nobody is shown what they may not read. */

import {
  PRODUCT_FIELD_NAMES,
  type ProductFieldName,
  productFields,
} from '#contract/office/product-fields.ts';
import type { OfficeProduct } from '#contract/office/products.ts';
import type { Locale } from '#domain/locale.ts';
import { isSame } from '#domain/office/changes.ts';
import { reachOf } from '#domain/office/city-reach.ts';
import { type FilledFacts, listMissing } from '#domain/office/filled.ts';
import { isOfPrices } from '#domain/office/product-rights.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import { listVisibility, sayVisibility } from '#domain/office/visibility.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { listOwned } from './one-c-owned.queries.ts';
import {
  findProductAround,
  listCityStocks,
  listPriceHistory,
  listRelated,
  listValuesBefore,
  listWrittenFields,
} from './product-editor.queries.ts';
import { listProductValues } from './product-values.queries.ts';

const HISTORY_DAYS = 90;

/** Facts are read by whoever reads texts; only prices and costs ask for more. */
function isRead(viewer: Duties, name: keyof typeof productFields): boolean {
  const { right } = productFields[name];
  return !isOfPrices(right) || findReach(viewer, right, 'read') !== null;
}

export async function getEditedProduct(
  db: Db,
  id: number,
  viewer: Duties,
  language: Locale,
): Promise<OfficeProduct> {
  const [values] = await listProductValues(db, [id]);
  const around = await findProductAround(db, id);
  if (!values || !around) throw new Refusal('product.not_found');
  const seesPrices = findReach(viewer, 'prices', 'read') !== null;
  const facts = values as unknown as FilledFacts;
  const visibility = listVisibility({
    active: values.active === true,
    price: values.price as number | null,
    isOffline: values.is_offline === true,
    onOrder: values.on_order === true,
    stock: around.stocks.reduce((sum, { count }) => sum + count, 0),
    pictures: facts.images.length,
  });
  const cities = await listCityStocks(db, id);
  const reached = {
    isHidden: visibility.some(({ gravity }) => gravity === 'hidden'),
    onOrder: values.on_order === true,
    isOffline: values.is_offline === true,
  };
  const owned = (await listOwned(db, [id])).get(id) ?? [];
  return {
    id,
    ...around,
    hasPrice: values.price !== null,
    owned: [...owned],
    changedAt: around.changedAt.toISOString(),
    values: Object.fromEntries(
      PRODUCT_FIELD_NAMES.filter((name) => isRead(viewer, name)).map((name) => [name, values[name]]),
    ),
    priceHistory: seesPrices ? await listPriceHistory(db, id, HISTORY_DAYS) : [],
    missing: listMissing(facts),
    related: await listRelated(db, id),
    cities: cities.map(({ point: _point, ...city }) => ({
      ...city,
      days: null,
      ...reachOf(city.code, cities, reached),
    })),
    visibility: visibility.map(({ reason, gravity }) => ({
      code: reason,
      words: sayVisibility(reason, language),
      gravity,
    })),
  };
}

const HISTORY_SHOWN = 100;

export async function getHistoryOf(db: Db, id: number, viewer: Duties) {
  if (!(await findProductAround(db, id))) throw new Refusal('product.not_found');
  const fields = PRODUCT_FIELD_NAMES.filter((name) => isRead(viewer, name));
  const rows = await listWrittenFields(db, id, { fields, limit: HISTORY_SHOWN });
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

/** The product as it was: of each field that was written since, what stood there before. */
export async function getAsOf(db: Db, id: number, at: Date, viewer: Duties) {
  const [values] = await listProductValues(db, [id]);
  if (!values) throw new Refusal('product.not_found');
  const fields = PRODUCT_FIELD_NAMES.filter((name) => isRead(viewer, name));
  const before = await listValuesBefore(db, id, { at, fields });
  return {
    at: at.toISOString(),
    fields: before
      .map(({ field, was }) => ({ field, was, now: values[field as ProductFieldName] }))
      .filter(({ was, now }) => !isSame(was, now)),
  };
}
