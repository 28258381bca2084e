/** Work that is done to the goods of an order: cutting, tinting, lifting. */
import { z } from 'zod';

const tenge = z.number().int();
const mm = z.number();
const cutPlan = z.object({
  /** a board has no width */
  stock: z.object({ lengthMm: mm, widthMm: mm }),
  pieces: z.array(z.object({ parts: z.array(z.object({ x: mm, y: mm, w: mm, h: mm })) })),
  charged: z.number().int(),
});

/** Work that was agreed upon. */
export const service = z.object({
  code: z.string(),
  /** the line it is done to; null: beside the goods */
  lineId: z.number().int().nullable(),
  /** to how many of that line's units it is done; `count` is what is charged */
  units: z.number().int().nullable(),
  /** as what: a tint's colour, a list of parts */
  detail: z.string().nullable(),
  /** of a cut: where the parts lie in each sheet or board, in millimetres */
  plan: cutPlan.nullable(),
  name: z.string(),
  unit: z.string(),
  count: z.number().int(),
  price: tenge,
  sum: tenge,
  vatRate: z.number().int(),
  vatSum: tenge,
});
