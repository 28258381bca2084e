/**
 * Counts the formulas of a written table anew, as a spreadsheet would: what a visitor's own program will show. Knows the
 * few functions that the shop writes, and stops at any other.
 */
import { strFromU8, unzipSync } from 'fflate';

export interface SheetCells {
  /** By place: the formula and the value that stands beside it. */
  formulas: Map<string, { formula: string; written: number }>;
  /** What a formula comes to when it is counted. */
  count(place: string): number;
}

const CELL = /<c r="([A-Z]+)(\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g;
const TOKEN = /\s*([A-Z]+\d+:[A-Z]+\d+|[A-Z]+\d+|[A-Z]+(?=\()|\d+(?:\.\d+)?(?:e-?\d+)?|"[^"]*"|[-+*/(),])/y;

type Value = number | string;

export function readSheetCells(bytes: Uint8Array): SheetCells {
  const files = unzipSync(bytes);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, inner = '']) =>
    fromXml(inner.replace(/<[^>]+>/g, '')),
  );
  const values = new Map<string, Value>();
  const formulas: SheetCells['formulas'] = new Map();
  for (const [, column, row, attributes = '', inner = ''] of text('xl/worksheets/sheet1.xml').matchAll(
    CELL,
  )) {
    const place = `${column}${row}`;
    const value = /<v>(.*?)<\/v>/.exec(inner)?.[1];
    const formula = /<f>(.*?)<\/f>/.exec(inner)?.[1];
    if (formula !== undefined) formulas.set(place, { formula: fromXml(formula), written: Number(value) });
    else if (value !== undefined)
      values.set(place, attributes.includes('t="s"') ? (shared[Number(value)] ?? '') : Number(value));
  }
  const readPlace = (place: string): Value => (formulas.has(place) ? count(place) : (values.get(place) ?? 0));
  const count = (place: string): number => evaluate(formulas.get(place)?.formula ?? '0', readPlace);
  return { formulas, count };
}

const fromXml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function evaluate(formula: string, readPlace: (place: string) => Value): number {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const [, token] = TOKEN.exec(formula) ?? [];
    if (token === undefined) throw new Error(`cannot read ${formula}`);
    tokens.push(token);
  }
  let at = 0;
  const take = () => tokens[at++] ?? '';
  const sum = (): number => {
    let total = product();
    while (tokens[at] === '+' || tokens[at] === '-') total += take() === '+' ? product() : -product();
    return total;
  };
  const product = (): number => {
    let total = single();
    while (tokens[at] === '*' || tokens[at] === '/')
      total = take() === '*' ? total * single() : total / single();
    return total;
  };
  const single = (): number => {
    const token = take();
    if (token === '-') return -single();
    if (token === '(') return closed(sum());
    if (/^[\d.]/.test(token)) return Number(token);
    if (/^[A-Z]+$/.test(token)) return call(token);
    return Number(readPlace(token));
  };
  const closed = (value: number): number => {
    if (take() !== ')') throw new Error(`a bracket is open in ${formula}`);
    return value;
  };
  const call = (name: string): number => {
    take();
    const ranges: Value[][] = [];
    const numbers: number[] = [];
    let wanted = '';
    while (tokens[at] !== ')') {
      const next = tokens[at] ?? '';
      if (next.includes(':')) ranges.push(listPlaces(take()).map(readPlace));
      else if (next.startsWith('"')) wanted = take().slice(1, -1);
      else numbers.push(sum());
      if (tokens[at] === ',') at++;
    }
    take();
    const [first = [], second = []] = ranges;
    const total = (all: Value[]) =>
      all.reduce<number>((all, one) => all + (typeof one === 'number' ? one : 0), 0);
    if (name === 'SUM') return total(first);
    if (name === 'SUMIF') return total(second.filter((_, index) => first[index] === wanted));
    if (name === 'ROUND' || name === 'ROUNDUP') {
      const [value = 0, digits = 0] = numbers;
      const scaled = Number((Math.abs(value) * 10 ** digits).toPrecision(15));
      const whole = name === 'ROUND' ? Math.round(scaled) : Math.ceil(scaled);
      return (Math.sign(value) * whole) / 10 ** digits;
    }
    throw new Error(`the function ${name} is not known here`);
  };
  return sum();
}

function listPlaces(range: string): string[] {
  const [, column = '', from = '', to = ''] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(range) ?? [];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${column}${Number(from) + at}`);
}
