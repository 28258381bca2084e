/** Rows that a partner's program sends, and what becomes of each: judged by the rules of the office's own files. */
import { z } from 'zod';

const line = z.string().max(200).nullable();
const text = z.string().max(20_000).nullable();
const figure = z.number().nullable();

/** The article; whatever is not named in a row stays as it is, and null empties what may be empty. */
const article = z.string().trim().min(1).max(40);

export const productRow = z.strictObject({
  product_code: article,
  name_ru: line.optional(),
  name_kz: line.optional(),
  description_ru: text.optional(),
  description_kz: text.optional(),
  manufacturer_ru: line.optional(),
  manufacturer_kz: line.optional(),
  /** By name, as the shop has it; a new product needs both. */
  section: line.optional(),
  brand: line.optional(),
  active: z.boolean().optional(),
  on_order: z.boolean().optional(),
  is_offline: z.boolean().optional(),
  gtin: line.optional(),
  ntin: line.optional(),
  country_code: line.optional(),
  length_mm: figure.optional(),
  width_mm: figure.optional(),
  height_mm: figure.optional(),
  vat_percent: figure.optional(),
  warranty_months: figure.optional(),
});

/** In whole tenge. */
export const priceRow = z.strictObject({
  product_code: article,
  price: figure.optional(),
  discount_price: figure.optional(),
  club_price: figure.optional(),
  wholesale_price: figure.optional(),
  cost: figure.optional(),
});

export const stockRowIn = z.strictObject({
  product_code: article,
  /** The number of the store: `stock` tells all of them. */
  store: z.number().int().min(1).max(32_767),
  /** What stands on the shelf, with what orders hold and nobody has packed. */
  counted: z.number().int().min(0).max(1_000_000),
});

const MOST_ROWS = 1000;
export const rowsOf = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row).min(1).max(MOST_ROWS) });

const problem = z.object({
  /** null: of the row as a whole */
  field: z.string().nullable(),
  code: z.string(),
  message: z.string(),
});
export type RowProblem = z.infer<typeof problem>;

const rowResult = z.object({
  /** From 0, as it was sent. */
  row: z.number().int(),
  product_code: z.string(),
  /** `waiting`: somebody in the shop must agree first. `refused`: nothing of it was written, for the problems named. */
  result: z.enum(['same', 'changed', 'made', 'waiting', 'refused']),
  problems: z.array(problem),
});
export type RowResult = z.infer<typeof rowResult>;

export const batchAnswer = z.object({
  data: z.object({
    /** Of the set of changes; null: nothing was to be changed. */
    batch: z.number().int().nullable(),
    state: z.enum(['applied', 'waiting']),
    counts: z.record(rowResult.shape.result, z.number().int()),
    rows: z.array(rowResult),
  }),
});
export type BatchAnswer = z.infer<typeof batchAnswer>;
