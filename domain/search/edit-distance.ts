/**
 * How many slips of the finger lie between two words: a letter missed, doubled, mistyped, or two swapped. Counting stops
 * when it is more than allowed, so that comparing with a whole vocabulary stays cheap.
 */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;
const LONGEST_COMPARED = 60;

/** The number of slips, or `most` + 1 when there are more. */
export function countSlips(a: string, b: string, most: number): number {
  const tooMany = most + 1;
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  if (a.length > LONGEST_COMPARED || b.length > LONGEST_COMPARED) return tooMany;
  let [beforeLast, last, current] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - most);
    const to = Math.min(b.length, row + most);
    current[0] = row;
    if (from > 1) current[from - 1] = tooMany;
    let best = from === 1 ? row : tooMany;
    for (let column = from; column <= to; column++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let slips = (last[column - 1] as number) + (isSame ? 0 : 1);
      const missed = (current[column - 1] as number) + 1;
      if (missed < slips) slips = missed;
      // Beyond the band of the row before there is nothing to come from.
      const added = column < row + most ? (last[column] as number) + 1 : tooMany;
      if (added < slips) slips = added;
      const isSwapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwapped) slips = Math.min(slips, (beforeLast[column - 2] as number) + 1);
      current[column] = slips;
      if (slips < best) best = slips;
    }
    if (best > most) return tooMany;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] as number, tooMany);
}
