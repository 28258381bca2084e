/** The sizes and amounts of a range beside the one asked for: 3.5×51 and 3.5×45 beside 3.5×55. */
const MOST = 16;
/** Beyond it, as a sum of logarithms, the one is no neighbour of the other. */
const FARTHEST = 1;
const BEST_WEIGHT = 0.3;

export type NearMeasures = (text: string) => { words: number[]; weight: number }[];

interface Measure {
  word: number;
  logs: number[];
}

/** Texts are as names are filed: `3.5x55`, `10l`. */
export function makeNearMeasures(words: readonly string[]): NearMeasures {
  const byKind = new Map<string, Measure[]>();
  for (const [word, text] of words.entries()) {
    const parsed = parseMeasure(text);
    if (!parsed) continue;
    const known = byKind.get(parsed.kind);
    if (known) known.push({ word, logs: parsed.logs });
    else byKind.set(parsed.kind, [{ word, logs: parsed.logs }]);
  }
  for (const all of byKind.values()) all.sort((a, b) => (a.logs[0] ?? 0) - (b.logs[0] ?? 0));
  return (text) => {
    const asked = parseMeasure(text);
    const all = asked ? (byKind.get(asked.kind) ?? []) : [];
    const first = asked?.logs[0] ?? 0;
    const near: { word: number; distance: number }[] = [];
    for (let at = findFirst(all, first - FARTHEST); at < all.length; at++) {
      const { word, logs } = all[at] as Measure;
      if ((logs[0] ?? 0) >= first + FARTHEST) break;
      const distance = toDistance(asked?.logs ?? [], logs);
      if (distance > 1e-9 && distance < FARTHEST) near.push({ word, distance });
    }
    return near
      .sort((a, b) => a.distance - b.distance || a.word - b.word)
      .slice(0, MOST)
      .map(({ word, distance }) => ({ words: [word], weight: BEST_WEIGHT * (1 - distance / FARTHEST) }));
  };
}

/** Sizes of as many numbers are of a kind, amounts of the same unit are. */
function parseMeasure(text: string): { kind: string; logs: number[] } | null {
  if (!/^\d/.test(text)) return null;
  const amount = text.match(/^(\d+(?:\.\d+)?)([a-z]+\d?)$/);
  if (amount) return { kind: amount[2] ?? '', logs: toLogs([amount[1] ?? '']) };
  const numbers = text.split('x');
  if (numbers.length < 2 || !numbers.every((each) => /^\d+(?:\.\d+)?$/.test(each))) return null;
  return { kind: `x${numbers.length}`, logs: toLogs(numbers) };
}

const toLogs = (numbers: readonly string[]) => numbers.map((each) => Math.log(Math.max(1e-6, Number(each))));

function toDistance(a: readonly number[], b: readonly number[]): number {
  let distance = 0;
  for (let at = 0; at < a.length; at++) distance += Math.abs((a[at] as number) - (b[at] as number));
  return distance;
}

/** The first whose first number is not less. */
function findFirst(all: readonly Measure[], least: number): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((all[middle]?.logs[0] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
