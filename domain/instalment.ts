/**
 * What a purchase costs by the month, where a bank offers it. Equal payments of whole tenge, rounded up; the last one is
 * what is left, so that together they are the price and nothing else.
 */
export interface InstalmentOffer {
  months: number;
  /** The least and the most that the bank takes, in tenge. */
  min: number;
  max: number;
  /** Who offers it. */
  bank: string;
}

export interface Instalment {
  months: number;
  monthlyTenge: number;
  lastTenge: number;
  bank: string;
}

/** Null where nobody offers it for such a sum. */
export function findInstalment(sumTenge: number, offer: InstalmentOffer | null): Instalment | null {
  if (offer === null || sumTenge < offer.min || sumTenge > offer.max) return null;
  const { months, bank } = offer;
  const monthlyTenge = Math.ceil(sumTenge / months);
  const lastTenge = sumTenge - monthlyTenge * (months - 1);
  return lastTenge < 1 ? null : { months, monthlyTenge, lastTenge, bank };
}
