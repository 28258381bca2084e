/**
 * Money and numbers as the visitor reads them, and the arithmetic that keeps sums exact.
 * Both languages group digits the ru-RU way (spec 1): U+00A0 between thousands, comma before the fraction.
 * Money is integer tenge; only a price per second unit may carry tiyn.
 */
import { logError } from './log-error.ts';

const NBSP = '\u00A0';
const MINUS = '\u2212';

/** Below it a fraction can be shifted by three digits and stay exact. */
const EXACT_BELOW = 1e6;
/** The first formatter of a process reads a good part of ICU, tens of milliseconds on a phone: only what is huge needs one. */
const formatHuge = (number: number, digits: { least: number; most: number }): string =>
  new Intl.NumberFormat('ru-RU', {
    minimumFractionDigits: digits.least,
    maximumFractionDigits: digits.most,
  }).format(number);

/** Spec 5: a non-number is logged and counts as 0. Numeric text is a non-number too: the wire carries numbers. */
export function parseNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  logError(
    `A number was expected, but ${typeof value === 'number' ? 'a non-finite one' : typeof value} came`,
  );
  return 0;
}

function groupWhole(whole: number): string {
  const digits = String(Math.abs(whole));
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = digits.slice(Math.max(0, end - 3), end) + NBSP + grouped;
  }
  return whole < 0 ? `-${grouped}` : grouped;
}

/** At most three digits after the comma. Shifted as it is written, which is how Intl rounds: 1.0005 is 1,001. */
function formatFraction(number: number): string {
  const absolute = Math.abs(number);
  if (absolute >= EXACT_BELOW) return formatHuge(number, { least: 0, most: 3 });
  // What is written with an exponent is less than a millionth.
  const thousandths = Math.round(Number(`${absolute}e3`)) || 0;
  const digits = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const whole = groupWhole(Math.floor(thousandths / 1000));
  return `${number < 0 ? '-' : ''}${whole}${digits === '' ? '' : `,${digits}`}`;
}

export function formatNumber(value: unknown): string {
  const number = parseNumber(value);
  return Number.isSafeInteger(number) ? groupWhole(number) : formatFraction(number);
}

/** With two digits after the comma; rounded to them already. */
function formatTiyn(rounded: number): string {
  if (rounded >= EXACT_BELOW) return formatHuge(rounded, { least: 2, most: 2 });
  const tiyn = Math.round(rounded * 100);
  return `${groupWhole(Math.floor(tiyn / 100))},${String(tiyn % 100).padStart(2, '0')}`;
}

/** `12 990 ₸`; tiyn are shown, always as two digits, only when there are some. A negative sum gets a real minus. */
export function formatTenge(value: unknown): string {
  const number = parseNumber(value);
  const rounded = Math.round(Math.abs(number) * 100) / 100;
  const text = Number.isSafeInteger(rounded) ? groupWhole(rounded) : formatTiyn(rounded);
  return `${number < 0 && rounded > 0 ? MINUS : ''}${text}${NBSP}₸`;
}

/** `15 %`, and for a discount badge `formatPercent(-15)` → `−15 %`. */
export function formatPercent(value: unknown): string {
  const number = parseNumber(value);
  return `${number < 0 ? MINUS : ''}${formatNumber(Math.abs(number))}${NBSP}%`;
}

function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) || 0;
}

/** The VAT contained in a sum that includes it; half a tenge rounds away from zero, so that a return mirrors its sale. */
export function vatIncluded(sumTenge: number, ratePercent: number): number {
  return roundHalfAway((sumTenge * ratePercent) / (100 + ratePercent));
}

/**
 * Largest-remainder spread: whole shares in proportion to the weights, adding up to the total exactly.
 * Of equal remainders the earlier wins. BigInt, because total × weight of a wholesale order passes 2^53.
 */
export function spread(totalTenge: number, weights: readonly number[]): number[] {
  if (![totalTenge, ...weights].every(Number.isSafeInteger) || weights.some((weight) => weight < 0)) {
    throw new RangeError('spread needs a whole total and whole, non-negative weights');
  }
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) {
    if (totalTenge !== 0) throw new RangeError('spread has nothing to lay the total upon');
    return weights.map(() => 0);
  }
  const total = BigInt(Math.abs(totalTenge));
  const shares = weights.map((weight, index) => {
    const product = total * BigInt(weight);
    return { index, floor: product / whole, remainder: product % whole };
  });
  let left = total - shares.reduce((sum, share) => sum + share.floor, 0n);
  const result = shares.map((share) => Number(share.floor));
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder - a.remainder));
  for (const { index } of byRemainder) {
    if (left === 0n) break;
    result[index] = (result[index] ?? 0) + 1;
    left -= 1n;
  }
  return totalTenge < 0 ? result.map((share) => -share || 0) : result;
}
