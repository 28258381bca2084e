/** Every bench, in the order in which they run. */
import { bench as calculators } from './calculators.ts';
import { bench as cart } from './cart.ts';
import { bench as cities } from './cities.ts';
import { bench as estimates } from './estimates.ts';
import { bench as listing } from './listing.ts';
import { pages } from './pages.ts';
import { bench as product } from './product.ts';
import { bench as promo } from './promo.ts';
import { bench as promoCalculator } from './promo-calculator.ts';
import { bench as recs } from './recs.ts';
import { bench as sections } from './sections.ts';
import { page as set, listing as sets } from './sets.ts';
import type { Bench } from './subject.ts';

export const benches: readonly Bench[] = [
  cities,
  sections,
  listing,
  product,
  promo,
  promoCalculator,
  calculators,
  recs,
  sets,
  set,
  estimates,
  cart,
  ...pages,
];
