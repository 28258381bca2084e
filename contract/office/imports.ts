/** Files in and out: a table is read, its columns are named, each row is judged, and what it would change is a set of changes. */
import { z } from 'zod';
import { fileAnswer, withData } from '../call.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';
import { supplierBrief, supplierTakes } from './suppliers.ts';

const importView = z.object({
  id: z.number().int(),
  name: z.string(),
  format: z.enum(['csv', 'xlsx']),
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  rows: z.number().int(),
  columns: z.array(
    z.object({
      head: z.string(),
      /** What the first rows have there. */
      samples: z.array(z.string()),
      /** Ours; null: it is not read. */
      column: z.string().nullable(),
    }),
  ),
  /** Of ours, those that whoever asks may write, and those that tell which product is meant. */
  allowed: z.array(z.string()),
  counts: z
    .object({
      same: z.number().int(),
      changed: z.number().int(),
      /** Products that are not there yet: made switched off. */
      new: z.number().int().default(0),
      wrong: z.number().int(),
      /** Of a supplier's list: nobody knows yet which product it is, or somebody said that it is not sold here. */
      unmatched: z.number().int().optional(),
      passed: z.number().int().optional(),
      /** Rows that name no goods: groups, sums, heads again. */
      aside: z.number().int().default(0),
    })
    .nullable(),
  /** Of a supplier's list. */
  supplier: supplierBrief.nullable(),
  /** What is taken from it; null: nothing was chosen yet. */
  takes: supplierTakes.nullable(),
  /** What whoever asks may take: each of these is refused otherwise. */
  mayTake: z.object({
    cost: z.boolean(),
    price: z.boolean(),
    stores: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
  /** A task compares its rows: to be asked for again. */
  isJudging: z.boolean(),
  /** What it would change; applied, scheduled and taken back like any other. */
  changeSetId: z.number().int().nullable(),
  /** Those that were read, where the file has several, and those that were not. */
  sheets: z.array(z.string()),
  passedOver: z.array(z.string()),
  /** Rows that nobody saw who opened the file: not read. */
  hiddenRows: z.number().int(),
  /** The first of them. */
  wrong: z.array(
    z.object({
      n: z.number().int(),
      /** Where it stands in the file. */
      sheet: z.string().nullable(),
      line: z.number().int(),
      why: z.object({ code: z.string(), words: z.string() }),
      /** Where it went wrong; where its product was not found, by what it was looked for. */
      column: z.string().nullable(),
      cell: z.string().nullable(),
    }),
  ),
});
export type ImportView = z.infer<typeof importView>;

const importBrief = importView
  .pick({ id: true, name: true, rows: true, counts: true, changeSetId: true, supplier: true })
  .extend({ createdAt: z.string() });
export type ImportBrief = z.infer<typeof importBrief>;

export const getImports = officeCall({
  method: 'GET',
  path: '/office/api/v1/imports/',
  summary: 'The tables that whoever asks has sent, the newest first',
  staff: { right: 'products.bulk' },
  answer: z.object({ items: z.array(importBrief) }),
  refusals: ['import.not_found'],
});

export const createImport = officeCall({
  method: 'POST',
  path: '/office/api/v1/imports/',
  summary: 'Reads a table (XLSX, CSV) into rows and says which of its columns it knows',
  staff: { right: 'products.bulk' },
  body: z.object({
    name: z.string().trim().min(1).max(200),
    /** Whose price list it is, where it is one; a name that nobody bears yet is a new supplier. */
    supplier: z.string().trim().min(1).max(120).optional(),
    /** Base64. */
    content: z
      .string()
      .min(1)
      .max(44 * 1024 * 1024),
  }),
  answer: withData(importView),
  refusals: ['import.not_found', 'import.unreadable', 'import.too_large', 'import.empty'],
  bodyLimitKb: 45 * 1024,
});

export const getImport = officeCall({
  method: 'GET',
  path: '/office/api/v1/imports/{id}/',
  summary: 'A table that was read, and how it was judged',
  staff: { right: 'products.bulk' },
  params: idParams,
  answer: withData(importView),
  refusals: ['import.not_found'],
});

export const judgeImport = officeCall({
  method: 'POST',
  path: '/office/api/v1/imports/{id}/judge/',
  summary:
    'Names the columns and compares every row with what is stored: a dry run that becomes a set of changes',
  staff: { right: 'products.bulk' },
  params: idParams,
  body: z.object({
    mapping: z.array(z.string().max(60).nullable()).max(200),
    /** Of a supplier's list. */
    takes: supplierTakes.optional(),
  }),
  answer: withData(importView),
  isLater: ({ data }) => data.isJudging,
  refusals: [
    'import.not_found',
    'import.wrong_mapping',
    'import.no_key',
    'import.takes_nothing',
    'changes.not_found',
  ],
});

export const getWrongRows = officeCall({
  method: 'GET',
  path: '/office/api/v1/imports/{id}/wrong/',
  summary: 'The rows that cannot be, as a file with the reason behind each: to be mended and sent again',
  staff: { right: 'products.bulk' },
  params: idParams,
  answer: fileAnswer,
  file: { type: 'text/csv', name: 'sheber-wrong-rows-{id}.csv' },
  refusals: ['import.not_found'],
});

export const exportProducts = officeCall({
  method: 'GET',
  path: '/office/api/v1/exports/products/',
  summary: 'The list as a file: the same conditions, order and columns as the grid',
  staff: { right: 'products.bulk' },
  query: z.object({
    where: z.string().max(4000).default(''),
    order: z.string().max(60).optional(),
    columns: z.string().max(2000).optional(),
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
    encoding: z.enum(['utf-8', 'windows-1251']).default('utf-8'),
    delimiter: z.enum([';', ',', '\t']).default(';'),
  }),
  answer: fileAnswer,
  file: {
    by: 'format',
    kinds: {
      xlsx: {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: 'sheber-products.xlsx',
      },
      csv: { type: 'text/csv', name: 'sheber-products.csv' },
    },
  },
  refusals: ['grid.not_found', 'grid.wrong_query', 'export.too_many'],
});

export const exportStock = officeCall({
  method: 'GET',
  path: '/office/api/v1/exports/stock/{store}/',
  summary: 'The shelves of a store as a table to count by: sent back, what was counted becomes changes',
  staff: { right: 'products.bulk' },
  params: z.object({ store: z.string().regex(/^\d{1,4}$/) }),
  answer: fileAnswer,
  file: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'sheber-stock-{store}.xlsx',
  },
  refusals: ['stock.not_found', 'export.too_many'],
});
