/**
 * Sets for those who put them together. Promises that what the editor reckons, saved or not, is what the shop reckons: both ask
 * the same functions. Hides how goods are found and which of them need a look. Relies on the shop's own sets for every sum.
 */
import type { z } from 'zod';
import type { Product } from '#contract/catalog.ts';
import type {
  getOfficeSet,
  getOfficeSets,
  OfficeSetItem,
  reckonOfficeSet,
  SetFault,
} from '#contract/office/office-sets.ts';
import type { SetMode } from '#contract/sets.ts';
import { stockIn, totalStock } from '#domain/availability.ts';
import type { Locale } from '#domain/locale.ts';
import { faultsOf, isOnSale } from '#domain/office/set-check.ts';
import { priceView } from '#domain/price.ts';
import { countFor } from '#domain/sets.ts';
import { findBaseUnit, findSecondUnit } from '#domain/units.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { colourName, SET_COLOURS, SET_STYLES, type SetItemRow, type Sets, styleName } from '../sets/sets.ts';
import {
  listSetCities,
  listSetSections,
  listStoredItems,
  listStoredSets,
  type StoredItem,
  type StoredSet,
} from './office-sets.queries.ts';

export { setItemSubject } from './set-item-subject.ts';
export { setSubject } from './set-subject.ts';

export interface OfficeSetsParts {
  db: Db;
  catalog: Pick<Catalog, 'listProductsById'>;
  sets: Pick<Sets, 'reckon'>;
}

type Reckoned = z.input<typeof reckonOfficeSet.answer>['data'];
type Wish = z.output<typeof reckonOfficeSet.body>;
type ReckonedItem = Wish['items'][number];
type Goods = ReadonlyMap<number, Product>;

const imageOf = ({ externalId: id, imageVersion: version }: StoredSet) => ({ id, version });

/** As the shop sees an item, under a number of its own. */
const toRow = (item: ReckonedItem, id: number): SetItemRow => ({
  id,
  groupRu: '',
  groupKz: '',
  productIds: item.product_ids,
  amount: item.amount,
  perParam: item.per_param,
  measure: item.measure,
  isRequired: item.is_required,
  isTaken: item.is_required || item.is_taken,
  spot: null,
});

export async function readOfficeSets(
  { db, catalog }: OfficeSetsParts,
  mode: SetMode,
  reader: Reader,
): Promise<z.input<typeof getOfficeSets.answer>> {
  const { language, cityCode } = reader;
  const [sets, sections, cities] = await Promise.all([
    listStoredSets(db, { mode }),
    listSetSections(db, mode, language),
    listSetCities(db, language),
  ]);
  const stored = await listStoredItems(db, { sets: sets.map(({ id }) => id) });
  const items = stored.filter(({ is_active }) => is_active);
  const ids = [...new Set(items.flatMap(({ product_ids: [main = 0] }) => main))];
  const goods = new Map((await catalog.listProductsById(ids, reader)).map((each) => [each.id, each]));
  const bySet = Map.groupBy(items, ({ set_id }) => set_id);
  return {
    items: sets.map((set) => {
      const own = bySet.get(set.id) ?? [];
      return {
        id: set.id,
        mode: set.mode,
        code: set.code,
        popularity: set.popularity,
        active: set.active,
        name: language === 'kz' ? set.name_kz : set.name_ru,
        sectionName: sections.find(({ code }) => code === set.section_code)?.name ?? set.section_code,
        image: imageOf(set),
        itemCount: own.length,
        spotCount: own.filter(({ spot }) => spot !== null).length,
        faults: countFaults(own.flatMap((item) => judge(item, goods, set.param?.default ?? 0, cityCode))),
      };
    }),
    sections,
    cities,
    city: cityCode,
  };
}

function countFaults(faults: readonly SetFault[]): { fault: SetFault; count: number }[] {
  return [...Map.groupBy(faults, (fault) => fault)].map(([fault, all]) => ({ fault, count: all.length }));
}

/** What is chosen first decides: alternatives are there for the day it is gone. */
function judge(
  item: Pick<StoredItem, 'product_ids' | 'amount' | 'per_param' | 'measure' | 'seen_price'>,
  goods: Goods,
  param: number,
  cityCode: string,
): SetFault[] {
  const product = goods.get(item.product_ids[0] ?? 0);
  const need = { amount: item.amount, perParam: item.per_param, measure: item.measure };
  const line = product ? { product, count: countFor(need, param, product.units) } : null;
  const price = product ? priceView(product, 'retail').price : 0;
  return faultsOf({ line, price, seenPrice: item.seen_price }, cityCode);
}

export async function readOfficeSet(
  { db }: OfficeSetsParts,
  id: number,
  language: Locale,
): Promise<z.input<typeof getOfficeSet.answer>['data']> {
  const [stored] = await listStoredSets(db, { ids: [id] });
  if (!stored) throw new Refusal('set.not_found');
  const { externalId: _id, imageVersion: _version, ...set } = stored;
  const [items, sections, cities] = await Promise.all([
    listStoredItems(db, { sets: [id] }),
    listSetSections(db, set.mode, language),
    listSetCities(db, language),
  ]);
  return {
    set,
    image: imageOf(stored),
    items: items.filter(({ is_active }) => is_active).map(({ set_id: _set, ...item }): OfficeSetItem => item),
    sections,
    styles: SET_STYLES.map((code) => ({ code, name: styleName(code, language) })),
    colours: SET_COLOURS.map((code) => ({ code, name: colourName(code, language) })),
    cities,
  };
}

export async function reckonSet(
  { sets }: OfficeSetsParts,
  { param, value, items }: Omit<Wish, 'city'>,
  reader: Reader,
): Promise<Reckoned> {
  const { goods, calculation } = await sets.reckon({ param, items: items.map(toRow) }, value, reader);
  const { cityCode } = reader;
  return {
    city: cityCode,
    value: calculation.param,
    items: items.map((item, at) => {
      const line = calculation.lines.find((each) => each.item === at);
      return {
        faults: judge(item, goods, calculation.param ?? 0, cityCode),
        line: line ? { count: line.count, price: line.price, sum: line.sum } : null,
      };
    }),
    goods: [...goods.values()].map((product) => ({
      id: product.id,
      article: product.productCode,
      name: product.name,
      price: priceView(product, 'retail').price,
      isSold: isOnSale(product),
      inCity: stockIn(product.balance, cityCode),
      inAll: totalStock(product.balance),
      unit: findBaseUnit(product.units)?.name ?? '',
      secondUnit: findSecondUnit(product.units)?.name ?? null,
    })),
    total: calculation.total,
    regularPrice: calculation.regularPrice,
    saving: calculation.saving,
    wholeSets: calculation.wholeSets,
  };
}
