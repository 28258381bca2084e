/** What the calculators' screen is made of, as it travels. */
import type { Calculated, CalculatorEntry } from '#contract/calculators.ts';
import type { CalculationState } from './calculation-address.ts';

export interface ShownProduct {
  code: string;
  name: string;
  isNameFallback?: boolean;
  externalId: string;
  imageVersion: string;
  price: number;
  /** What it is sold by: «уп.», «меш.». */
  unit: string;
}

type Need = Calculated['need'][number];

export interface NeedLine extends Omit<Need, 'product' | 'bought' | 'alternatives'> {
  product: ShownProduct | null;
  bought: { product: ShownProduct; count: number; holds: number }[];
  alternatives: { product: ShownProduct; packs: number | null; sum: number | null }[];
}

export type PlanCounts = Omit<NonNullable<Calculated['plan']>, 'parts'>;

export interface Current {
  entry: CalculatorEntry;
  state: CalculationState;
  /** Nobody has typed anything: the room is an example. */
  isExample: boolean;
  /** Null while a field is wrong. */
  result: (Omit<Calculated, 'need' | 'plan'> & { need: NeedLine[]; plan: PlanCounts | null }) | null;
  errors: Readonly<Record<string, readonly string[]>>;
  message: string;
}

export interface CalculatorData {
  all: { code: string; name: string; lead: string }[];
  /** Null: all calculators to choose from. */
  current: Current | null;
}
