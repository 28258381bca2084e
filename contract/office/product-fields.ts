/**
 * The fields of a product that staff edit: their shapes and the right that each asks for. The server's subject of changes, the
 * grid's cells, the editor and the columns of a file are all drawn from it.
 */
import { z } from 'zod';
import type { Right } from './rights.ts';

/** No blank at either end, no line ends: what stands in a list. */
const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\S(?:.*\S)?$/u);
const text = z.string().max(20_000);
const millimetres = z.number().int().min(1).max(100_000);
/** Whole tenge, as far as sums of an order stay whole numbers. */
const tenge = z.number().int().min(1).max(100_000_000);
const id = z.number().int().min(1).max(2_147_483_647);

const unit = z.strictObject({
  unit: z.string().min(1).max(20),
  /** How many of this unit one base unit holds. */
  ratio: z.number().positive().max(1_000_000),
  weight: z.number().positive().max(100_000).nullish(),
  step: z.number().positive().max(100_000).nullish(),
  min: z.number().positive().max(100_000).nullish(),
});

const document = z.strictObject({
  type: z.string().min(1).max(40),
  ru: z.string().min(1).max(200),
  kz: z.string().min(1).max(200),
  url: z.string().min(1).max(500),
});

/** Of another product: it can be taken instead, or is taken with this one. */
const relation = z.strictObject({ kind: z.enum(['analogue', 'companion']), id });
export type ProductRelation = z.infer<typeof relation>;

interface ProductField {
  schema: z.ZodType;
  right: Right;
}

const textField = (schema: z.ZodType): ProductField => ({ schema, right: 'products.texts' });
const fact = (schema: z.ZodType): ProductField => ({ schema, right: 'products.edit' });
const priceField = (schema: z.ZodType): ProductField => ({ schema, right: 'prices' });

export const productFields = {
  name_ru: textField(line(200)),
  name_kz: textField(line(200).nullable()),
  description_ru: textField(text),
  description_kz: textField(text.nullable()),
  manufacturer_ru: textField(line(200)),
  manufacturer_kz: textField(line(200)),
  product_code: fact(line(40)),
  section_id: fact(id),
  brand_id: fact(id),
  active: fact(z.boolean()),
  on_order: fact(z.boolean()),
  is_offline: fact(z.boolean()),
  units: fact(z.array(unit).min(1).max(6)),
  length_mm: fact(millimetres.nullable()),
  width_mm: fact(millimetres.nullable()),
  height_mm: fact(millimetres.nullable()),
  ntin: fact(line(40).nullable()),
  gtin: fact(
    z
      .string()
      .regex(/^\d{8}(?:\d{4,6})?$/)
      .nullable(),
  ),
  country_code: fact(z.string().regex(/^[A-Z]{2}$/)),
  vat_percent: fact(z.number().int().min(0).max(30)),
  warranty_months: fact(z.number().int().min(1).max(600).nullable()),
  badges: fact(z.array(z.enum(['markdown', 'eco', 'b2b', 'heavy'])).max(4)),
  images: fact(z.array(line(200)).max(30)),
  documents: fact(z.array(document).max(20)),
  value_ids: fact(z.array(id).max(100)),
  relations: fact(z.array(relation).max(40)),
  variant_group: fact(line(80).nullable()),
  /** Codes of properties; null: found by what differs. */
  variant_axes: fact(z.array(line(80)).min(1).max(4).nullable()),
  variant_position: fact(z.number().int().min(1).max(1000).nullable()),
  price: priceField(tenge),
  discount_price: priceField(tenge.nullable()),
  club_price: priceField(tenge.nullable()),
  wholesale_price: priceField(tenge.nullable()),
  cost: { schema: tenge.nullable(), right: 'costs' },
} as const satisfies Record<string, ProductField>;

export type ProductFieldName = keyof typeof productFields;
export const PRODUCT_FIELD_NAMES = Object.keys(productFields) as ProductFieldName[];

/** What stands in the row of the product itself. */
export const isFactField = (name: string): boolean => name !== 'cost' && !isPriceField(name);

export const isPriceField = (name: string): boolean =>
  productFields[name as ProductFieldName]?.right === 'prices';
