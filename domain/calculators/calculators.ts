/**
 * The calculators of building materials: typed texts in, needs by role out, with reserve, packs, leftover, weight and
 * the formula as a key with its numbers. Promises field errors as codes instead of a guess, never NaN, and rounding at
 * the very end alone; hides the norms of the trade, which a product's own norm overrides. Pure: the same on both sides.
 */

import { isNormKey, type Norms, USUAL_NORMS } from '../calculator-norms.ts';
import { PLAN_STEPS, withinBudget } from '../cutting/budget.ts';
import { type Calculation, type Calculator, type Goods, toCalculation } from './calculation.ts';
import { ceiling } from './ceiling.ts';
import { type CuttingPlan, planners } from './cutting-plan.ts';
import { decking } from './decking.ts';
import { dryMix } from './dry-mix.ts';
import { fence } from './fence.ts';
import { type Field, type Fields, type Parsed, parseFields, type Texts } from './fields.ts';
import { insulation } from './insulation.ts';
import { laminate } from './laminate.ts';
import { masonry } from './masonry.ts';
import { paint } from './paint.ts';
import { partition } from './partition.ts';
import { primer } from './primer.ts';
import { radiators } from './radiators.ts';
import { roofing } from './roofing.ts';
import { screed } from './screed.ts';
import { skirting } from './skirting.ts';
import { parseSurface, type Surface } from './surface.ts';
import { tile } from './tile.ts';
import { wallpaper } from './wallpaper.ts';
import { warmFloor } from './warm-floor.ts';

export { withThreadBudget } from '../cutting/budget.ts';
export { findHolds, findNorm, settledFieldsOf, settleFields } from './article.ts';
export { type Calculation, type Goods, type Need, type Supply, toSupply } from './calculation.ts';
export type { CuttingPlan } from './cutting-plan.ts';
export { exampleOf, STAND_INS } from './examples.ts';
export type { Field, FieldError, FieldFault, Parsed, Texts } from './fields.ts';
export { distanceOf } from './fitness.ts';
export { type Advice, adviceKeys, type Formula, formulaKeys } from './formulas.ts';
export { type Asked, type Place, placeOf } from './range.ts';
export { type Role, sectionOfRole } from './roles.ts';
export { blockOfSection, mainRoleOf } from './subject.ts';
export { listSurfaceFields, type Surface } from './surface.ts';

/** In the order of the screen. */
const calculators: readonly Calculator[] = [
  tile,
  paint,
  wallpaper,
  laminate,
  dryMix,
  partition,
  ceiling,
  masonry,
  insulation,
  primer,
  roofing,
  screed,
  decking,
  fence,
  skirting,
  radiators,
  warmFloor,
];

const NO_SURFACE: Surface = {
  kind: 'floor',
  areaM2: 0,
  perimeterM: null,
  room: null,
  sides: null,
  openings: [],
};

/** With the shop's own norms where fields have them. */
export function listCalculators(
  norms: Norms = USUAL_NORMS,
): readonly Pick<Calculator, 'code' | 'fields' | 'surface'>[] {
  return calculators.map((each) => ({ ...each, fields: withNorms(each, norms) }));
}

function withNorms({ code, fields }: Calculator, norms: Norms): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => {
      const key = `${code}.${name}`;
      return [name, field.kind === 'number' && isNormKey(key) ? { ...field, usual: norms[key] } : field];
    }),
  );
}

/** Null for a code no calculator bears. Errors of all fields come together, so that a form shows them at once. */
export function calculate(
  code: string,
  texts: Texts,
  goods: Goods = {},
  norms: Norms = USUAL_NORMS,
): Parsed<Calculation> | null {
  const parsed = parseTexts(code, texts, norms);
  if (!parsed?.ok) return parsed;
  const { calculator, input, surface } = parsed.value;
  const computed = calculator.compute(input, surface, goods, norms);
  if (Array.isArray(computed)) return { ok: false, errors: computed };
  return { ok: true, value: toCalculation(computed, goods) };
}

/** Whether its goods are cut at all: only then is there work that may swell. */
export const isCut = (code: string): boolean => Object.hasOwn(planners, code);

/** Null where there is nothing to plan: no such calculator, faulty texts, a bare area, goods that are not cut, too much. */
export const planCutting = (code: string, texts: Texts): CuttingPlan | null => tryCutting(code, texts).plan;

/** With the reason: something is to be cut, but a plan of it would cost too much, and the percentage is the answer. */
export function tryCutting(code: string, texts: Texts): { plan: CuttingPlan | null; isTooLarge: boolean } {
  const parsed = parseTexts(code, texts);
  if (!parsed?.ok) return { plan: null, isTooLarge: false };
  const { input, surface } = parsed.value;
  const planned = withinBudget(PLAN_STEPS, () => planners[code]?.(input, surface) ?? null);
  const plan = planned?.value ?? null;
  return { plan, isTooLarge: planned === null || plan?.plan.fallback === 'too-large' };
}

/** What was typed as a drawing needs it; null while it makes no sense. */
export function readTexts(
  code: string,
  texts: Texts,
): { input: Readonly<Record<string, unknown>>; surface: Surface } | null {
  const parsed = parseTexts(code, texts);
  return parsed?.ok ? parsed.value : null;
}

interface Read {
  calculator: Calculator;
  input: Parameters<Calculator['compute']>[0];
  surface: Surface;
}

function parseTexts(code: string, texts: Texts, norms: Norms = USUAL_NORMS): Parsed<Read> | null {
  const calculator = calculators.find((each) => each.code === code);
  if (!calculator) return null;
  const input = parseFields(withNorms(calculator, norms), texts);
  const surface = calculator.surface
    ? parseSurface(texts, calculator.surface)
    : { ok: true as const, value: NO_SURFACE };
  if (input.ok && surface.ok)
    return { ok: true, value: { calculator, input: input.value, surface: surface.value } };
  return { ok: false, errors: [input, surface].flatMap((each) => (each.ok ? [] : each.errors)) };
}
