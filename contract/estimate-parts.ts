/** What estimates are made of: lines and sections as they are written, and what the shop knows of their products. */
import { z } from 'zod';
import { codeParam } from './call.ts';

const tenge = z.number().int();
/** One line of plain words. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u);
/** Empty and absent are the same: not given. */
const optionalWords = (most: number) =>
  words(most)
    .nullish()
    .transform((text) => text || null);

/** Of sections and lines: made by whoever writes them, so that two writers can be told apart. */
export const shortId = z.string().regex(/^[\w-]{1,40}$/);
const sectionKind = z.enum(['room', 'stage', 'other']);
const lineKind = z.enum(['product', 'custom', 'work']);
const lineSource = z.enum(['manual', 'calculator', 'set', 'import']);

/** Where a section was calculated: the texts of that form, so that it can be opened again. */
const sectionParams = z
  .object({
    calculator: codeParam.nullish().transform((code) => code ?? null),
    values: z
      .record(z.string().max(40), z.string().max(2000))
      .refine((values) => Object.keys(values).length <= 60),
  })
  .nullish()
  .transform((params) => params ?? null);

/** What a line was calculated from: «16 упаковок на 21,4 м²». */
const calcNote = z
  .object({ role: z.string().max(60), need: z.number().min(0).max(1e9), unit: z.string().max(20) })
  .nullish()
  .transform((note) => note ?? null);

/** To the thousandth; goods of the shop are counted whole. */
const count = z
  .number()
  .min(0)
  .max(100_000)
  .transform((value) => Math.round(value * 1000) / 1000);
const ownPrice = z.number().int().min(0).max(50_000_000);

const lineShape = {
  kind: lineKind.default('product'),
  productCode: codeParam.nullish().transform((code) => code ?? null),
  name: words(300).default(''),
  unit: words(20).default(''),
  count,
  /** one's own, for own lines and works; a product's is the shop's, whatever is sent */
  price: ownPrice.default(0),
  note: optionalWords(500),
  source: lineSource.default('manual'),
  calc: calcNote,
};
type LineShape = { kind: string; productCode: string | null; name: string; count: number };
const isNamed = ({ kind, productCode, name }: LineShape): boolean =>
  kind === 'product' ? productCode !== null : name !== '';
const isCountable = ({ kind, count: many }: LineShape): boolean =>
  kind !== 'product' || Number.isInteger(many);
const whatLine = { message: 'a product needs its code, any other line a name', path: ['name'] };
const wholeCount = { message: 'goods are counted whole', path: ['count'] };

/** A line to be added: the server gives it its id. */
export const newLine = z.object(lineShape).refine(isNamed, whatLine).refine(isCountable, wholeCount);

/** A line as its owner writes it. */
const writtenLine = z
  .object({ id: shortId, ...lineShape })
  .refine(isNamed, whatLine)
  .refine(isCountable, wholeCount);

export const sectionHead = {
  name: words(120).min(1),
  kind: sectionKind.default('other'),
  params: sectionParams,
};

export const newSection = z.object({ ...sectionHead, items: z.array(newLine).max(1000).default([]) });

export const writtenSection = z.object({ id: shortId, ...sectionHead, items: z.array(writtenLine) });
export type WrittenSection = z.output<typeof writtenSection>;

/** To a tenth of a percent. */
const percent = (most: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .transform((value) => Math.round(value * 10) / 10)
    .default(0);

export const estimateHead = {
  name: words(120).min(1),
  /** what it is for: «Ванная, ул. Естая, 54» */
  objectName: optionalWords(120),
  address: optionalWords(200),
  client: z
    .object({ name: optionalWords(120), phone: optionalWords(40) })
    .nullish()
    .transform((client) => client ?? { name: null, phone: null }),
  /** on materials, not on works */
  markupPercent: percent(300),
  /** of the whole, for the client */
  discountPercent: percent(100),
};

export const status = z.enum(['draft', 'shared', 'ordered', 'archived']);

const line = z.object({
  id: z.string(),
  kind: lineKind,
  productCode: z.string().nullable(),
  /** of a product: in the reader's language, or as it was when it was last known */
  name: z.string(),
  unit: z.string(),
  count: z.number(),
  /** of one; a product's is kept as it was at `priceAt` */
  price: tenge,
  priceAt: z.string(),
  note: z.string().nullable(),
  source: lineSource,
  calc: z.object({ role: z.string(), need: z.number(), unit: z.string() }).nullable(),
  sum: tenge,
});

export const section = z.object({
  id: z.string(),
  name: z.string(),
  kind: sectionKind,
  params: z
    .object({ calculator: z.string().nullable(), values: z.record(z.string(), z.string()) })
    .nullable(),
  items: z.array(line),
  sum: tenge,
});

/** What the shop knows of a product today, for this reader. */
export const productFacts = z.object({
  code: z.string(),
  productCode: z.string(),
  externalId: z.string(),
  imageCount: z.number().int(),
  imageVersion: z.string(),
  name: z.string(),
  unit: z.string(),
  /** of one base unit */
  weightKg: z.number(),
  vatPercent: z.number().int(),
  /** what one costs today; absent for those who are shown no prices */
  price: tenge.optional(),
  /** by quantity, where the reader's contract has such prices; the first of them is one unit */
  priceSteps: z.array(z.object({ from: z.number().int(), price: tenge })).optional(),
  /** how many there are; 0 for what cannot be put into a cart */
  available: z.number().int(),
});
export type EstimateProduct = z.infer<typeof productFacts>;

/** What a link shows of a line. */
export const sharedLine = line
  .pick({ id: true, kind: true, productCode: true, name: true, unit: true, count: true, note: true })
  .extend({
    /** with the markup in it, unless the owner shows it apart; absent without prices */
    price: tenge.optional(),
    sum: tenge.optional(),
  });

export const estimateId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number),
});
