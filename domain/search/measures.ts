/** The ways in which the goods may write a number or a size that was asked for, the likeliest first. */
import type { Token } from './tokens.ts';
import { toOtherUnits, toPlain, UNITS } from './written-units.ts';

export interface Spelling {
  text: string;
  /** how surely it is the same thing: 1 for the same text */
  weight: number;
}

export function toNumberSpellings({ number, unit }: Extract<Token, { kind: 'number' }>): Spelling[] {
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
  if (token.kind === 'code')
    return [...new Set([token.text, ...token.pieces.filter((piece) => piece.length > 1)])];
  if (token.kind === 'number') return [token.text];
  const { numbers, unit } = token;
  const pairs = numbers.slice(1).map((number, at) => `${numbers[at]}x${number}`);
  return [...new Set([token.text, ...pairs, ...numbers.map((number) => `${number}${unit ?? ''}`)])];
}
