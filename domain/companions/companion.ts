/** The shape of one rule: what is taken with a product, where in the range it stands, which of it fits, and how much. */

/** A product's properties by their codes: numbers where a value has one, else the values' codes. */
export type Facts = Readonly<Record<string, readonly (number | string)[]>>;

/** What a rule may read of the product that is looked at. */
export interface Own {
  facts: Facts;
  /** How much of a unit one sale unit holds; 1 where it is not measured so. */
  holds(unit: string): number;
}

export interface Companion {
  /** One good a role. */
  role: string;
  sections: readonly string[];
  /** Only goods with one of these values of the property. */
  property?: string;
  choices?: readonly (number | string)[];
  /** What else must fit; goods that do not are never shown. */
  fits?: (facts: Facts) => boolean;
  /** The nearest first: 0 is a perfect fit. */
  distance?: (facts: Facts) => number;
  unit: string;
  /** For one sale unit of the product, and once besides however many there are. */
  perOwn: number;
  once?: number;
  /** The work cannot do without it; tools and things of taste are not. */
  isNeeded: boolean;
}

type Rest = Pick<Companion, 'property' | 'choices' | 'fits' | 'distance' | 'once'>;

/** The work needs it: so much of a unit to one sale unit of the product. */
export const needed = (
  role: string,
  section: string,
  [unit, perOwn]: readonly [unit: string, perOwn: number],
  rest: Rest = {},
): Companion => ({ role, sections: [section], unit, perOwn, isNeeded: true, ...rest });

/** Worth a look, and never ticked: tools, dear things, things of taste. */
export const offered = (role: string, section: string, rest: Rest = {}): Companion => ({
  role,
  sections: [section],
  unit: 'piece',
  perOwn: 0,
  once: 1,
  isNeeded: false,
  ...rest,
});

export const kind = (...choices: string[]) => ({ property: 'kind', choices });
export const by = (property: string, ...choices: (number | string)[]) => ({ property, choices });

export const has = (facts: Facts, code: string, ...values: (number | string)[]): boolean =>
  values.some((value) => facts[code]?.includes(value));

export const numberIn = (facts: Facts, code: string): number => {
  const [value] = facts[code] ?? [];
  return typeof value === 'number' ? value : Number.NaN;
};

/** How far a number of the good is from what is wanted; goods that do not say it come last. */
export const near =
  (code: string, wanted: number) =>
  (facts: Facts): number => {
    const value = numberIn(facts, code);
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : Math.abs(value - wanted);
  };

/** «3005» of a roof, a gutter, a screw or a fence; empty where nothing is painted. */
export const ralOf = (facts: Facts): string =>
  String(facts.roof_ral?.[0] ?? facts.fence_ral?.[0] ?? '').replace('ral-', '');

/** In the colour of what it is screwed to or stands beside; of bare metal nothing is asked. */
export const sameRal = (own: Facts) => {
  const ral = ralOf(own);
  return (facts: Facts) => ral === '' || ralOf(facts) === ral;
};
