/** What a promotion did to many carts together: whom it touches, what it costs, what is left, whom it is at odds with. */
import type { Title } from './promotion.ts';
import { type CartTrial, paidOf, type TrialOutcome } from './trial.ts';

/** What one unit costs the shop, by the product's code; who is missing is not known. */
export type Costs = ReadonlyMap<string, number>;

export interface Conflict {
  /** It gave way, both work, or the other gives way. */
  kind: 'lost' | 'beside' | 'displaces';
  promotionId: string | null;
  title: Title;
  carts: number;
}

export interface TrialSums {
  carts: number;
  outcomes: Partial<Record<TrialOutcome, number>>;
  /** What buyers pay. */
  before: number;
  after: number;
  /** Goods whose cost is known alone; null where none is. */
  margin: { takings: [number, number]; cost: [number, number]; share: number } | null;
  /** Carts in which it sells something below what it cost. */
  belowCost: number;
  /** Carts that would cost more: none, as the engine promises. */
  dearer: number;
  /** By how much the carts that it works in must grow in number to bring what they brought; null: not known, or never. */
  breakEvenPercent: number | null;
  /** What it takes off a cart: how many carts up to each bound. */
  savings: { upTo: number; carts: number }[];
  conflicts: Conflict[];
}

/** A cart in which a line that the promotion lowers goes for less than it cost. */
export function isBelowCost({ is, outcome }: CartTrial, id: string, costs: Costs): boolean {
  if (outcome !== 'worked') return false;
  return is.lines.some(({ productCode, count, sum, discounts }) => {
    const cost = costs.get(productCode);
    return (
      cost !== undefined && sum < cost * count && discounts.some(({ promotionId }) => promotionId === id)
    );
  });
}

interface Kept {
  takings: number;
  cost: number;
  base: number;
}

/** Of goods whose cost is known; a gift costs and brings nothing. */
function keptOf({ lines, gifts }: CartTrial['is'], costs: Costs): Kept {
  const kept = { takings: 0, cost: 0, base: 0 };
  for (const { productCode, count, sum } of lines) {
    const cost = costs.get(productCode);
    if (cost === undefined) continue;
    kept.takings += sum;
    kept.cost += cost * count;
    kept.base += sum;
  }
  for (const { productCode, count } of gifts) kept.cost += (costs.get(productCode) ?? 0) * count;
  return kept;
}

export function addUpTrials(trials: readonly CartTrial[], id: string, costs: Costs): TrialSums {
  const outcomes: TrialSums['outcomes'] = {};
  const conflicts = new Map<string, Conflict>();
  const meet = (kind: Conflict['kind'], { promotionId, title }: Pick<Conflict, 'promotionId' | 'title'>) => {
    const key = `${kind} ${promotionId ?? title.ru}`;
    const known = conflicts.get(key);
    if (known) known.carts += 1;
    else conflicts.set(key, { kind, promotionId, title, carts: 1 });
  };
  const sums = { before: 0, after: 0, belowCost: 0, dearer: 0 };
  const was = { takings: 0, cost: 0, base: 0 };
  const is = { takings: 0, cost: 0, base: 0 };
  const worked = { before: 0, after: 0 };
  const goods = { before: 0 };
  const savings: number[] = [];
  for (const trial of trials) {
    const { outcome, saving } = trial;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const [before, after] = [paidOf(trial.was), paidOf(trial.is)];
    sums.before += before;
    sums.after += after;
    if (after > before) sums.dearer += 1;
    if (isBelowCost(trial, id, costs)) sums.belowCost += 1;
    const [keptBefore, keptAfter] = [keptOf(trial.was, costs), keptOf(trial.is, costs)];
    add(was, keptBefore);
    add(is, keptAfter);
    goods.before += trial.was.totals.total;
    if (outcome === 'worked') {
      savings.push(saving);
      worked.before += keptBefore.takings - keptBefore.cost;
      worked.after += keptAfter.takings - keptAfter.cost;
      for (const other of trial.others) if (other.promotionId !== null) meet('beside', other);
    } else if (outcome === 'excluded' || outcome === 'weaker')
      for (const other of trial.others) meet('lost', other);
    for (const other of trial.displaced) meet('displaces', other);
  }
  return {
    carts: trials.length,
    outcomes,
    ...sums,
    margin:
      was.base === 0
        ? null
        : {
            takings: [was.takings, is.takings],
            cost: [was.cost, is.cost],
            share: goods.before === 0 ? 0 : was.base / goods.before,
          },
    breakEvenPercent: findBreakEven(worked),
    savings: toBuckets(savings),
    conflicts: [...conflicts.values()].sort((one, other) => other.carts - one.carts),
  };
}

function add(sum: Kept, one: Kept): void {
  sum.takings += one.takings;
  sum.cost += one.cost;
  sum.base += one.base;
}

function findBreakEven({ before, after }: { before: number; after: number }): number | null {
  if (before <= 0 || after <= 0) return null;
  return Math.max(0, Math.round(((before - after) / after) * 100));
}

const MOST_BUCKETS = 8;

/** Bounds that people read: 1, 2 or 5 with noughts; eight of them at most. */
export function toBuckets(savings: readonly number[]): TrialSums['savings'] {
  if (savings.length === 0) return [];
  const most = Math.max(...savings);
  let width = 1;
  for (let power = 1; width * MOST_BUCKETS < most; power *= 10)
    width = [1, 2, 5].map((each) => each * power).find((each) => each * MOST_BUCKETS >= most) ?? 10 * power;
  const buckets = Array.from({ length: Math.ceil(most / width) }, (_, at) => ({
    upTo: (at + 1) * width,
    carts: 0,
  }));
  for (const saving of savings) {
    const bucket = buckets[Math.max(0, Math.ceil(saving / width) - 1)];
    if (bucket) bucket.carts += 1;
  }
  return buckets;
}
