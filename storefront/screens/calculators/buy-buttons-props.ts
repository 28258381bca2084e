import type { CalculationState } from './calculation-address.ts';
import type { NeedLine } from './need-line.ts';

export interface BuyButtonsProps {
  title: string;
  /** What the section of an estimate can be calculated anew with. */
  state: CalculationState;
  need: readonly NeedLine[];
  isHere: boolean;
  /** Of this calculation: where a visitor comes back to after the login. */
  href: string;
}
