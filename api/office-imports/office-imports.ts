/**
 * Files in and out of the range. Promises: a file is read, kept as rows and judged before anything is written; what it would
 * change is a set of changes like any other; nobody changes by a file what they may not change by hand; what an export has
 * written, an import finds unchanged. Hides staging and the reading of files.
 */
import type { z } from 'zod';
import type { getDifferences } from '#contract/office/import-differences.ts';
import type { createImport, ImportBrief, ImportView, judgeImport } from '#contract/office/imports.ts';
import type { Reach } from '#contract/office/rights.ts';
import type { getMatching, tellPairs } from '#contract/office/suppliers.ts';
import type { Locale } from '#domain/locale.ts';
import { type ImportColumn, isKeyColumn, sayImportReason } from '#domain/office/import-rows.ts';
import { SUPPLIER_HEADS } from '#domain/office/known-heads.ts';
import { countKnown, findKey, guessOwnMapping, type Mapping, toSignature } from '#domain/office/mapping.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import type { Duties } from '#domain/office/rights.ts';
import { MATCH_COLUMNS, SUPPLIER_COLUMNS } from '#domain/office/supplier-rows.ts';
import { isBlankRow } from '#domain/office/table-heads.ts';
import { findTable } from '#domain/office/table-sheets.ts';
import { encodeTable, type TableDelimiter, writeCsv } from '#domain/office/table-text.ts';
import { Refusal } from '../http/refusal.ts';
import { listDifferences, placeOf } from './differences.ts';
import { listWritable } from './import-columns.ts';
import { createJudging, type ImportAsking, type JudgingParts } from './judging.ts';
import { createMatching, type MatchingParts } from './matching.ts';
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
import { shownCell } from './shown-cell.ts';
import { listStockColumns } from './stock-columns.ts';
import {
  guessSupplierMapping,
  guessTakes,
  listMayTake,
  requireSupplier,
  requireTakes,
} from './supplier-words.ts';
import { takeSupplier } from './suppliers.queries.ts';

export { writeCsvTable, writeXlsxTable } from './export-table.ts';
export { mayMakeProducts, openColumns } from './import-columns.ts';
export { judgePiece, type RowToJudge } from './judge-rows.ts';
export { findByKeys } from './office-imports.queries.ts';
export { readTableInThread } from './read-table-in-thread.ts';

const SHOWN = 50;
const SAMPLES = 3;
const WRONG_SHOWN = 100;
const PIECE = 5000;

/** Above so many rows a task compares them. */
const JUDGED_AT_ONCE = 5000;

export function createImports(parts: JudgingParts & MatchingParts & { judgedAtOnce?: number }) {
  const { db, judgedAtOnce = JUDGED_AT_ONCE } = parts;
  const judging = createJudging(parts);
  const matching = createMatching(parts);
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
      supplierId,
      supplierName,
      takes,
      ...record
    } = await getOwn(id, viewer);
    const isOfSupplier = supplierId !== null;
    const writable = { ...listWritable(viewer, reach), ...(await listStockColumns(db, viewer)) };
    const mayTake = await listMayTake(db, viewer, language);
    const samples = await listStagedRows(db, id, { after: 0, limit: SAMPLES });
    const wrong = await listWrongRows(db, id, WRONG_SHOWN);
    const view: ImportView = {
      ...record,
      sheets: record.sheets?.map(({ name }) => name) ?? [],
      supplier: isOfSupplier ? { id: supplierId, name: supplierName ?? '' } : null,
      takes: isOfSupplier ? (takes ?? (await guessTakes(db, supplierId, mayTake))) : null,
      mayTake,
      columns: heads.map((head, at) => ({
        head,
        samples: samples.map(({ cells }) => cells[at] ?? ''),
        column: mapping[at] ?? null,
      })),
      allowed: isOfSupplier
        ? Object.keys(SUPPLIER_COLUMNS)
        : [...new Set([...Object.keys(PRODUCT_GRID.columns), ...Object.keys(writable)])].filter((name) =>
            isAllowed(name, writable),
          ),
      wrong: wrong.map((row) => ({
        n: row.n,
        ...placeOf(row.n, record.sheets),
        why: { code: row.why, words: sayImportReason(row.why, language) },
        ...shownCell(row, mapping, isOfSupplier),
      })),
    };
    return view;
  }

  return {
    show,

    async list(viewer: { id: number }): Promise<{ items: ImportBrief[] }> {
      const rows = await listOwnImports(db, viewer.id, SHOWN);
      return {
        items: rows.map(({ supplierId, supplierName, ...row }) => ({
          ...row,
          createdAt: row.createdAt.toISOString(),
          supplier: supplierId === null ? null : { id: supplierId, name: supplierName ?? '' },
        })),
      };
    },

    /** As they were sent, with the reason behind: mended there, the file can be sent again. */
    async writeWrong(id: number, viewer: { id: number }, language: Locale): Promise<Uint8Array> {
      const { heads, delimiter, rows } = await getOwn(id, viewer);
      const wrong = await listWrongRows(db, id, rows, ['wrong', 'unmatched']);
      const lines = wrong.map(({ cells, why }) => [
        ...heads.map((_head, at) => cells[at] ?? ''),
        sayImportReason(why, language),
      ]);
      const head = [...heads, language === 'kz' ? 'Себебі' : 'Причина'];
      return encodeTable(writeCsv([head, ...lines], (delimiter ?? ';') as TableDelimiter), 'utf-8');
    },

    async create(
      { name, content, supplier }: z.output<typeof createImport.body>,
      asking: ImportAsking,
    ): Promise<ImportView> {
      const { viewer, reach, language, write } = asking;
      const { sheets, hiddenSheets, ...file } = await readTableInThread(content);
      const shelves = await listStockColumns(db, viewer);
      const columns = { ...PRODUCT_GRID.columns, ...shelves };
      const found = findTable(sheets, (heads) =>
        supplier === undefined
          ? countKnown(heads, { columns })
          : countKnown(heads, { columns: SUPPLIER_COLUMNS }, SUPPLIER_HEADS),
      );
      const lines = found?.parts.flatMap((part) => part.lines) ?? [];
      const filled = lines.filter((line) => !isBlankRow(line)).length;
      if (found === null || filled === 0) throw new Refusal('import.empty');
      const { heads, parts, passedOver, hiddenRows } = found;
      const isOfSeveral = sheets.length + hiddenSheets.length > 1;
      const writable = { ...listWritable(viewer, reach), ...shelves };
      const toOwn = async (): Promise<Mapping> => {
        const known =
          (await findToldMapping(db, toSignature(heads))) ?? guessOwnMapping(heads, lines, { columns });
        return heads.map((_head, at) =>
          isAllowed(known[at] ?? null, writable) ? (known[at] ?? null) : null,
        );
      };
      const id = await write(
        async (tx) => {
          const from = supplier === undefined ? null : await takeSupplier(tx, supplier, viewer.id);
          const made = await insertImport(tx, {
            ...file,
            name,
            heads,
            mapping: from === null ? await toOwn() : await guessSupplierMapping(tx, from.id, heads, lines),
            rows: filled,
            createdBy: viewer.id,
            supplierId: from?.id ?? null,
            sheets: isOfSeveral ? parts.map(({ name, from, line }) => ({ name, from, line })) : null,
            passedOver: [...passedOver, ...hiddenSheets],
            hiddenRows,
          });
          for (const part of parts)
            for (let at = 0; at < part.lines.length; at += PIECE) {
              const piece = { rows: part.lines.slice(at, at + PIECE), from: part.from + at };
              await insertImportRows(tx, made, { ...piece, groups: [...part.groups] });
            }
          return made;
        },
        (made) => ({ subject: 'import', subjectId: made, words: { title: name } }),
      );
      return show(id, viewer, reach, language);
    },

    /** A dry run: nothing of the range is written, and what would be stands in a draft. Many rows are a task's. */
    async judge(
      id: number,
      { mapping, takes: wanted }: z.output<typeof judgeImport.body>,
      asking: ImportAsking,
    ): Promise<ImportView> {
      const { viewer, reach, language } = asking;
      const record = await getOwn(id, viewer);
      const columns = { ...listWritable(viewer, reach), ...(await listStockColumns(db, viewer)) };
      const names = mapping.filter((name) => name !== null);
      const isOfSupplier = record.supplierId !== null;
      const isWhole = mapping.length === record.heads.length && new Set(names).size === names.length;
      const isKnown = (name: string) =>
        isOfSupplier ? Object.hasOwn(SUPPLIER_COLUMNS, name) : isAllowed(name, columns);
      if (!isWhole || !names.every(isKnown)) throw new Refusal('import.wrong_mapping');
      const hasKey = isOfSupplier
        ? MATCH_COLUMNS.some((name) => names.includes(name))
        : findKey(mapping) !== null;
      if (!hasKey) throw new Refusal('import.no_key');
      const takes = isOfSupplier
        ? requireTakes(wanted, names, await listMayTake(db, viewer, language))
        : null;
      if (record.rows <= judgedAtOnce) await judging.judge(record, { mapping, takes }, asking);
      else await judging.putOff(record, { mapping, takes }, asking);
      return show(id, viewer, reach, language);
    },

    async listDifferences(
      id: number,
      asked: z.output<typeof getDifferences.query>,
      asking: { viewer: Duties & { id: number }; language: Locale },
    ) {
      return listDifferences(parts, await getOwn(id, asking.viewer), asked, asking);
    },

    async listMatching(
      id: number,
      asked: z.output<typeof getMatching.query>,
      viewer: { id: number },
      language: Locale,
    ) {
      return matching.list(requireSupplier(await getOwn(id, viewer)), asked, language);
    },

    async propose(id: number, q: string, viewer: { id: number }, language: Locale) {
      requireSupplier(await getOwn(id, viewer));
      return matching.propose(q, language);
    },

    async tellPairs(id: number, body: z.output<typeof tellPairs.body>, asking: ImportAsking) {
      const list = requireSupplier(await getOwn(id, asking.viewer));
      return matching.tell(list, body, { staffId: asking.viewer.id, write: asking.write });
    },

    runDue: judging.runDue,
  };
}

export type Imports = ReturnType<typeof createImports>;
