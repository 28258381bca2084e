/**
 * Products for those who keep them. Promises: texts, facts and prices change through changes alone, a price with its honest
 * struck-through one; what names a thing that is not there is refused. Hides the tables. Relies on their triggers: the
 * storefront, the grid and the log follow by them.
 */
import {
  isFactField,
  isPriceField,
  PRODUCT_FIELD_NAMES,
  type ProductFieldName,
  productFields,
} from '#contract/office/product-fields.ts';
import type { Json } from '#domain/office/changes.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { toSlug } from '#domain/slug.ts';
import type { Subject, WantedChange } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Grid } from '../office-grid/office-grid.ts';
import { moneyInTables } from './money-in-tables.ts';
import { listOwned } from './one-c-owned.queries.ts';
import { whyAskAnother } from './price-effect.ts';
import { listProductFences } from './product-fences.queries.ts';
import { countGridProducts, listGridProducts } from './product-grid.queries.ts';
import { areBrands, areLeaves, areProducts, areUnits, areValues } from './product-references.queries.ts';
import {
  insertProduct,
  listProductValues,
  lockProducts,
  setProductCosts,
  setProductFacts,
  takeProductId,
  type WantedRow,
} from './product-values.queries.ts';
import { writePrices } from './write-prices.ts';

export { createLooks, type Looks } from './looks.ts';
export { listProductValues } from './product-values.queries.ts';

/** What a product is called by. */
const NAMING: ReadonlySet<string> = new Set(['name_ru', 'name_kz', 'product_code']);

const isMoney = (field: string): boolean => isPriceField(field) || field === 'cost';

export const productSubject: Subject = {
  right: 'products.edit',
  fields: Object.fromEntries(
    Object.entries(productFields).map(([name, field]) => [name, { ...field, isWhole: isMoney(name) }]),
  ),

  async read(tx, ids, isLocking, needed) {
    if (isLocking) await lockProducts(tx, ids);
    const isNeeded = (name: ProductFieldName) =>
      !needed || needed.fields.has(name) || (needed.isNamed && NAMING.has(name));
    const wanted = PRODUCT_FIELD_NAMES.filter(isNeeded);
    if (wanted.length === 0) return new Map();
    const rows = await listProductValues(tx, ids, wanted);
    return new Map(rows.map(({ id, ...values }) => [id, values]));
  },

  listOwned,

  async write(tx, changes) {
    const facts = changes.filter(({ field }) => isFactField(field));
    if (facts.length > 0) {
      await requireKnown(tx, facts);
      await setProductFacts(tx, toRows(facts));
    }
    await writePrices(tx, toRows(changes.filter(({ field }) => isPriceField(field))));
    await writeCosts(tx, toRows(changes.filter(({ field }) => field === 'cost')));
  },

  async create(tx, values) {
    const { name_ru: name, section_id: section, brand_id: brand } = values;
    if (typeof name !== 'string' || !section || !brand) throw new Refusal('product.unfinished');
    const given = Object.entries(values);
    await requireKnown(
      tx,
      given.map(([field, to]) => ({ field, to })),
    );
    const id = await takeProductId(tx);
    const facts = Object.fromEntries(given.filter(([field]) => isFactField(field)));
    await insertProduct(tx, id, `${toSlug(name, 70)}-${id}`, { ...ofNewProduct(id), ...facts });
    const prices = Object.fromEntries(given.filter(([field]) => isPriceField(field)));
    if (Object.keys(prices).length > 0) await writePrices(tx, [{ id, ...prices }]);
    if (values.cost) await writeCosts(tx, [{ id, cost: values.cost }]);
    return id;
  },

  unmake: { field: 'active', from: true, to: false },

  nameOf: (values, language) =>
    String((language === 'kz' ? values.name_kz : null) ?? values.name_ru ?? values.product_code ?? ''),

  needsApproval: (changes, limits, tx) =>
    whyAskAnother(
      tx,
      changes.filter(({ field }) => isPriceField(field)),
      limits,
    ),

  inTables: moneyInTables,
};

/** Whoever may look at products may look at their texts; prices in it ask for their own right. */
export const productGrid: Grid = {
  right: 'products.texts',
  description: PRODUCT_GRID,
  list: listGridProducts,
  fences: listProductFences,
  count: countGridProducts,
};

/** Off until somebody switches it on; sold by the piece unless told. */
const ofNewProduct = (id: number): Record<string, Json> => ({
  product_code: String(id),
  active: false,
  on_order: false,
  is_offline: false,
  description_ru: '',
  units: [{ unit: 'piece', ratio: 1 }],
  country_code: 'KZ',
  manufacturer_ru: '—',
  manufacturer_kz: '—',
  vat_percent: 16,
  badges: [],
  images: [],
  documents: [],
  popularity: 0,
  first_seen_at: new Date().toISOString(),
  value_ids: [],
  term_ids: [],
});

function toRows(changes: readonly WantedChange[]): WantedRow[] {
  const rows = new Map<number, WantedRow>();
  for (const { id, field, to } of changes) rows.set(id, { ...rows.get(id), id, [field]: to });
  return [...rows.values()];
}

async function writeCosts(tx: Db, rows: readonly WantedRow[]): Promise<void> {
  if (rows.length > 0) await setProductCosts(tx, rows);
}

/** What a value names must be there; its shape has been looked at. */
async function requireKnown(tx: Db, given: readonly Pick<WantedChange, 'field' | 'to'>[]): Promise<void> {
  const all = <T>(wanted: ProductFieldName): T[] =>
    given.flatMap(({ field, to }) => (field === wanted ? (to as T | T[]) : [])) as T[];
  if (!(await areLeaves(tx, all<number>('section_id')))) throw new Refusal('product.wrong_section');
  if (!(await areBrands(tx, all<number>('brand_id')))) throw new Refusal('product.unknown_brand');
  if (!(await areValues(tx, all<number>('value_ids')))) throw new Refusal('product.unknown_value');
  const units = all<{ unit: string }>('units').map(({ unit }) => unit);
  if (!(await areUnits(tx, units))) throw new Refusal('product.unknown_unit');
  const related = all<{ id: number }>('relations').map(({ id }) => id);
  if (!(await areProducts(tx, related))) throw new Refusal('product.unknown_related');
}
