/**
 * Reads a list as it is written in messengers and tables: what, how many, of which unit. Promises that no row with
 * words in it is dropped, and that what looks like a size of the goods («25 кг», «300х600») stays with the name.
 */
import { findListUnit, isContentUnit, unitPattern } from './list-units.ts';

export interface ListRow {
  /** as it was written */
  text: string;
  name: string;
  article: string | null;
  count: number;
  hasCount: boolean;
  unit: string | null;
  price: number | null;
}

const MOST_TEXT = 300;
const NUMBER = '\\d{1,3}(?:[ \\u00a0]\\d{3})+(?:[.,]\\d{1,3})?|\\d+(?:[.,]\\d{1,3})?';
const NO_LETTER = '(?![\\p{L}\\p{N}])';

const QUANTITY = new RegExp(
  `(?<![\\p{L}\\p{N}.,/×xх*-])(?<number>${NUMBER})\\s?(?<unit>${unitPattern})${NO_LETTER}\\.?`,
  'giu',
);
/** «затирка белая 2», «грунт - 3», «уголок x4», «4х уголок». */
const BARE_END = new RegExp(
  `(?:\\s[-–—:=]?\\s?|[-–—:=]\\s?|(?<!\\d)(?<!\\d\\s)\\s?[xх×*]\\s?)(?<number>${NUMBER})\\s*$`,
  'iu',
);
const BARE_START = /^(?<number>\d{1,4})\s?[xх×*]?\s+(?=\p{L}{3})/iu;

/** «[12:30, 15.11.2026] Марат: », «12. », «- », «☑ ». */
const INTRODUCTION =
  /^(?:\[[^\]]{4,40}\]\s*[^:]{1,40}:\s*|\d{1,2}[.:]\d{2}\s[^:]{1,40}:\s*)?(?:[-–—•*·▪►✓✔☑>]+\s*|\d{1,3}[.)]\s+)?/u;

export function readList(text: string): ListRow[] {
  const lines = text.split(/\r?\n/);
  if (lines.filter((line) => line.includes('\t')).length > lines.length / 2)
    return readTable(lines.map((line) => line.split('\t')));
  return lines.flatMap(splitLine).flatMap(readLine);
}

/** «ротгипс 20 мешков, грунт 2 шт» is two; «плитка, белая, 16 уп.» is one: only a counted part ends at its comma. */
function splitLine(line: string): string[] {
  const parts: string[] = [];
  let open = '';
  for (const part of line.split(/[;]|,(?=\s*\p{L})|(?<=\p{L}{3})\s\+\s(?=\p{L})/u)) {
    open = open === '' ? part : `${open},${part}`;
    // What is longer than a row may be is a row of its own: nothing is looked at over and over again.
    if (!hasQuantity(open) && open.length < MOST_TEXT) continue;
    parts.push(open);
    open = '';
  }
  return open.trim() === '' ? parts : [...parts, open];
}

function hasQuantity(part: string): boolean {
  return readQuantity(part.trim().slice(0, MOST_TEXT))?.hasCount === true;
}

function readLine(line: string): ListRow[] {
  const text = line.replace(/\s+/g, ' ').trim().slice(0, MOST_TEXT);
  const plain = text
    .replace(INTRODUCTION, '')
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, '')
    .trim();
  // A greeting or the name of a room ends with a colon; without a word there is nothing to look for.
  if (!/\p{L}{2}/u.test(plain) || /:$/.test(plain)) return [];
  const found = readQuantity(plain);
  const rest = found?.name ?? plain;
  if (!/\p{L}{2}|\d{4}/u.test(rest)) return [];
  return [{ text, article: findArticle(rest), price: null, ...(found ?? noCount(rest)) }];
}

type Counted = Pick<ListRow, 'name' | 'count' | 'hasCount' | 'unit'>;
const noCount = (name: string): Counted => ({ name: tidy(name), count: 1, hasCount: false, unit: null });

/** The last quantity that is no content of a pack; else a bare number at an end; else a content after all («20 м»). */
function readQuantity(text: string): Counted | null {
  const all = [...text.matchAll(QUANTITY)].map((match) => ({
    index: match.index,
    length: match[0].length,
    count: toNumber(match.groups?.number ?? ''),
    unit: findListUnit(match.groups?.unit ?? ''),
  }));
  const counted = all.findLast(({ unit }) => !isContentUnit(unit));
  const cut = (index: number, length: number, count: number, unit: string | null): Counted | null => {
    const name = tidy(`${text.slice(0, index)} ${text.slice(index + length)}`);
    return count > 0 && count <= 100_000 && /\p{L}{2}|\d{4}/u.test(name)
      ? { name, count, hasCount: true, unit }
      : null;
  };
  if (counted) return cut(counted.index, counted.length, counted.count, counted.unit);
  const end = BARE_END.exec(text);
  // «АС 32», «М 500»: a grade, not a count; so is a year or an article.
  if (end?.groups?.number !== undefined && !/(?:^|\s)\p{Lu}{1,2}\s\d+$/u.test(text)) {
    const count = toNumber(end.groups.number);
    if (count <= 9999 && !/\d{5}$/.test(text)) return cut(end.index, end[0].length, count, null);
  }
  const start = BARE_START.exec(text);
  if (start?.groups?.number !== undefined)
    return cut(0, start[0].length, toNumber(start.groups.number), null);
  // «кабель 20 м» counts metres; «грунтовка 10 л», «клей 25 кг» are packs.
  const metres = all.findLast(({ unit }) => unit === 'м');
  if (metres && all.length === 1 && /\s$/.test(text.slice(0, metres.index)))
    return cut(metres.index, metres.length, metres.count, 'м');
  return null;
}

const tidy = (name: string): string =>
  name
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:=–—-]+|[\s,;:=–—(-]+$/g, '')
    .trim();

const toNumber = (text: string): number => Number(text.replace(/[ \u00a0]/g, '').replace(',', '.'));

const findArticle = (name: string): string | null =>
  /(?<![\d.,×xх])\d{5,8}(?![\d.,×xх])/u.exec(name)?.[0] ?? null;

const COLUMNS: readonly [keyof Columns, RegExp][] = [
  ['article', /^(арт|код|sku|vendor|тауар коды)/i],
  ['name', /наимен|назван|товар|материал|работ|позиц|атау|тауар|name/i],
  ['unit', /^ед|өлшем|бірл|^unit/i],
  ['count', /^кол|к-во|саны|мөлшер|qty|count|^объ[её]м/i],
  ['price', /^цена|баға|price/i],
];

interface Columns {
  article?: number;
  name?: number;
  unit?: number;
  count?: number;
  price?: number;
}

const HEADER_WITHIN = 15;

/** Rows of cells, with the columns named by a header or, without one, told by what stands in them. */
export function readTable(cells: readonly (readonly string[])[]): ListRow[] {
  const header = cells.slice(0, HEADER_WITHIN).findIndex((row) => {
    const columns = findColumns(row);
    return columns.name !== undefined && (columns.count !== undefined || columns.article !== undefined);
  });
  const columns = header < 0 ? null : findColumns(cells[header] ?? []);
  return cells.slice(header + 1).flatMap((row) => (columns ? readRow(row, columns) : guessRow(row)));
}

function findColumns(row: readonly string[]): Columns {
  const columns: Columns = {};
  row.forEach((cell, at) => {
    const found = COLUMNS.find(([name, pattern]) => columns[name] === undefined && pattern.test(cell.trim()));
    if (found) columns[found[0]] = at;
  });
  return columns;
}

function readRow(row: readonly string[], columns: Columns): ListRow[] {
  const cell = (at: number | undefined): string =>
    at === undefined ? '' : (row[at] ?? '').trim().slice(0, MOST_TEXT);
  const article = cell(columns.article).replace(/\s/g, '');
  const name = cell(columns.name);
  // Totals and headings of sections have no count of their own.
  if (!/\p{L}{2}/u.test(name) && !/\d{4}/.test(article)) return [];
  const count = parseCount(cell(columns.count));
  if (columns.count !== undefined && count === null && article === '') return [];
  return [
    {
      text: row
        .filter((each) => each.trim() !== '')
        .join(' · ')
        .slice(0, MOST_TEXT),
      name,
      article: article === '' ? null : article,
      count: count ?? 1,
      hasCount: count !== null,
      unit: findListUnit(cell(columns.unit)) ?? (cell(columns.unit) || null),
      price: parseCount(cell(columns.price).replace(/[₸тtг.]+$/i, '')),
    },
  ];
}

function guessRow(row: readonly string[]): ListRow[] {
  const filled = row.map((cell) => cell.trim().slice(0, MOST_TEXT)).filter((cell) => cell !== '');
  const name = filled.reduce((best, cell) => (letters(cell) > letters(best) ? cell : best), '');
  if (letters(name) < 2) return [];
  const unit = filled.map(findListUnit).find((found) => found !== null) ?? null;
  const after = filled.slice(filled.indexOf(name) + 1);
  const count = after.map(parseCount).find((found) => found !== null) ?? null;
  const article = filled.slice(0, filled.indexOf(name)).find((cell) => /^\d{4,8}$/.test(cell)) ?? null;
  if (count === null)
    return readLine(filled.join(' ')).map((read) => ({ ...read, article: article ?? read.article }));
  const text = filled.join(' · ').slice(0, MOST_TEXT);
  return [{ text, name, article: article ?? findArticle(name), count, hasCount: true, unit, price: null }];
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

function parseCount(text: string): number | null {
  if (!new RegExp(`^(?:${NUMBER})$`).test(text)) return null;
  const count = toNumber(text);
  return count > 0 && count <= 100_000_000 ? count : null;
}
