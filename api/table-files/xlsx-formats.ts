/** What a number is by the format of its cell: an article may be a number with zeros before it, or have become a date. */
import { findEntry, readXml } from './xlsx-xml.ts';
import type { Zip } from './zip-entries.ts';

export type CellFormat = { is: 'date' } | { is: 'percent' } | { is: 'zeros'; digits: number } | null;

export interface Formats {
  /** By the number of the cell's style. */
  of: readonly CellFormat[];
  startsAt1904: boolean;
}

const DAY_MS = 24 * 60 * 60_000;
const DAYS_TO_1904 = 1462;
/** As the format itself numbers them. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const isBuiltInPercent = (id: number) => id === 9 || id === 10;

export async function readFormats(zip: Zip, startsAt1904: boolean): Promise<Formats> {
  const codes = new Map<number, string>();
  const of: CellFormat[] = [];
  if (findEntry(zip, 'xl/styles.xml') === undefined) return { of, startsAt1904 };
  let isOfCells = false;
  await readXml(zip, 'xl/styles.xml', {
    onOpen(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) of.push(toFormat(Number(numFmtId ?? 0), codes));
    },
    onClose(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return { of, startsAt1904 };
}

function toFormat(id: number, codes: ReadonlyMap<number, string>): CellFormat {
  const code = codes.get(id);
  if (code === undefined)
    return isBuiltInDate(id) ? { is: 'date' } : isBuiltInPercent(id) ? { is: 'percent' } : null;
  // Words in quotes, colours in brackets, signs that only fill room say nothing of the number.
  const plain = (code.split(';')[0] ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\.|[_*]./g, '').trim();
  if (/^0{2,}$/.test(plain)) return { is: 'zeros', digits: plain.length };
  if (plain.includes('%')) return { is: 'percent' };
  return /[dmyhs]/i.test(plain.replace(/general/i, '')) ? { is: 'date' } : null;
}

/** 0.1 + 0.2 is written with seventeen digits. */
const toPlain = (value: number): string => String(Number(value.toPrecision(15)));

/** A number as whoever looked at it has seen it. */
export function sayNumber(text: string, format: CellFormat | undefined, startsAt1904: boolean): string {
  const value = Number(text);
  if (!format || !Number.isFinite(value)) return toPlain(value);
  if (format.is === 'percent') return `${toPlain(value * 100)}%`;
  if (format.is === 'zeros')
    return Number.isInteger(value) && value >= 0
      ? toPlain(value).padStart(format.digits, '0')
      : toPlain(value);
  const days = value + (startsAt1904 ? DAYS_TO_1904 : 0);
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round(days * DAY_MS));
  if (Number.isNaN(at.getTime())) return toPlain(value);
  const said = at.toISOString();
  return Number.isInteger(value) ? said.slice(0, 10) : said.slice(0, 16).replace('T', ' ');
}
