/** Reckons and plans in a thread: what is cut may take far longer than others should wait. */
import type { Calculated } from '#contract/calculators.ts';
import type { Norms } from '#domain/calculator-norms.ts';
import {
  type Calculation,
  calculate,
  type Goods,
  type Parsed,
  type Texts,
  tryCutting,
  withThreadBudget,
} from '#domain/calculators/calculators.ts';
import { doWork } from '../threads/threads.ts';
import { toPlan } from './plan.ts';

export interface WorkToPlan {
  code: string;
  texts: Texts;
  goods: Goods;
  norms: Norms;
}

export interface PlannedWork {
  computed: Parsed<Calculation> | null;
  plan: Calculated['plan'];
  /** Something is to be cut, but a plan of it would cost too much. */
  isTooLarge: boolean;
}

doWork(
  ({ code, texts, goods, norms }: WorkToPlan): PlannedWork =>
    withThreadBudget(() => {
      const computed = calculate(code, texts, goods, norms);
      const { plan, isTooLarge } = tryCutting(code, texts);
      return { computed, plan: plan && toPlan(plan), isTooLarge };
    }),
);
