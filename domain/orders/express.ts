/** Small orders within the town go by taxi, the same day: no hour to choose, nothing to lift. */
import type { ZoneKind } from './delivery-price.ts';

const MOST_KG = 20;
const MOST_M3 = 0.5;

/** In tenge by the zone; a taxi does not go to suburbs. */
export interface ExpressRates {
  near: number;
  far: number;
}

/** The factory setting. */
export const USUAL_EXPRESS_RATES: ExpressRates = { near: 2500, far: 3500 };

export type ExpressRefusal = 'too_heavy' | 'too_large' | 'not_local';

/** Null: it is offered. */
export function findExpressRefusal(
  load: { weightKg: number; volumeM3: number },
  zone: ZoneKind | null,
): ExpressRefusal | null {
  if (zone === null || zone === 'suburb') return 'not_local';
  if (load.weightKg > MOST_KG) return 'too_heavy';
  return load.volumeM3 > MOST_M3 ? 'too_large' : null;
}

export const expressTenge = (zone: ZoneKind, rates: ExpressRates): number | null =>
  zone === 'suburb' ? null : rates[zone];
