/** Work that is done beside the goods: cutting, tinting, installing. Sold whole times, at a price of its own. */
import { vatIncluded } from '../money.ts';

export const MOST_OF_SERVICE = 100;

interface OfferedService {
  /** Of sections: with goods of these it is offered; none: with all. */
  families: readonly string[];
}

/** Nobody is offered to have a lamp cut. */
export const isServiceOffered = (
  { families }: OfferedService,
  goods: readonly { family: string | null }[],
): boolean =>
  goods.length > 0 &&
  (families.length === 0 || goods.some(({ family }) => family !== null && families.includes(family)));

export interface ServiceSums {
  sumTenge: number;
  /** contained in it */
  vatTenge: number;
}

export function serviceSums(count: number, priceTenge: number, vatPercent: number): ServiceSums {
  const sumTenge = count * priceTenge;
  return { sumTenge, vatTenge: vatIncluded(sumTenge, vatPercent) };
}
