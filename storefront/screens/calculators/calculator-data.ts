/** What the calculators' screen is made of, as it travels. */
import type { Calculated, CalculatorEntry } from '#contract/calculators.ts';
import type { CalculationState } from './calculation-address.ts';
import type { NeedLine } from './need-line.ts';
import type { PlannerData } from './planner/planner-data.ts';

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
  /** The room planner instead. */
  planner: PlannerData | null;
}
