/** Turns keys and numbers of the domain into words of the reader's language. */
import type { Advice, FieldError, Formula, Need } from '#domain/calculators/calculators.ts';
import type { Locale } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { type Pair, unitWords } from './words/form-words.ts';
import { adviceWords, amountWords, faultWords, formulaWords } from './words/need-words.ts';

export const word = (pair: Pair | undefined, language: Locale): string =>
  pair?.[language === 'kz' ? 1 : 0] ?? '';

/** Two digits are enough to check a sum by hand; small norms get three that mean something. */
function sayNumber(value: number): string {
  const digits = Math.abs(value) >= 0.1 || value === 0 ? 2 : 4;
  return formatNumber(Math.round(value * 10 ** digits) / 10 ** digits);
}

function fill(pair: Pair, language: Locale, slots: Readonly<Record<string, number | string>>): string {
  return word(pair, language).replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = slots[name];
    if (value === undefined) return slot;
    return typeof value === 'number' ? sayNumber(value) : value;
  });
}

export const sayUnit = (unit: string, language: Locale): string => word(unitWords[unit], language);

/** «7,2 м² × 3 мм × 1,35 = 29,16 кг», and with a reserve what it comes to. */
export function sayFormula({ formula, unit, reservePercent }: Need, language: Locale): string {
  const { key, numbers }: Formula = formula;
  const { quantity = 0, amount = 0 } = numbers;
  const unitName = sayUnit(unit, language);
  const begin = fill(formulaWords[key], language, numbers);
  const isSaid = key === 'area' || key === 'count' || key === 'perimeter';
  const result = isSaid ? begin : `${begin} = ${sayNumber(quantity)} ${unitName}`;
  if (reservePercent > 0)
    return `${result}, ${fill(amountWords.withReserve, language, { ...numbers, unit: unitName })}`;
  return amount > quantity + 1e-6 && Number.isInteger(amount) && !isSaid
    ? `${result} → ${sayNumber(amount)} ${unitName}`
    : result;
}

export const sayAdvice = ({ key, numbers }: Advice, language: Locale): string =>
  fill(adviceWords[key], language, numbers);

export function sayFaults(errors: readonly FieldError[], language: Locale): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const { field, code, limit } of errors) {
    said[field] ??= [];
    said[field].push(fill(faultWords[code], language, limit === undefined ? {} : { limit }));
  }
  return said;
}
