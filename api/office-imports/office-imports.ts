/**
 * Files in and out of the range. Promises: a file is read, kept as rows and judged before anything is written; what it would
 * change is a set of changes like any other; nobody changes by a file what they may not change by hand; what an export has
 * written, an import finds unchanged. Hides staging and the reading of files.
 */
import type { z } from 'zod';
import type { createImport, ImportBrief, ImportView } from '#contract/office/imports.ts';
import type { Reach } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import { type ImportColumn, isKeyColumn, sayImportReason } from '#domain/office/import-rows.ts';
import { findKey, guessMapping, type Mapping, toSignature } from '#domain/office/mapping.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import type { Duties } from '#domain/office/rights.ts';
import { encodeTable, type TableDelimiter, writeCsv } from '#domain/office/table-text.ts';
import { Refusal } from '../http/refusal.ts';
import { listWritable } from './import-columns.ts';
import { createJudging, type ImportAsking, type JudgingParts } from './judging.ts';
import {
  findImport,
  findToldMapping,
  type ImportRecord,
  insertImport,
  insertImportRows,
  listOwnImports,
  listStagedRows,
  listWrongRows,
} from './office-imports.queries.ts';
import { readTableInThread } from './read-table-in-thread.ts';

export { mayMakeProducts, openColumns } from './import-columns.ts';
export { judgePiece, type RowToJudge } from './judge-rows.ts';
export { findByKeys } from './office-imports.queries.ts';

const SHOWN = 50;
const SAMPLES = 3;
const WRONG_SHOWN = 100;
const PIECE = 5000;

/** Above so many rows a task compares them. */
const JUDGED_AT_ONCE = 5000;

export function createImports(parts: JudgingParts & { judgedAtOnce?: number }) {
  const { db, judgedAtOnce = JUDGED_AT_ONCE } = parts;
  const judging = createJudging(parts);
  const isAllowed = (name: string | null, writable: Record<string, ImportColumn>): boolean =>
    name === null || name in writable || isKeyColumn(name);

  /** One's own; another's is not there. */
  async function getOwn(id: number, viewer: { id: number }): Promise<ImportRecord> {
    const record = await findImport(db, id);
    if (record?.createdBy !== viewer.id) throw new Refusal('import.not_found');
    return record;
  }

  async function show(id: number, viewer: Duties & { id: number }, reach: Reach, language: Locale) {
    const {
      createdBy: _author,
      judgements: _judgements,
      heads,
      mapping,
      ...record
    } = await getOwn(id, viewer);
    const samples = await listStagedRows(db, id, { after: 0, limit: SAMPLES });
    const wrong = await listWrongRows(db, id, WRONG_SHOWN);
    const view: ImportView = {
      ...record,
      columns: heads.map((head, at) => ({
        head,
        samples: samples.map(({ cells }) => cells[at] ?? ''),
        column: mapping[at] ?? null,
      })),
      allowed: Object.keys(PRODUCT_GRID.columns).filter((name) =>
        isAllowed(name, listWritable(viewer, reach)),
      ),
      wrong: wrong.map(({ n, why, column, cells }) => ({
        n,
        why: { code: why, words: sayImportReason(why, language) },
        column,
        cell: column === null ? null : (cells[mapping.indexOf(column)] ?? ''),
      })),
    };
    return view;
  }

  return {
    show,

    async list(viewer: { id: number }): Promise<{ items: ImportBrief[] }> {
      const rows = await listOwnImports(db, viewer.id, SHOWN);
      return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
    },

    /** As they were sent, with the reason behind: mended there, the file can be sent again. */
    async writeWrong(id: number, viewer: { id: number }, language: Locale): Promise<Uint8Array> {
      const { heads, delimiter, rows } = await getOwn(id, viewer);
      const wrong = await listWrongRows(db, id, rows);
      const lines = wrong.map(({ cells, why }) => [
        ...heads.map((_head, at) => cells[at] ?? ''),
        sayImportReason(why, language),
      ]);
      const head = [...heads, language === 'kz' ? 'Себебі' : 'Причина'];
      return encodeTable(writeCsv([head, ...lines], (delimiter ?? ';') as TableDelimiter), 'utf-8');
    },

    async create(
      { name, content }: z.output<typeof createImport.body>,
      asking: ImportAsking,
    ): Promise<ImportView> {
      const { viewer, reach, language, write } = asking;
      const { rows, ...file } = await readTableInThread(content);
      const [heads = [], ...lines] = rows;
      if (heads.length === 0 || lines.length === 0) throw new Refusal('import.empty');
      const writable = listWritable(viewer, reach);
      const known = (await findToldMapping(db, toSignature(heads))) ?? guessMapping(heads, PRODUCT_GRID);
      const mapping = heads.map((_head, at) => known[at] ?? null);
      const id = await write(
        async (tx) => {
          const made = await insertImport(tx, {
            ...file,
            name,
            heads,
            mapping: mapping.map((each) => (isAllowed(each, writable) ? each : null)),
            rows: lines.length,
            createdBy: viewer.id,
          });
          for (let at = 0; at < lines.length; at += PIECE)
            await insertImportRows(tx, made, lines.slice(at, at + PIECE), at + 1);
          return made;
        },
        (made) => ({ subject: 'import', subjectId: made, words: { title: name } }),
      );
      return show(id, viewer, reach, language);
    },

    /** A dry run: nothing of the range is written, and what would be stands in a draft. Many rows are a task's. */
    async judge(id: number, mapping: Mapping, asking: ImportAsking): Promise<ImportView> {
      const { viewer, reach, language } = asking;
      const record = await getOwn(id, viewer);
      const columns = listWritable(viewer, reach);
      const names = mapping.filter((name) => name !== null);
      const isWhole = mapping.length === record.heads.length && new Set(names).size === names.length;
      if (!isWhole || !names.every((name) => isAllowed(name, columns)))
        throw new Refusal('import.wrong_mapping');
      if (findKey(mapping) === null) throw new Refusal('import.no_key');
      if (record.rows <= judgedAtOnce) await judging.judge(record, mapping, asking);
      else await judging.putOff(record, mapping, asking);
      return show(id, viewer, reach, language);
    },

    runDue: judging.runDue,
  };
}

export type Imports = ReturnType<typeof createImports>;
