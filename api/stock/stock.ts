/**
 * The stock of a store as its people keep it. Promises: every count is explained by what orders took and gave back and by what
 * staff said, with a reason; nothing that an order holds is counted away. Relies on the rows of stock as the lock under which
 * orders take too.
 */
import type { z } from 'zod';
import type { adjustStock, countStock, StockMove, StockRow, transferStock } from '#contract/office/stock.ts';
import type { Locale } from '#domain/locale.ts';
import { findStockDelta, isStockReason } from '#domain/office/stock-change.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  findStockLine,
  hasStore,
  insertAdjustment,
  listMoves,
  listStock,
  lockStocks,
  putShelf,
  type StockLine,
} from './stock.queries.ts';

export { hasStore, listShelves, listStores } from './stock.queries.ts';
export { stockSubject } from './stock-subject.ts';

const PAGE = 50;

/** Who says it, of which store. */
export interface StockHand {
  staffId: number;
  storeId: number;
  language: Locale;
}

const toRow = ({ row, place, ...line }: StockLine): StockRow => ({
  ...line,
  shelf: row !== null && place !== null ? { row, place } : null,
});

async function getLine(
  db: Db,
  productId: number,
  { storeId, language }: Omit<StockHand, 'staffId'>,
): Promise<StockLine> {
  const line = await findStockLine(db, productId, storeId, language);
  if (!line) throw new Refusal('stock.not_found');
  return line;
}

/** `after` is what the page before gave as `next`. */
export async function readStock(
  db: Db,
  { storeId, language }: Omit<StockHand, 'staffId'>,
  { q, after }: { q: string; after: string },
): Promise<{ items: StockRow[]; meta: { next: string | null } }> {
  const [, id, article] = /^(\d{1,9})-(.*)$/.exec(after) ?? [];
  const from = id === undefined || article === undefined ? null : { article, id: Number(id) };
  const rows = await listStock(db, { storeId, q, after: from, limit: PAGE + 1, language });
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    items: rows.slice(0, PAGE).map(toRow),
    meta: { next: last ? `${last.productId}-${last.article}` : null },
  };
}

export async function readMoves(
  db: Db,
  productId: number,
  of: Omit<StockHand, 'staffId'>,
): Promise<{ stock: StockRow; moves: StockMove[] }> {
  const [line, moves] = await Promise.all([getLine(db, productId, of), listMoves(db, productId, of.storeId)]);
  return { stock: toRow(line), moves: moves.map((move) => ({ ...move, at: move.at.toISOString() })) };
}

type Said = z.output<typeof adjustStock.body>;

/** Within the caller's transaction. What is held is read after the row is: no order takes in between. */
export async function adjust(tx: Db, hand: StockHand, said: Said): Promise<StockRow> {
  if (!isStockReason(said.kind, said.reason)) throw new Refusal('stock.wrong_reason');
  await getLine(tx, said.productId, hand);
  await lockStocks(tx, said.productId, [hand.storeId]);
  const line = await getLine(tx, said.productId, hand);
  if (line.isOfOneC) throw new Refusal('stock.of_one_c');
  const delta = findStockDelta(line, said);
  if (delta === null) throw belowHeld(line);
  await insertAdjustment(tx, {
    productId: said.productId,
    storeId: hand.storeId,
    kind: said.kind,
    delta,
    counted: said.kind === 'count' ? said.counted : null,
    held: line.held,
    reason: said.reason,
    comment: said.comment,
    otherStore: null,
    staffId: hand.staffId,
  });
  return toRow(await getLine(tx, said.productId, hand));
}

/** What was counted of one product, under the lock and by the rules of everybody; `delta` of what may be written. */
async function judgeCount(tx: Db, hand: StockHand, productId: number, counted: number) {
  await getLine(tx, productId, hand);
  await lockStocks(tx, productId, [hand.storeId]);
  const line = await getLine(tx, productId, hand);
  const said = { kind: 'count', productId, counted, reason: 'stock_taking', comment: '' } as const;
  const delta = line.isOfOneC ? null : findStockDelta(line, said);
  return { line, delta, said };
}

/** A stock-taking by a program: what is as it was leaves no trace. */
export async function countOne(
  tx: Db,
  hand: StockHand,
  { productId, counted, comment }: { productId: number; counted: number; comment: string },
): Promise<'written' | 'same'> {
  const { line, delta, said } = await judgeCount(tx, hand, productId, counted);
  if (line.isOfOneC) throw new Refusal('stock.of_one_c');
  if (delta === null) throw belowHeld(line);
  if (delta === 0) return 'same';
  await adjust(tx, hand, { ...said, comment });
  return 'written';
}

/**
 * Stock-taking. By the products' ids, as orders take them: nobody waits in a circle. What orders hold more of than was counted,
 * and what 1C keeps, is left as it is and told; the rest of the round is written all the same.
 */
export async function countAll(
  tx: Db,
  hand: StockHand,
  { items, comment }: z.output<typeof countStock.body>,
): Promise<{ written: StockRow[]; short: StockRow[]; ofOneC: StockRow[] }> {
  const written: StockRow[] = [];
  const short: StockRow[] = [];
  const ofOneC: StockRow[] = [];
  for (const { productId, counted } of items.toSorted((one, other) => one.productId - other.productId)) {
    const { line, delta, said } = await judgeCount(tx, hand, productId, counted);
    if (line.isOfOneC) ofOneC.push(toRow(line));
    else if (delta === null) short.push(toRow(line));
    else written.push(await adjust(tx, hand, { ...said, comment }));
  }
  return { written, short, ofOneC };
}

/** What leaves one store stands in the other at once: who sends it says so, who counts it there corrects it. */
export async function transfer(
  tx: Db,
  hand: StockHand,
  { to, productId, count, comment }: z.output<typeof transferStock.body>,
): Promise<StockRow> {
  if (to === hand.storeId) throw new Refusal('stock.same_store');
  await getLine(tx, productId, hand);
  if (!(await hasStore(tx, to))) throw new Refusal('stock.not_found');
  await lockStocks(tx, productId, [hand.storeId, to]);
  const line = await getLine(tx, productId, hand);
  if (line.free < count) throw belowHeld(line);
  const there = await getLine(tx, productId, { ...hand, storeId: to });
  if (line.isOfOneC || there.isOfOneC) throw new Refusal('stock.of_one_c');
  const same = {
    productId,
    kind: 'transfer',
    counted: null,
    reason: 'transfer',
    comment,
    staffId: hand.staffId,
  } as const;
  await insertAdjustment(tx, {
    ...same,
    storeId: hand.storeId,
    delta: -count,
    held: line.held,
    otherStore: to,
  });
  await insertAdjustment(tx, {
    ...same,
    storeId: to,
    delta: count,
    held: there.held,
    otherStore: hand.storeId,
  });
  return toRow(await getLine(tx, productId, hand));
}

export async function moveShelf(
  tx: Db,
  hand: StockHand,
  productId: number,
  shelf: { row: string; place: string } | null,
): Promise<StockRow> {
  await getLine(tx, productId, hand);
  await putShelf(tx, { productId, storeId: hand.storeId }, shelf);
  return toRow(await getLine(tx, productId, hand));
}

const belowHeld = ({ held, free, unit }: StockLine) => new Refusal('stock.below_held', { held, free, unit });
