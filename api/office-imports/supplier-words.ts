/** What a supplier's list may be asked for: its columns as they are guessed, and what whoever sends it may take from it. */
import type { ImportView } from '#contract/office/imports.ts';
import type { SupplierTakesWords } from '#contract/office/suppliers.ts';
import type { Locale } from '#domain/locale.ts';
import { SUPPLIER_HEADS } from '#domain/office/known-heads.ts';
import { guessMapping, type Mapping, toSignature } from '#domain/office/mapping.ts';
import { type Duties, findReach, isWithinReach } from '#domain/office/rights.ts';
import { SUPPLIER_COLUMNS, type SupplierTakes } from '#domain/office/supplier-rows.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { listStores } from '../stock/stock.ts';
import { countArticles, type ImportRecord } from './office-imports.queries.ts';
import { findSupplier, findSupplierMapping } from './suppliers.queries.ts';

const SAMPLES = 200;

/** As it was told of this supplier before; else by the heads, and by whether its articles are the shop's own. */
export async function guessSupplierMapping(
  db: Db,
  supplierId: number,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Mapping> {
  const told = await findSupplierMapping(db, supplierId, toSignature(heads));
  if (told) return heads.map((_head, at) => told[at] ?? null);
  const guessed = guessMapping(heads, { columns: SUPPLIER_COLUMNS }, SUPPLIER_HEADS);
  const at = guessed.indexOf('supplier_code');
  if (at < 0) return guessed;
  const codes = new Set(
    rows.slice(0, SAMPLES).flatMap((cells) => {
      const code = (cells[at] ?? '').trim();
      return code === '' ? [] : code;
    }),
  );
  const areOwn = codes.size > 0 && (await countArticles(db, [...codes])) * 2 >= codes.size;
  return areOwn ? guessed.map((name) => (name === 'supplier_code' ? 'product_code' : name)) : guessed;
}

type MayTake = ImportView['mayTake'];

export async function listMayTake(db: Db, viewer: Duties, language: Locale): Promise<MayTake> {
  const reach = findReach(viewer, 'stock', 'write');
  const stores = reach === null ? [] : await listStores(db, language);
  return {
    cost: findReach(viewer, 'costs', 'write') !== null,
    price: findReach(viewer, 'prices', 'write') !== null,
    stores: stores.filter(({ id }) => reach !== null && isWithinReach(reach, [id])),
  };
}

const USUAL: SupplierTakes = {
  cost: true,
  price: 'no',
  markup: 25,
  roundTo: 10,
  rounding: 'up',
  storeId: null,
};

/** As it was last taken from this supplier, as far as whoever asks may. */
export async function guessTakes(db: Db, supplierId: number, mayTake: MayTake): Promise<SupplierTakes> {
  const takes = { ...USUAL, ...(await findSupplier(db, supplierId))?.takes };
  return {
    ...takes,
    cost: takes.cost && mayTake.cost,
    price: mayTake.price ? takes.price : 'no',
    storeId: mayTake.stores.some(({ id }) => id === takes.storeId) ? takes.storeId : null,
  };
}

/** Something must be taken, from a column that the list has, by whoever may change it. */
export function requireTakes(
  takes: SupplierTakesWords | undefined,
  names: readonly string[],
  mayTake: MayTake,
): SupplierTakes {
  if (!takes) throw new Refusal('import.takes_nothing');
  const { cost, price, storeId } = takes;
  const mayAll =
    (!cost || mayTake.cost) &&
    (price === 'no' || mayTake.price) &&
    (storeId === null || mayTake.stores.some(({ id }) => id === storeId));
  if (!mayAll) throw new Refusal('import.wrong_mapping');
  const isTaken =
    (cost && names.includes('cost')) ||
    (price === 'column' && names.includes('price')) ||
    price === 'markup' ||
    (storeId !== null && names.includes('stock'));
  if (!isTaken) throw new Refusal('import.takes_nothing');
  return takes;
}

export function requireSupplier(record: ImportRecord): ImportRecord & { supplierId: number } {
  const { supplierId } = record;
  if (supplierId === null) throw new Refusal('import.not_found');
  return { ...record, supplierId };
}
