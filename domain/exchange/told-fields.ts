/** Facts of goods that 1C carries as properties or requisites: which of the shop's fields each one is, and what it says. */
import { parseFlag, parseNumber } from './parse-number.ts';
import { toBareName } from './told-words.ts';

export interface ToldFields {
  onOrder?: boolean;
  isOffline?: boolean;
  warrantyMonths?: number;
  lengthMm?: number;
  widthMm?: number;
  heightMm?: number;
}

type Named = Readonly<{ name: string; value: string }>;

const FLAGS: Readonly<Record<string, 'onOrder' | 'isOffline'>> = {
  подзаказ: 'onOrder',
  тапсырысбойынша: 'onOrder',
  тольковмагазине: 'isOffline',
  текдүкенде: 'isOffline',
};
const SIZES: Readonly<Record<string, 'lengthMm' | 'widthMm' | 'heightMm'>> = {
  длина: 'lengthMm',
  глубина: 'lengthMm',
  ұзындығы: 'lengthMm',
  ширина: 'widthMm',
  ені: 'widthMm',
  высота: 'heightMm',
  биіктігі: 'heightMm',
};
const MOST_MM = 100_000;
const MOST_MONTHS = 600;

/** «Длина упаковки, см» is a length in centimetres; without a unit it is in millimetres. */
function splitUnit(name: string): { bare: string; unit: string } {
  const found = /^(.*?)[\s,(]+(мм|см|м|мес|месяцев|лет|год[а]?)\.?\)?$/i.exec(name.trim());
  return {
    bare: toBareName(found?.[1] ?? name).replace(/упаковки$/, ''),
    unit: found?.[2]?.toLowerCase() ?? '',
  };
}

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

/** True: it is a field of the goods themselves, and no property of theirs. */
export function isToldField(name: string): boolean {
  const { bare } = splitUnit(name);
  return bare in FLAGS || isWarranty(bare);
}

const isWarranty = (bare: string): boolean => /^(гаранти|кепілдік)/.test(bare);

export function readFields(told: readonly Named[]): ToldFields {
  const fields: ToldFields = {};
  for (const { name, value } of told) {
    const { bare, unit } = splitUnit(name);
    const flag = FLAGS[bare];
    const size = SIZES[bare];
    if (flag) fields[flag] = parseFlag(value);
    else if (size) {
      const mm = Math.round((numberOf(value) ?? 0) * (PER_UNIT[unit] ?? 1));
      if (mm > 0 && mm <= MOST_MM) fields[size] = mm;
    } else if (isWarranty(bare)) {
      const months = toMonths(value, unit);
      if (months !== null && months >= 0 && months <= MOST_MONTHS) fields.warrantyMonths = months;
    }
  }
  return fields;
}
