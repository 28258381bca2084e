/**
 * What a builder would sign: what is taken with a product, one row a rule. A subject is a product of the demo range by
 * its section and facts; what is offered with it is looked at as a builder would: the right thing, one of a kind, in the
 * right number, nothing dear ticked beforehand.
 */
export type Facts = Readonly<Record<string, readonly (number | string)[]>>;

export interface Good {
  section: string;
  facts: Facts;
  priceTenge: number;
  units: readonly { unit: string; ratio: number }[];
}

export interface Offered extends Good {
  count: number;
  isTicked: boolean;
}

export interface Offer {
  own: Good & { count: number };
  others: readonly Offered[];
}

export interface Rule {
  rule: string;
  section: string;
  where?: Readonly<Record<string, string | number>>;
  count?: number;
  holds(offer: Offer): boolean;
}

export const has = ({ facts }: Good, code: string, ...values: (number | string)[]) =>
  values.some((value) => (facts[code] ?? []).includes(value));
export const number = ({ facts }: Good, code: string) => Number(facts[code]?.[0]);
export const of = ({ others }: Offer, section: string) => others.filter((each) => each.section === section);
export const like = (offer: Offer, section: string, code: string, ...values: (number | string)[]) =>
  of(offer, section).filter((each) => has(each, code, ...values));
export const amount = ({ units, count }: Offered, unit: string) =>
  count * (units.find((each) => each.unit === unit)?.ratio ?? 1);
export const ownAmount = ({ own }: Offer, unit: string) =>
  own.count * (own.units.find((each) => each.unit === unit)?.ratio ?? 1);
export const ralOf = ({ facts }: Good) =>
  String(facts.roof_ral?.[0] ?? facts.fence_ral?.[0] ?? '').replace('ral-', '');
/** Enough for the need, and no whole pack beyond it. */
export const counted = (offered: Offered | undefined, unit: string, need: number) => {
  if (!offered) return false;
  const all = amount(offered, unit);
  return all + 1e-6 >= need && all - all / offered.count < need;
};
export const one = <T>(found: readonly T[]): found is [T] => found.length === 1;
export const screws = (offer: Offer) => like(offer, 'samorezy', 'kind', 'screw-roofing');
export const inRal = (good: Good, ral: string) => ralOf(good) === ral;
export const neutral: Readonly<Record<string, readonly string[]>> = {
  white: ['white', 'light-grey', 'ivory', 'jasmine'],
  black: ['black', 'graphite'],
};
