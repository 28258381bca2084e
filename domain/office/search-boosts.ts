/** What staff raise, lower or pin in the search, and what that does to the points of what was found. */
import { foldText } from '../fold.ts';

export interface Boost {
  /** Empty: whatever is asked. */
  query: string;
  target: 'product' | 'brand' | 'section';
  targetId: number;
  effect: 'raise' | 'lower' | 'pin';
  /** From 1 to 3; of a pin its place, from 1 to 10. */
  strength: number;
  startsAt: Date;
  endsAt: Date;
}

const FACTORS: Readonly<Record<'raise' | 'lower', readonly number[]>> = {
  raise: [1.2, 1.6, 2.5],
  lower: [0.8, 0.55, 0.3],
};
/** Points come in tiers: the very code, the very size, the rest. What is asked for exactly stays before what is boosted. */
const CODE_TIER = 1_000_000;
const SIZE_TIER = 20_000;
const PINNED = 900_000;

const toWords = (text: string): string => foldText(text).trim().replace(/\s+/g, ' ');

export const isBoostFor = ({ query, startsAt, endsAt }: Boost, asked: string, now: Date): boolean =>
  startsAt <= now && now < endsAt && (query === '' || toWords(query) === toWords(asked));

/** The points of a row under the boosts that touch it; several are taken together, a pin stands over them. */
export function boostScore(score: number, own: readonly Pick<Boost, 'effect' | 'strength'>[]): number {
  if (score >= CODE_TIER) return score;
  const pin = own.find(({ effect }) => effect === 'pin');
  if (pin) return PINNED - pin.strength;
  const factor = own.reduce(
    (all, { effect, strength }) => all * (effect === 'pin' ? 1 : (FACTORS[effect][strength - 1] ?? 1)),
    1,
  );
  const tier = Math.floor(Math.max(score, 0) / SIZE_TIER) * SIZE_TIER;
  return tier + Math.min(Math.round((score - tier) * factor), SIZE_TIER - 1);
}
