/**
 * Products and prices that a partner's program sends. Promises: each row is judged by the very rules of the office's files;
 * what may be written is one set of changes, in the log under the name of who made the key, and is taken back like any
 * other; what needs a second person waits for one; fields that 1C keeps are refused with that reason.
 */
import type { Change } from '#contract/office/changes.ts';
import type { BatchAnswer, RowProblem, RowResult } from '#contract/partner-rows.ts';
import type { Locale } from '#domain/locale.ts';
import { toCell } from '#domain/office/cells.ts';
import type { ChangeReason } from '#domain/office/changes.ts';
import { sayImportReason } from '#domain/office/import-rows.ts';
import { PRODUCT_GRID, type ProductColumn } from '#domain/office/product-grid.ts';
import { sayChangeReason } from '#domain/office/reasons.ts';
import { findReach } from '#domain/office/rights.ts';
import type { Changes } from '../change-sets/change-sets.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  judgePiece,
  mayMakeProducts,
  openColumns,
  type RowToJudge,
} from '../office-imports/office-imports.ts';
import { productSubject } from '../office-products/office-products.ts';
import { findBatch } from './batches.queries.ts';
import type { PartnerCaller } from './partner-caller.ts';
import { type PartnerAsking, writeAs } from './partner-log.ts';

/** Whose rights the rows are judged by: those of the people who keep such things. */
const KINDS = {
  products: { role: 'catalogue', call: 'sendProducts', right: 'products.bulk' },
  prices: { role: 'pricing', call: 'sendPrices', right: 'prices' },
} as const;

type SentRow = { product_code: string } & Record<string, string | number | boolean | null | undefined>;

/** Whatever a thousand rows may hold: a program waits for its answer, and gets it whole. */
const AT_ONCE = 25_000;

/** A set that nobody agreed to is a draft again. */
const STATES = {
  draft: 'declined',
  scheduled: 'waiting',
  waiting: 'waiting',
  running: 'running',
  applied: 'applied',
  undone: 'undone',
  failed: 'failed',
} as const;

const requestKeyOf = ({ keyId }: PartnerCaller, requestKey: string) => `api:${keyId}:${requestKey}`;

export function createBatches(db: Database, changes: Changes) {
  return {
    async send(
      kind: keyof typeof KINDS,
      rows: readonly SentRow[],
      asking: PartnerAsking,
    ): Promise<BatchAnswer['data']> {
      const { caller, language, requestKey } = asking;
      const { role, call, right } = KINDS[kind];
      const viewer = { id: caller.staffId, roles: [role], stores: [] };
      const reach = findReach(viewer, 'products.bulk', 'write');
      if (!reach) throw new Error(`the role ${role} sends no rows`);
      const columns = await openColumns(db, viewer, reach);
      const mayMake = mayMakeProducts(viewer, reach);
      const judging = { mapping: [], key: 'product_code', columns, mayMake, language } as const;
      const judged = await judgePiece(db, judging, rows.map(toRow), new Set());
      const owned = await listOwned(db, judged);

      const items: Change[] = [];
      const rowOf: number[] = [];
      const results = judged.map(({ row, verdict }, at): RowResult => {
        const result = { row: at, product_code: rows[at]?.product_code ?? '', problems: [] as RowProblem[] };
        if (verdict.verdict === 'same' || verdict.verdict === 'aside') return { ...result, result: 'same' };
        if (verdict.verdict === 'wrong') {
          const message = sayImportReason(verdict.why, language);
          result.problems.push({ field: verdict.column, code: verdict.why, message });
          return { ...result, result: 'refused' };
        }
        const id = verdict.verdict === 'new' ? null : row.productId;
        for (const change of verdict.changes) {
          if (id !== null && owned.get(id)?.has(change.field)) {
            result.problems.push(toProblem(change.field, 'one_c', language));
            continue;
          }
          items.push({
            subject: 'product',
            id,
            ...(id === null ? { newKey: `row-${row.n}` } : {}),
            ...change,
          });
          rowOf.push(at);
        }
        return { ...result, result: verdict.verdict === 'new' ? 'made' : 'changed' };
      });
      if (items.length === 0) return toAnswer(null, 'applied', results.map(withoutWrites));

      const title = `${caller.partner}: ${caller.keyName}`.slice(0, 200);
      const write = writeAs(db, { caller, call, right, requestId: asking.requestId });
      const { id, state } = await changes
        .create(
          { title, kind: 'import', items, apply: true },
          requestKeyOf(caller, requestKey),
          { viewer, language, write, leaveAsIs: () => undefined },
          AT_ONCE,
        )
        .catch(toWaiting);
      const waits = state === 'waiting';
      const outcomes = await changes.listOutcomes(id);
      const written = new Set<number>();
      for (const { n, state: became, why } of outcomes) {
        const at = rowOf[n - 1] ?? 0;
        if (waits || became === 'applied' || became === 'skipped') written.add(at);
        else results[at]?.problems.push(toProblem(items[n - 1]?.field ?? null, why ?? 'invalid', language));
      }
      const wanted = new Set(rowOf);
      const told = results.map((each, at) => {
        if (!wanted.has(at)) return withoutWrites(each);
        if (!written.has(at)) return { ...each, result: 'refused' as const };
        return waits ? { ...each, result: 'waiting' as const } : each;
      });
      return toAnswer(id, waits ? 'waiting' : 'applied', told);
    },

    async find(id: number, caller: PartnerCaller) {
      const found = await findBatch(db, id, caller.staffId, requestKeyOf(caller, ''));
      if (!found) throw new Refusal('batch.not_found');
      return { batch: id, state: STATES[found.state], appliedAt: found.appliedAt?.toISOString() ?? null };
    },
  };
}

/** As a file of the office would have it, with the columns that this row names. */
function toRow(row: SentRow, at: number): RowToJudge {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  return {
    n: at + 1,
    mapping: given.map(([name]) => name),
    cells: given.map(([name, value]) =>
      toCell(value ?? null, PRODUCT_GRID.columns[name as ProductColumn].kind, 'ru'),
    ),
  };
}

async function listOwned(db: Db, judged: readonly { row: { productId: number | null } }[]) {
  const ids = judged.flatMap(({ row }) => row.productId ?? []);
  return (await productSubject.listOwned?.(db, ids)) ?? new Map<number, ReadonlySet<string>>();
}

/** What needs another's yes is no refusal to a program: it is told so, row by row. */
function toWaiting(error: unknown): { id: number; state: 'waiting' } {
  const data = error instanceof Refusal && error.code === 'office.needs_approval' ? error.data : null;
  const id = (data as { changeSetId?: number | null } | null)?.changeSetId;
  if (id === null || id === undefined) throw error;
  return { id, state: 'waiting' };
}

const toProblem = (field: string | null, code: ChangeReason, language: Locale): RowProblem => ({
  field,
  code,
  message: sayChangeReason(code, language),
});

/** Of a row whose fields were all refused. */
const withoutWrites = (row: RowResult): RowResult =>
  row.result === 'changed' && row.problems.length > 0 ? { ...row, result: 'refused' } : row;

export function toAnswer(
  batch: number | null,
  state: 'applied' | 'waiting',
  rows: RowResult[],
): BatchAnswer['data'] {
  const counts = { same: 0, changed: 0, made: 0, waiting: 0, refused: 0 };
  for (const { result } of rows) counts[result] += 1;
  return { batch, state, counts, rows };
}
