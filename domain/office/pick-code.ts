/** Which line a code on a package means: read by a camera or a hand scanner whole, or its last four digits typed by hand. */
export interface CodedLine {
  line: number;
  /** All that may be printed on it: barcode, article. */
  codes: readonly string[];
  left: number;
}

export type CodeMeaning =
  | { is: 'line'; line: number }
  /** Of this order, but all of it is taken already. */
  | { is: 'enough'; line: number }
  /** Several lines end so: the whole code is needed. */
  | { is: 'several' }
  | { is: 'unknown' };

const LAST_DIGITS = 4;

/** Spaces and hyphens are how people write codes; scanners may add a zero before an American one. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');
const isSame = (one: string, other: string): boolean =>
  plain(one).replace(/^0+/, '') === plain(other).replace(/^0+/, '') && plain(one) !== '';

export function readPickCode(lines: readonly CodedLine[], typed: string): CodeMeaning {
  const code = plain(typed);
  const whole = lines.filter(({ codes }) => codes.some((each) => isSame(each, code)));
  const isShort = /^\d+$/.test(code) && code.length === LAST_DIGITS;
  const found =
    whole.length > 0 || !isShort
      ? whole
      : lines.filter(({ codes }) => codes.some((each) => plain(each).endsWith(code)));
  // One product may stand in two lines (a gift): the one that lacks it takes it.
  const [first, ...others] = found.filter(({ left }) => left > 0);
  if (first && whole.length === 0 && others.length > 0) return { is: 'several' };
  if (first) return { is: 'line', line: first.line };
  return found[0] ? { is: 'enough', line: found[0].line } : { is: 'unknown' };
}
