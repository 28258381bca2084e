/** Figures in the reader's words: short sums, changes, cells of a report. */
import type { Report } from '#contract/office/reports.ts';
import { formatNumber, formatPercent, formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import type { Words } from '../i18n/words.ts';

const MILLION = 1_000_000;

/** `9,84 млн ₸` from a million on: what is read at a glance. */
export function sayShortSum(tenge: number, { t }: Pick<Words, 't'>): string {
  if (Math.abs(tenge) < MILLION) return formatTenge(tenge);
  return t('figures.millions', { sum: formatNumber(Math.round(tenge / 10_000) / 100) });
}

/** `+12 %`, `−2 %`; nothing where there was nothing to hold it against. */
export const sayChange = (percent: number | null): string | null =>
  percent === null ? null : `${percent > 0 ? '+' : ''}${formatPercent(percent)}`;

/** `+0,2`: of shares, in points. */
export function sayPoints(now: number | null, before: number | null): string | null {
  if (now === null || before === null) return null;
  const apart = Math.round((now - before) * 10) / 10;
  return `${apart > 0 ? '+' : apart < 0 ? '−' : ''}${formatNumber(Math.abs(apart))}`;
}

type Cell = Report['rows'][number][number];

export function sayCell(value: Cell, kind: Report['columns'][number]['kind'], words: Words): string {
  if (value === null) return '—';
  if (typeof value === 'string')
    return kind === 'day' ? formatDate(value, words.locale, { hasYear: false }) : value;
  if (kind === 'money') return formatTenge(value);
  if (kind === 'percent') return formatPercent(value);
  if (kind === 'minutes') return words.t('figures.minutes', { count: value });
  return formatNumber(value);
}
