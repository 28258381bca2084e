/** The ways in which the goods may write a number or a size that was asked for, the likeliest first. */
import type { Token } from './tokens.ts';
import { findUnit, toOtherUnits, toPlain, UNITS } from './written-units.ts';

export interface Spelling {
  text: string;
  /** how surely it is the same thing: 1 for the same text */
  weight: number;
}

export function toNumberSpellings({
  number,
  unit,
}: Pick<Extract<Token, { kind: 'number' }>, 'number' | 'unit'>): Spelling[] {
  if (unit === null) {
    return [{ text: number, weight: 1 }, ...UNITS.map((each) => ({ text: `${number}${each}`, weight: 1 }))];
  }
  return [
    { text: `${number}${unit}`, weight: 1 },
    ...toOtherUnits(number, unit).map((text) => ({ text, weight: 0.95 })),
    { text: number, weight: 0.6 },
  ];
}

/** `30*60` of a tile is 300×600, of a window sill perhaps 60×30: the other way round and in other units. */
export function toSizeSpellings({ numbers, unit }: Extract<Token, { kind: 'size' }>): Spelling[] {
  const scales = unit === 'mm' ? [1, 0.1, 0.001] : unit === 'm' ? [1, 1000, 100] : [1, 10, 0.1, 1000];
  const orders = [numbers, [...numbers].reverse()];
  const spellings = scales.flatMap((scale, place) =>
    orders.map((order, turned) => ({
      text: order.map((number) => toPlain(Number(number) * scale)).join('x'),
      weight: (place === 0 ? 1 : 0.9) - turned * 0.1,
    })),
  );
  const seen = new Set<string>();
  return spellings.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** What a name's token is filed under. A size is found whole, by neighbouring pairs, and by each number. */
export function toFiledTexts(token: Token): string[] {
  if (token.kind === 'word') return [token.text];
  if (token.kind === 'code') return toCodeTexts(token);
  if (token.kind === 'number') return [token.text];
  const { numbers, unit, thread } = token;
  const pairs = numbers.slice(1).map((number, at) => `${numbers[at]}x${number}`);
  const each = numbers.map((number) => `${number}${unit ?? ''}`);
  return [...new Set([token.text, ...pairs, ...each, ...(thread === undefined ? [] : [thread])])];
}

/** `м500` is also asked for as 500, `osb3` as osb, and an amount may be glued to what stands before it: `х5л`. */
function toCodeTexts({ text, pieces }: Extract<Token, { kind: 'code' }>): string[] {
  const runs =
    pieces.length > 1
      ? pieces
      : (text
          .match(/^(\p{L}{1,4})(\d{2,})$|^(м)(\d)$/u)
          ?.slice(1)
          .filter(Boolean) ?? []);
  const amounts = [text, ...pieces].flatMap((piece) => {
    const [, number = '', unit = ''] = piece.match(/^\p{L}{1,3}(\d+(?:\.\d+)?)(\p{L}{1,2})$/u) ?? [];
    const found = findUnit(unit);
    return found === null ? [] : [`${Number(number)}${found}`];
  });
  return [
    ...new Set([
      text,
      ...runs.filter((piece) => piece.length > 1 || (pieces.length === 0 && /\d/.test(piece))),
      ...amounts,
    ]),
  ];
}
