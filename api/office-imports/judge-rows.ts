/** All rows of a file against what is stored, a few hundred at a time. */
import type { Change } from '#contract/office/changes.ts';
import type { ProductFieldName } from '#contract/office/product-fields.ts';
import type { Locale } from '#domain/locale.ts';
import { isSpoilt } from '#domain/office/article-forms.ts';
import { isAside } from '#domain/office/aside-rows.ts';
import { findStockStore } from '#domain/office/file-templates.ts';
import {
  type ImportColumn,
  judgeCells,
  judgeKey,
  judgeNew,
  type RowVerdict,
  readKey,
} from '#domain/office/import-rows.ts';
import { type KeyColumn, listPriceColumns, type Mapping } from '#domain/office/mapping.ts';
import type { Db } from '../database.ts';
import { listProductValues } from '../office-products/office-products.ts';
import {
  findByKeys,
  type ImportCounts,
  type JudgedRow,
  listStagedRows,
  type StagedRow,
  setVerdicts,
} from './office-imports.queries.ts';
import { findBySpoiltKeys } from './spoilt-keys.ts';
import { judgeShelves, readShelves, toChange } from './stock-columns.ts';

/** Whoever asks for a page meanwhile waits as long as one piece is judged: of 2,000 rows that was felt, fewer than 500 cost more. */
export const PIECE = 500;

export interface Judging {
  importId: number;
  mapping: Mapping;
  key: KeyColumn;
  columns: Readonly<Record<string, ImportColumn>>;
  /** Whether whoever asks may make products. */
  mayMake: boolean;
  language: Locale;
  /** Of a file, which hands have written: articles are known that a spreadsheet has spoilt. Absent: what a program sends. */
  heads?: readonly string[];
}

export interface Judgement {
  counts: ImportCounts;
  changes: Change[];
}

export async function judgeRows(
  tx: Db,
  judging: Judging,
  onPiece: (rows: number) => Promise<unknown> = async () => undefined,
): Promise<Judgement> {
  const counts = { same: 0, changed: 0, new: 0, wrong: 0, aside: 0 };
  const changes: Change[] = [];
  const seen = new Set<number | string>();
  for (let after = 0; ; ) {
    const rows = await listStagedRows(tx, judging.importId, { after, limit: PIECE });
    const judged = await judgePiece(tx, judging, rows, seen);
    await setVerdicts(
      tx,
      judging.importId,
      judged.map(({ row }) => row),
    );
    for (const { row, verdict } of judged) {
      counts[verdict.verdict] += 1;
      if (verdict.verdict === 'changed' && row.productId !== null)
        for (const change of verdict.changes) changes.push(toChange(row.productId, change));
      if (verdict.verdict === 'new')
        for (const change of verdict.changes)
          changes.push({ subject: 'product', id: null, newKey: `row-${row.n}`, ...change });
    }
    const last = rows.at(-1);
    await onPiece(rows.length);
    if (!last || rows.length < PIECE) return { counts, changes };
    after = last.n;
  }
}

/** A row of a file has the columns of its file; one that a program sent, those that it names itself. */
export type RowToJudge = StagedRow & { mapping?: Mapping };

/** The one judge of rows, wherever they come from: files of staff, programs of partners. */
export async function judgePiece(
  tx: Db,
  { mapping, key, columns, mayMake, language, heads }: Omit<Judging, 'importId'>,
  rows: readonly RowToJudge[],
  seen: Set<number | string>,
): Promise<{ row: JudgedRow; verdict: RowVerdict }[]> {
  const keys = rows.map((row) => readKey(row.cells, row.mapping ?? mapping, key));
  const find = heads && key !== 'id' ? findBySpoiltKeys : findByKeys;
  const found = await find(tx, key, [...new Set(keys.flatMap((each) => each ?? []))]);
  const prices = listPriceColumns(mapping);
  const isNoGoods = ({ cells, isGroup = false }: RowToJudge, ids: readonly number[]) =>
    heads !== undefined && ids.length === 0 && isAside(cells, { heads, isGroup, prices });
  const named = new Set(rows.flatMap((row) => row.mapping ?? []).concat(mapping));
  const fields = [...named].flatMap((name) => {
    const field = name === null || findStockStore(name) !== null ? undefined : columns[name]?.field;
    return field ?? [];
  }) as ProductFieldName[];
  const productIds = [...new Set([...found.values()].flat())];
  const shelves = await readShelves(tx, mapping, productIds);
  const stored = new Map(
    (await listProductValues(tx, productIds, fields)).map((row) => [
      row.id,
      { ...row, ...shelves.counted.get(row.id) },
    ]),
  );
  return rows.map((row, at) => {
    const { n, cells, mapping: own } = row;
    const ids = found.get(keys[at] ?? '') ?? [];
    if (isNoGoods(row, ids)) return toAside(n);
    const [id = 0] = ids;
    const named = keys[at] ?? null;
    const question = { cells, mapping: own ?? mapping, columns, key, language };
    const isAgain = seen.has(ids.length === 0 && named !== null ? named : id);
    if (heads && named !== null && ids.length === 0 && isSpoilt(named)) return toSpoilt(n, key);
    const canBeNew = mayMake && key === 'product_code' && named !== null && ids.length === 0 && !isAgain;
    const judged = canBeNew
      ? judgeNew(question)
      : (judgeKey(named, isAgain ? [id] : ids, !isAgain) ??
        judgeCells({ ...question, stored: stored.get(id) ?? {} }));
    const verdict = judgeShelves(judged, id, shelves);
    if (ids.length === 1) seen.add(id);
    else if (verdict.verdict === 'new' && named !== null) seen.add(named);
    const isWrong = verdict.verdict === 'wrong';
    return {
      verdict,
      row: {
        n,
        verdict: verdict.verdict,
        why: isWrong ? verdict.why : null,
        column: isWrong ? verdict.column : null,
        productId: ids.length === 1 ? id : null,
      },
    };
  });
}

type Judged = { row: JudgedRow; verdict: RowVerdict };
const nobody = { why: null, column: null, productId: null };

const toAside = (n: number): Judged => ({
  verdict: { verdict: 'aside' },
  row: { n, verdict: 'aside', ...nobody },
});

const toSpoilt = (n: number, column: string): Judged => ({
  verdict: { verdict: 'wrong', why: 'spoilt', column },
  row: { n, verdict: 'wrong', why: 'spoilt', column, productId: null },
});
