/** The colour to show beside a filter's value: only where the filter is about colour and the shop knows the colour. */
import { findColor } from './colours.ts';

/** Of roofs and fences; the standard's own numbers. */
const RAL: Record<string, string> = {
  '1014': '#ddc49a',
  '1015': '#e6d2b5',
  '3005': '#5e2028',
  '3011': '#792423',
  '5002': '#00387b',
  '5005': '#005387',
  '6002': '#325928',
  '6005': '#0f4336',
  '7004': '#9b9b9b',
  '7005': '#6c6e6b',
  '7016': '#383e42',
  '7024': '#474a50',
  '8004': '#8e402a',
  '8017': '#44322d',
  '9002': '#d7d5cb',
  '9003': '#ecece7',
  '9005': '#0e0e10',
  '9006': '#a1a1a0',
};

export function swatchOf(property: string, value: string): string | null {
  if (/(?:^|_)ral$/.test(property)) return Object.hasOwn(RAL, value) ? (RAL[value] ?? null) : null;
  if (/(?:^|_)colou?r$/.test(property)) return findColor(value);
  // Floors are of wood: a tone is that of oak.
  if (/_tone$/.test(property)) return findColor(`oak-${value}`);
  return null;
}
