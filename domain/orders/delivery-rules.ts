/** All that staff set about bringing goods: checkout and orders reckon by it, pages tell by the same. */
import type { Vehicle } from '../delivery-tariff.ts';
import type { ExpressRates } from './express.ts';
import type { LiftRates } from './lifting.ts';
import type { SlotRules } from './slots.ts';

export interface DeliveryRules {
  /** from the smallest */
  vehicles: readonly Vehicle[];
  lifting: LiftRates;
  express: ExpressRates;
  slots: SlotRules;
}
