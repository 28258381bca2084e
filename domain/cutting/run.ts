/**
 * How one run of a row is divided: the length of its first part decides all others. Candidates are the lengths at
 * which a rule just holds or an offcut is used up whole; the one that takes the least new material wins.
 */
import { spend } from './budget.ts';
import { EPSILON } from './region.ts';

/** Joints of the row before from left to right, measured from the run's beginning. */
export type Joints = readonly number[];

export interface RunRules {
  plankMm: number;
  leastPartMm: number;
  leastStaggerMm: number;
}

/** What the offcuts can do: the lengths there are for a row's beginning and for its end, and what a cut leaves. */
export interface Offer {
  beginnings: readonly number[];
  ends: readonly number[];
  kerfMm: number;
  /** What a fresh offcut is thought worth, as a share of its length: a guess, so that a plan tries several. */
  worth: number;
}

export interface DividedRun {
  parts: number[];
  isRelaxed: boolean;
}

export function planRun(lengthMm: number, rules: RunRules, above: Joints, offer: Offer): DividedRun {
  if (lengthMm <= rules.plankMm + EPSILON) return { parts: [lengthMm], isRelaxed: false };
  const candidates = toCandidates(lengthMm, rules, above, offer);
  const stages: ((first: number) => boolean)[] = [
    (first) => hasLength(first, lengthMm, rules) && isStaggered(first, lengthMm, rules, above),
    (first) => hasLength(first, lengthMm, rules),
    () => true,
  ];
  for (const [stage, isKept] of stages.entries()) {
    const best = cheapest(candidates.filter(isKept), lengthMm, rules, offer);
    if (best !== null) return { parts: divide(best, lengthMm, rules.plankMm), isRelaxed: stage > 0 };
  }
  return { parts: divide(rules.plankMm, lengthMm, rules.plankMm), isRelaxed: true };
}

function divide(first: number, lengthMm: number, plankMm: number): number[] {
  spend(10 + lengthMm / plankMm);
  const parts = [first];
  let rest = lengthMm - first;
  for (; rest > plankMm + EPSILON; rest -= plankMm) parts.push(plankMm);
  parts.push(rest);
  return parts;
}

/** The last part, from nearly nothing to a whole plank. */
function lastOf(first: number, lengthMm: number, plankMm: number): number {
  const rest = lengthMm - first;
  return rest - (Math.ceil(rest / plankMm - EPSILON) - 1) * plankMm;
}

function toCandidates(lengthMm: number, rules: RunRules, above: Joints, { beginnings }: Offer): number[] {
  const { plankMm, leastPartMm: least, leastStaggerMm: stagger } = rules;
  spend(40 * (above.length + beginnings.length + 5));
  const within = (value: number) => ((value % plankMm) + plankMm) % plankMm;
  const near = above.flatMap((joint) => [within(joint - stagger), within(joint + stagger)]);
  const fixed = [plankMm, least, within(lengthMm), within(lengthMm - least), plankMm - least];
  return [...new Set([...beginnings, ...fixed, ...near])].filter(
    (first) => first > EPSILON && first <= plankMm + EPSILON && first < lengthMm - EPSILON,
  );
}

function hasLength(first: number, lengthMm: number, { plankMm, leastPartMm }: RunRules): boolean {
  return first >= leastPartMm - EPSILON && lastOf(first, lengthMm, plankMm) >= leastPartMm - EPSILON;
}

/** Both rows' joints run from left to right, so one walk along them finds each nearest pair. */
function isStaggered(first: number, lengthMm: number, rules: RunRules, above: Joints): boolean {
  const { plankMm, leastStaggerMm } = rules;
  spend(2 * (lengthMm / plankMm + above.length) + 10);
  let next = 0;
  for (let joint = first; joint < lengthMm - EPSILON; joint += plankMm) {
    while ((above[next] ?? Number.POSITIVE_INFINITY) <= joint - leastStaggerMm + EPSILON) next++;
    if ((above[next] ?? Number.POSITIVE_INFINITY) < joint + leastStaggerMm - EPSILON) return false;
  }
  return true;
}

/** New material less what stays usable; of equals the longer beginning. */
function cheapest(firsts: readonly number[], lengthMm: number, rules: RunRules, offer: Offer): number | null {
  spend(4 * firsts.length * (offer.beginnings.length + offer.ends.length + 5));
  let best: { first: number; cost: number } | null = null;
  for (const first of firsts) {
    const last = lastOf(first, lengthMm, rules.plankMm);
    const cost = costOf(first, offer.beginnings, rules, offer) + costOf(last, offer.ends, rules, offer);
    if (!best || cost < best.cost - EPSILON || (cost < best.cost + EPSILON && first > best.first))
      best = { first, cost };
  }
  return best?.first ?? null;
}

function costOf(part: number, offcuts: readonly number[], rules: RunRules, { kerfMm, worth }: Offer): number {
  const { plankMm, leastPartMm } = rules;
  if (plankMm - part < EPSILON) return 0;
  const fitting = offcuts.filter((offcut) => offcut >= part - EPSILON);
  const used = fitting.length > 0 ? Math.min(...fitting) : null;
  // Using up an offcut costs only what it cannot give any more.
  if (used !== null) return used - part;
  const left = plankMm - part - kerfMm;
  return left >= leastPartMm ? plankMm - left * worth : plankMm;
}
