/** Paint that is given its colour at the counter: which base takes it, what a can of it costs, and that it stays sold. */
import type { ChromaClass, FanColour } from './fan.ts';

export { FAN, FAN_SHEETS, type FanColour, findColour, sayColourCode } from './fan.ts';

export const TINT_BASES = ['a', 'c'] as const;
/** A holds the white pigment, for light tones; C is clear, for deep and bright ones. */
export type TintBase = (typeof TINT_BASES)[number];

export interface Tintable {
  base: TintBase;
  /** of one can */
  litres: number;
}

/** White pigment cannot be taken out again: what is dark or bright needs the clear base. */
export function baseFor({ step, chroma }: Pick<FanColour, 'step' | 'chroma'>): TintBase {
  if (step >= 4) return 'c';
  return step === 3 && chroma === 'c' ? 'c' : 'a';
}

/** Of a litre, by how much pigment it takes. */
const TENGE_PER_LITRE: Readonly<Record<ChromaClass, number>> = { a: 250, b: 450, c: 750 };

const ROUND_TENGE = 10;

/** Of one can, rounded up to ten tenge. */
export const tintTenge = ({ chroma }: Pick<FanColour, 'chroma'>, litres: number): number =>
  Math.ceil((TENGE_PER_LITRE[chroma] * litres) / ROUND_TENGE - 1e-9) * ROUND_TENGE;

/** Facade paint is sold by weight. */
const KG_PER_LITRE = 1.4;

/** What a product's own words say of it; null for what cannot be tinted. */
export function toTintable({
  isTintable,
  base,
  units,
}: {
  isTintable: boolean;
  base: string | null;
  units: readonly { unit: string; ratio: number }[];
}): Tintable | null {
  const known = TINT_BASES.find((each) => each === base);
  const held = (unit: string) => units.find((each) => each.unit === unit)?.ratio ?? 0;
  const litres = held('l') || held('kg') / KG_PER_LITRE;
  return isTintable && known && litres > 0 ? { base: known, litres } : null;
}
