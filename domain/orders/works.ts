/**
 * Work that is done to the goods of one line: paint that is given its colour, sheets that are cut. It lies in the cart beside its line, never
 * for more of it than the line holds. What it costs is in `work-price.ts`.
 */
export const WORK_KINDS = ['tint', 'cut'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export interface LineWork {
  productCode: string;
  kind: WorkKind;
  /** of a tint the colour's code, of a cut the list of parts */
  detail: string;
  /** of the line's units */
  count: number;
}

/** Without what a cart says of it. */
export const toLineWork = ({ productCode, kind, detail, count }: LineWork): LineWork => ({
  productCode,
  kind,
  detail,
  count,
});

const keyOf = ({ productCode, kind, detail }: LineWork): string =>
  JSON.stringify([productCode, kind, detail]);

function combine(
  held: readonly LineWork[],
  more: readonly LineWork[],
  choose: (had: number, wished: number) => number,
): LineWork[] {
  const all = new Map(held.map((work) => [keyOf(work), work]));
  for (const work of more) {
    const had = all.get(keyOf(work))?.count ?? 0;
    all.set(keyOf(work), { ...work, count: choose(had, work.count) });
  }
  return [...all.values()].filter(({ count }) => count > 0);
}

/** Counts are absolute, as those of goods are; 0 removes. */
export const setWorks = (held: readonly LineWork[], wished: readonly LineWork[]): LineWork[] =>
  combine(held, wished, (_had, count) => count);

/** After a login: the larger count, so that the same cart met twice does not double. */
export const mergeWorks = (held: readonly LineWork[], local: readonly LineWork[]): LineWork[] =>
  combine(held, local, Math.max);

/** A plan needs all of its sheets; cans are tinted one by one. */
const fitOne = ({ kind, count }: LineWork, rest: number): number =>
  kind === 'cut' && count > rest ? 0 : Math.min(count, rest);

/** No more of a line can be worked on than there is of it; what was chosen first stays. */
export function fitWorks<T extends LineWork>(works: readonly T[], counts: ReadonlyMap<string, number>): T[] {
  const left = new Map(counts);
  return works.flatMap((work): T[] => {
    const rest = left.get(work.productCode) ?? 0;
    const count = fitOne(work, rest);
    left.set(work.productCode, rest - count);
    return count > 0 ? [{ ...work, count }] : [];
  });
}

/**
 * Plans that were left out because their line became shorter than they need. Of a line that is gone nothing is said: its
 * plan went with it.
 */
export const findLostCuts = <T extends LineWork>(
  before: readonly T[],
  after: readonly LineWork[],
  counts: ReadonlyMap<string, number>,
): T[] => {
  const kept = new Set(after.map(keyOf));
  return before.filter((work) => {
    const left = counts.get(work.productCode) ?? 0;
    return work.kind === 'cut' && left > 0 && left < work.count && !kept.has(keyOf(work));
  });
};

/** How many of a product were made for this buyer alone. */
export const madeToOrder = (
  services: readonly { productCode: string | null; count: number; lineCount: number | null }[],
  productCode: string,
): number =>
  services.reduce(
    (sum, service) => sum + (service.productCode === productCode ? (service.lineCount ?? service.count) : 0),
    0,
  );

/** What was agreed in an order, as it is asked for again. */
export const toLineWorks = (
  services: readonly {
    code: string;
    productCode: string | null;
    detail: string | null;
    count: number;
    lineCount: number | null;
  }[],
): LineWork[] =>
  services.flatMap(({ code, productCode, detail, count, lineCount }): LineWork[] => {
    const kind = WORK_KINDS.find((each) => each === code);
    return kind && productCode !== null && detail !== null
      ? [{ productCode, kind, detail, count: lineCount ?? count }]
      : [];
  });
