/** Numbers, answers and moments as 1C writes them: spaces of any kind between thousands, a comma or a point, no zone. */
import { UTC_OFFSET_MINUTES } from '../time.ts';

export type Parsed<T> = { value: T } | 'absent' | 'unreadable';

/** `1 234,50` is 1234.5. Nothing, or spaces alone, is no number at all: «not told» is not zero. */
export function parseNumber(text: string | null | undefined): Parsed<number> {
  const bare = (text ?? '').replace(/[\s\u00a0\u202f'’]/g, '');
  if (bare === '') return 'absent';
  // 1,234.50 and 1.234,50 are both seen: the last mark is the decimal one; one that stands twice parts thousands.
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const isThousands = /^[+-]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(bare);
  const decimal = isThousands ? bare.length : last;
  const whole = decimal < 0 ? bare : bare.slice(0, decimal).replace(/[.,]/g, '');
  const rest = decimal < 0 ? '' : `.${bare.slice(decimal + 1)}`;
  const written = `${whole === '' || whole === '-' ? `${whole}0` : whole}${rest === '.' ? '' : rest}`;
  if (!/^[+-]?\d{1,15}(\.\d{1,12})?(e[+-]?\d{1,2})?$/i.test(written)) return 'unreadable';
  return { value: Number(written) };
}

const YES = new Set(['истина', 'true', '1', 'да', 'yes']);

export const parseFlag = (text: string | null | undefined): boolean =>
  YES.has((text ?? '').trim().toLowerCase());

/** `17.11.2026 9:30:00`, as programs show it to people. */
const withoutPoints = (text: string): string =>
  text.replace(
    /^\s*(\d{2})\.(\d{2})\.(\d{4})(?:\s+(\d{1,2})(:.*))?$/s,
    (_, day, month, year, hour, rest = '') =>
      `${year}-${month}-${day}${hour === undefined ? '' : `T${hour.padStart(2, '0')}${rest}`}`,
  );

/** `2026-11-17T09:30:00`, or the day alone: time of Kazakhstan, unless a zone is written after it. Some type the T in Cyrillic. */
export function parseMoment(text: string | null | undefined): Date | null {
  const found =
    /^\s*(\d{4})-(\d{2})-(\d{2})(?:[TТ ](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?\s*$/.exec(
      withoutPoints(text ?? ''),
    );
  if (!found) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = found;
  const parts = [year, month, day, hour, minute, second].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [y, mo, d, h, mi, s] = parts;
  const utc = Date.UTC(y, mo - 1, d, h, mi, s);
  const shown = new Date(utc);
  // The 31st of February is no day; 1C writes 0001-01-01 for «no date».
  if (y < 1990 || shown.getUTCMonth() !== mo - 1 || shown.getUTCDate() !== d || h > 23 || mi > 59 || s > 59)
    return null;
  return new Date(utc - offsetOf(zone) * 60_000);
}

function offsetOf(zone: string | undefined): number {
  if (zone === undefined) return UTC_OFFSET_MINUTES;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Half up to whole tenge; null for what is no price. `isRounded` is counted, so that a shop sees what it loses. */
export function toTenge(amount: number): { price: number; isRounded: boolean } | null {
  // 0.5 as it is written, not as binary keeps it: 1.005 * 100 is 100.49999….
  const price = Math.floor(Number((amount + 0.5).toFixed(6)));
  if (!(price > 0) || price > 2_000_000_000) return null;
  return { price, isRounded: price !== amount };
}
