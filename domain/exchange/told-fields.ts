/** Facts of goods that 1C carries as properties or requisites: what each one says of the field that it is. */
import type { FindField, GoodsField } from './field-names.ts';
import { parseFlag, parseNumber } from './parse-number.ts';

export interface ToldFields {
  onOrder?: boolean;
  isOffline?: boolean;
  warrantyMonths?: number;
  lengthMm?: number;
  widthMm?: number;
  heightMm?: number;
}

type Named = Readonly<{ name: string; value: string }>;

const FLAGS: Readonly<Partial<Record<GoodsField, 'onOrder' | 'isOffline'>>> = {
  on_order: 'onOrder',
  is_offline: 'isOffline',
};
const SIZES: Readonly<Partial<Record<GoodsField, 'lengthMm' | 'widthMm' | 'heightMm'>>> = {
  length: 'lengthMm',
  width: 'widthMm',
  height: 'heightMm',
};
const MOST_MM = 100_000;
const MOST_MONTHS = 600;
/** Without a unit a size is in millimetres. */
const PER_UNIT: Readonly<Record<string, number>> = { мм: 1, см: 10, м: 1000 };

const numberOf = (text: string): number | null => {
  const parsed = parseNumber(/^[\s\d.,\u00a0]+/.exec(text)?.[0] ?? text);
  return typeof parsed === 'object' ? parsed.value : null;
};

/** «24», «24 мес», «2 года». */
function toMonths(value: string, unit: string): number | null {
  const count = numberOf(value);
  const isYears = /лет|год/.test(`${unit} ${value.toLowerCase()}`);
  return count === null ? null : Math.round(count * (isYears ? 12 : 1));
}

export function readFields(told: readonly Named[], find: FindField): ToldFields {
  const fields: ToldFields = {};
  for (const { name, value } of told) {
    const known = find(name);
    if (!known) continue;
    const flag = FLAGS[known.field];
    const size = SIZES[known.field];
    if (flag) fields[flag] = parseFlag(value);
    else if (size) {
      const mm = Math.round((numberOf(value) ?? 0) * (PER_UNIT[known.unit] ?? 1));
      if (mm > 0 && mm <= MOST_MM) fields[size] = mm;
    } else if (known.field === 'warranty') {
      const months = toMonths(value, known.unit);
      if (months !== null && months >= 0 && months <= MOST_MONTHS) fields.warrantyMonths = months;
    }
  }
  return fields;
}

/** In kilograms; «Вес, г» is told in grams. Null: none, or no number. */
export function readWeight(told: readonly Named[], find: FindField): number | null {
  for (const { name, value } of told) {
    const known = find(name);
    if (known?.field !== 'weight') continue;
    const weight = numberOf(value);
    if (weight !== null) return known.unit === 'г' ? weight / 1000 : weight;
  }
  return null;
}
