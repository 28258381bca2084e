import type { Mechanic, Promotion } from '#domain/promotions/promotions.ts';

type Texts = Readonly<Record<'ru' | 'kz', string>>;

/** A product of the demo range by its place: the most popular ones of a leaf that can be bought and have no discount. */
export interface Picked {
  code: string;
  price: number;
  vatPercent: number;
}
export type Pick = (leaf: string, place?: number) => Picked;

export interface DemoPromotion {
  code: string;
  title: Texts;
  lead: Texts;
  rules?: readonly Texts[];
  mechanic: Mechanic | ((pick: Pick) => Mechanic);
  scope?: NonNullable<Promotion['scope']> | ((pick: Pick) => NonNullable<Promotion['scope']>);
  /** Days from the load; the end is the last second of its day. */
  from: number;
  to: number;
  /** When it is over it begins anew so many days later; without it an ended one stays in the archive. */
  renewDays?: number;
  cities?: readonly string[];
  audience?: Promotion['audience'];
  needsCard?: boolean;
  minSum?: number;
  perUser?: number;
  totalUses?: number;
  exclusiveGroup?: string;
  touchesWholesale?: boolean;
  promoCode?: string;
}
