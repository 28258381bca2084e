/** What a change of prices would do: to margin, to the takings of the last thirty days, and to what buyers see struck through. */
export interface MovedPrice {
  from: number;
  to: number;
  /** What the shop pays for it; null: not known, and then it is in no margin. */
  cost: number | null;
  /** How many were sold in thirty days. */
  sold: number;
}

export interface PriceEffect {
  up: number;
  down: number;
  /** Of goods whose cost is known, weighed by what was sold of them; null where nothing is known. */
  margin: { before: number; after: number; known: number } | null;
  /** Cheaper than they were bought, afterwards. */
  belowCost: number;
  takings: { before: number; after: number };
  /** How much less may be sold, in percent, before the profit falls below today's; null where costs are not known. */
  breakEvenPercent: number | null;
}

/** What was never sold weighs as one: it has a margin too. */
const weightOf = ({ sold }: MovedPrice): number => Math.max(1, sold);
const tenth = (value: number): number => Math.round(value * 10) / 10;

export function reckonEffect(moved: readonly MovedPrice[]): PriceEffect {
  const known = moved.filter((each): each is MovedPrice & { cost: number } => each.cost !== null);
  const sum = (of: (each: MovedPrice & { cost: number }) => number) =>
    known.reduce((total, each) => total + of(each) * weightOf(each), 0);
  const [before, after, cost] = [sum(({ from }) => from), sum(({ to }) => to), sum((each) => each.cost)];
  const share = (price: number) => tenth(((price - cost) / price) * 100);
  return {
    up: moved.filter(({ from, to }) => to > from).length,
    down: moved.filter(({ from, to }) => to < from).length,
    margin: known.length === 0 ? null : { before: share(before), after: share(after), known: known.length },
    belowCost: known.filter((each) => each.to < each.cost).length,
    takings: {
      before: moved.reduce((total, { from, sold }) => total + from * sold, 0),
      after: moved.reduce((total, { to, sold }) => total + to * sold, 0),
    },
    breakEvenPercent: findBreakEven(before - cost, after - cost),
  };
}

/** The profit holds while no more than this share of buyers stays away. */
function findBreakEven(profitBefore: number, profitAfter: number): number | null {
  if (profitBefore <= 0 || profitAfter <= profitBefore) return null;
  return tenth((1 - profitBefore / profitAfter) * 100);
}
