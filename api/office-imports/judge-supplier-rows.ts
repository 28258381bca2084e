/**
 * All rows of a supplier's list against what is stored. A row is matched by what somebody has said of it, by the shop's own
 * article, by its barcode; by its name alone nobody is sure, so a person is asked (matching.ts). Each row costs the same few
 * lookups, however many goods there are.
 */
import type { Change } from '#contract/office/changes.ts';
import { isAside } from '#domain/office/aside-rows.ts';
import { listPriceColumns, type Mapping } from '#domain/office/mapping.ts';
import { toStockId } from '#domain/office/stock-thing.ts';
import {
  judgeOffer,
  readSupplierRow,
  type StoredOffer,
  type SupplierTakes,
  toPairKey,
} from '#domain/office/supplier-rows.ts';
import type { Db } from '../database.ts';
import { listProductValues } from '../office-products/office-products.ts';
import { listShelves } from '../stock/stock.ts';
import { type Judgement, PIECE } from './judge-rows.ts';
import { type JudgedRow, listStagedRows, type StagedRow, setVerdicts } from './office-imports.queries.ts';
import { findBySpoiltKeys } from './spoilt-keys.ts';
import { findPairs } from './suppliers.queries.ts';

export interface SupplierJudging {
  importId: number;
  supplierId: number;
  mapping: Mapping;
  takes: SupplierTakes;
  heads: readonly string[];
}

export async function judgeSupplierRows(
  tx: Db,
  judging: SupplierJudging,
  onPiece: (rows: number) => Promise<unknown> = async () => undefined,
): Promise<Judgement> {
  const counts = { same: 0, changed: 0, new: 0, wrong: 0, unmatched: 0, passed: 0, aside: 0 };
  const changes: Change[] = [];
  const seen = new Set<number>();
  for (let after = 0; ; ) {
    const rows = await listStagedRows(tx, judging.importId, { after, limit: PIECE });
    const judged = await judgePiece(tx, judging, rows, seen);
    await setVerdicts(
      tx,
      judging.importId,
      judged.map(({ row }) => row),
    );
    for (const { row, own } of judged) {
      counts[row.verdict] += 1;
      changes.push(...own);
    }
    const last = rows.at(-1);
    await onPiece(rows.length);
    if (!last || rows.length < PIECE) return { counts, changes };
    after = last.n;
  }
}

type Judged = { row: JudgedRow; own: Change[] };

async function judgePiece(
  tx: Db,
  judging: SupplierJudging,
  rows: readonly StagedRow[],
  seen: Set<number>,
): Promise<Judged[]> {
  const { mapping, takes, heads } = judging;
  const prices = listPriceColumns(mapping);
  const values = [...prices, mapping.indexOf('stock')].filter((at) => at >= 0);
  // Nobody is asked which product it is, as nothing would be taken of it.
  const isSilent = (cells: readonly string[]) =>
    takes.price !== 'markup' && values.length > 0 && values.every((at) => isBlank(cells[at]));
  const matched = await matchRows(tx, judging, rows);
  const stored = await listOffers(tx, [...new Set(matched.flatMap(({ id }) => id ?? []))], takes.storeId);
  return rows.map(({ n, cells, isGroup = false }, at) => {
    const { key, id, spoilt } = matched[at] ?? { key: null, id: undefined, spoilt: null };
    const told = { n, why: null, column: null, productId: id ?? null, pairKey: key };
    const left = (verdict: JudgedRow['verdict'], more: Partial<JudgedRow> = {}): Judged => ({
      row: { ...told, verdict, ...more },
      own: [],
    });
    if (id === null) return left('passed');
    if (id === undefined && (isAside(cells, { heads, isGroup, prices }) || isSilent(cells)))
      return left('aside', { pairKey: null });
    if (id === undefined && spoilt !== null) return left('wrong', { why: 'spoilt', column: spoilt });
    if (key === null) return left('wrong', { why: 'no_key' });
    const offer = id === undefined ? undefined : stored.get(id);
    if (id === undefined || !offer) return left('unmatched', { why: 'unknown', productId: null });
    if (seen.has(id)) return left('wrong', { why: 'twice' });
    seen.add(id);
    const verdict = judgeOffer(cells, mapping, takes, offer);
    if ('why' in verdict) return left('wrong', verdict);
    const own = verdict.changes.map(({ field, ...change }): Change => {
      if (field !== 'counted') return { subject: 'product', id, field, ...change };
      return { subject: 'stock', id: toStockId(id, takes.storeId ?? 0), field, ...change };
    });
    return { row: { ...told, verdict: own.length === 0 ? 'same' : 'changed' }, own };
  });
}

interface Matched {
  key: string | null;
  id: number | null | undefined;
  spoilt: string | null;
}

const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === '';

/** Which product each row means; null: not sold here; undefined: nobody knows. */
async function matchRows(
  tx: Db,
  { supplierId, mapping }: SupplierJudging,
  rows: readonly StagedRow[],
): Promise<Matched[]> {
  const read = rows.map(({ cells }) => readSupplierRow(cells, mapping));
  const keys = read.map(toPairKey);
  const pairs = await findPairs(
    tx,
    supplierId,
    keys.flatMap((key) => key ?? []),
  );
  const some = (values: string[]) => [...new Set(values.filter((value) => value !== ''))];
  const byCode = await findBySpoiltKeys(tx, 'product_code', some(read.map(({ ownCode }) => ownCode)));
  const byGtin = await findBySpoiltKeys(tx, 'gtin', some(read.map(({ gtin }) => gtin)));
  const only = (ids: readonly number[] | undefined) => (ids?.length === 1 ? ids[0] : undefined);
  return read.map(({ ownCode, gtin, spoilt }, at) => {
    const key = keys[at] ?? null;
    const told = key === null ? undefined : pairs.get(key);
    const id = told === undefined ? (only(byCode.get(ownCode)) ?? only(byGtin.get(gtin))) : told;
    return { key, id, spoilt };
  });
}

async function listOffers(
  tx: Db,
  ids: readonly number[],
  storeId: number | null,
): Promise<Map<number, StoredOffer>> {
  const shelves =
    storeId === null
      ? []
      : await listShelves(
          tx,
          ids.map((productId) => ({ productId, storeId })),
        );
  const byProduct = new Map(shelves.map((shelf) => [shelf.productId, shelf]));
  const values = await listProductValues(tx, ids, ['cost', 'price']);
  return new Map(
    values.map(({ id, cost, price }) => {
      const { free = 0, held = 0 } = byProduct.get(id) ?? {};
      const offer = { cost: cost as number | null, price: price as number | null };
      return [id, { ...offer, counted: free + held, held }];
    }),
  );
}
