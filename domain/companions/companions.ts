/**
 * What is taken with a product, as a builder would choose it: one good a role, that fits the product's own facts (its
 * covering and thickness, its colour, its size), in the number the work needs. Promises that a good which does not fit is
 * never shown and that nothing dear is ticked beforehand. Sections nobody wrote rules for are offered one good of each
 * section that goes with them, unticked.
 */
import type { Portion } from '../companion-portion.ts';
import { sectionsGoingWith } from '../goes-with.ts';
import { type Companion, type Facts, type Own, offered } from './companion.ts';
import { floors } from './floors.ts';
import { outside } from './outside.ts';
import { rooms } from './rooms.ts';

export type { Companion, Facts } from './companion.ts';
export { ralOf } from './companion.ts';
export { underlayFor } from './floors.ts';

export interface Measured {
  facts: Facts;
  units: readonly { unit: string; ratio: number }[];
}

const RULES: Readonly<Record<string, (own: Own) => Companion[]>> = { ...floors, ...outside, ...rooms };

export function companionsOf(section: string, { facts, units }: Measured): Companion[] {
  const holds = (unit: string) => units.find((each) => each.unit === unit)?.ratio ?? 1;
  const rules = Object.hasOwn(RULES, section) ? (RULES[section]?.({ facts, holds }) ?? []) : [];
  if (rules.length > 0) return rules;
  return sectionsGoingWith(section).map((code) => offered(code, code));
}

/** The fittest of the goods of a role; of equally fit ones the first. Null where none fits. */
export function chooseCompanion<T extends Measured>(rule: Companion, goods: readonly T[]): T | null {
  let best: { good: T; distance: number } | null = null;
  for (const good of goods) {
    if (rule.fits && !rule.fits(good.facts)) continue;
    const distance = rule.distance?.(good.facts) ?? 0;
    if (!best || distance < best.distance) best = { good, distance };
  }
  return best?.good ?? null;
}

/** How much of the need one sale unit of the good holds. */
function companionHolds({ unit }: Companion, { facts, units }: Measured): number {
  const [pieces] = facts.spacer_pieces ?? [];
  if (unit === 'piece' && typeof pieces === 'number') return pieces;
  return units.find((each) => each.unit === unit)?.ratio ?? 1;
}

export const portionOf = (rule: Companion, good: Measured): Portion => {
  const holds = companionHolds(rule, good);
  return { perOwn: rule.perOwn / holds, once: (rule.once ?? 0) / holds };
};
