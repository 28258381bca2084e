/**
 * What a partner's program has counted in the stores: each row by the rules of a stock-taking, in the ledger that explains
 * the stock. Some rows a transaction: orders wait for a store's row no longer than for a few others.
 */
import type { z } from 'zod';
import { errorMessage } from '#contract/errors.ts';
import type { BatchAnswer, RowResult, stockRowIn } from '#contract/partner-rows.ts';
import { sayImportReason } from '#domain/office/import-rows.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findByKeys } from '../office-imports/office-imports.ts';
import { countOne, hasStore } from '../stock/stock.ts';
import { toAnswer } from './batches.ts';
import { type PartnerAsking, writeAs } from './partner-log.ts';

type StockRowIn = z.output<typeof stockRowIn>;
const PER_TRANSACTION = 50;

export async function sendStockRows(
  db: Database,
  rows: readonly StockRowIn[],
  asking: PartnerAsking,
): Promise<BatchAnswer['data']> {
  const { caller, language } = asking;
  const found = await findByKeys(db, 'product_code', [...new Set(rows.map((row) => row.product_code))]);
  const known = new Map<number, boolean>();
  for (const store of new Set(rows.map((row) => row.store))) known.set(store, await hasStore(db, store));
  const results: RowResult[] = rows.map((row, at) => ({
    row: at,
    product_code: row.product_code,
    result: 'refused',
    problems: [],
  }));
  const refuse = (at: number, field: string | null, code: string, message: string) =>
    results[at]?.problems.push({ field, code, message });

  const seen = new Set<string>();
  const wanted: (StockRowIn & { at: number; productId: number })[] = [];
  for (const [at, row] of rows.entries()) {
    const [productId, ...others] = found.get(row.product_code) ?? [];
    const why = productId === undefined ? 'unknown' : others.length > 0 ? 'ambiguous' : null;
    const isTwice = seen.has(`${productId} ${row.store}`);
    seen.add(`${productId} ${row.store}`);
    if (productId === undefined || why !== null || isTwice)
      refuse(at, 'product_code', why ?? 'twice', sayImportReason(why ?? 'twice', language));
    else if (!known.get(row.store))
      refuse(at, 'store', 'staff.unknown_store', errorMessage('staff.unknown_store', language));
    else wanted.push({ ...row, at, productId });
  }
  // In the order in which orders take: nobody waits in a circle.
  wanted.sort((one, other) => one.productId - other.productId || one.store - other.store);
  const write = writeAs(db, { caller, call: 'sendStock', right: 'stock', requestId: asking.requestId });
  for (let from = 0; from < wanted.length; from += PER_TRANSACTION) {
    const piece = wanted.slice(from, from + PER_TRANSACTION);
    await write(
      async (tx) => {
        for (const row of piece) await countRow(tx, row);
      },
      { subject: 'stock', words: { rows: piece.length } },
    );
  }
  return toAnswer(null, 'applied', results);

  async function countRow(tx: Db, { at, productId, store, counted }: (typeof wanted)[number]): Promise<void> {
    const hand = { staffId: caller.staffId, storeId: store, language };
    try {
      const outcome = await countOne(tx, hand, { productId, counted, comment: caller.partner });
      const result = results[at];
      if (result) result.result = outcome === 'same' ? 'same' : 'changed';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(at, null, error.code, errorMessage(error.code, language, error.details));
    }
  }
}
