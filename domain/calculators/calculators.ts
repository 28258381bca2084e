/**
 * The calculators of building materials: typed texts in, needs by role out, with reserve, packs, leftover, weight and
 * the formula as a key with its numbers. Promises field errors as codes instead of a guess, never NaN, and rounding at
 * the very end alone; hides the norms of the trade, which a product's own norm overrides. Pure: the same on both sides.
 */
import { type Calculation, type Calculator, type Goods, toCalculation } from './calculation.ts';
import { ceiling } from './ceiling.ts';
import { decking } from './decking.ts';
import { dryMix } from './dry-mix.ts';
import { fence } from './fence.ts';
import { type Parsed, parseFields, type Texts } from './fields.ts';
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

export type { Calculation, Goods, Need } from './calculation.ts';
export { adviceKeys, formulaKeys } from './formulas.ts';
export { toPlankRegion } from './laminate.ts';
export { sectionOfRole } from './roles.ts';
export { surfaceFields } from './surface.ts';
export { toTileRegion } from './tile-region.ts';

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

export function listCalculators(): readonly Pick<Calculator, 'code' | 'fields' | 'surface'>[] {
  return calculators;
}

/** Null for a code no calculator bears. Errors of all fields come together, so that a form shows them at once. */
export function calculate(code: string, texts: Texts, goods: Goods = {}): Parsed<Calculation> | null {
  const calculator = calculators.find((each) => each.code === code);
  if (!calculator) return null;
  const input = parseFields(calculator.fields, texts);
  const surface = calculator.surface
    ? parseSurface(texts, calculator.surface)
    : { ok: true as const, value: NO_SURFACE };
  if (!input.ok || !surface.ok)
    return { ok: false, errors: [input, surface].flatMap((each) => (each.ok ? [] : each.errors)) };
  const computed = calculator.compute(input.value, surface.value, goods);
  if (Array.isArray(computed)) return { ok: false, errors: computed };
  return { ok: true, value: toCalculation(computed, goods) };
}
