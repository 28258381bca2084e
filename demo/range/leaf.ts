/**
 * The shape in which the demo range is described: one Leaf per leaf section of the catalogue.
 * A leaf knows its properties and how to draw one believable product in both languages;
 * numbering, prices of other kinds, stock, codes and loading are not its business.
 */
import type { Random } from './random.ts';

/** A text that a visitor reads, in both languages. */
export interface Words {
  ru: string;
  kz: string;
}

/** A choice of a list property: its code stands in a filter's URL (latin kebab-case, unique in the property). */
export interface Choice extends Words {
  code: string;
  /** For lists of numbers ("12,5 мм"): sorts the choices and makes range filters possible. */
  number?: number;
}

export interface Property extends Words {
  /** latin snake_case, unique over the whole range; the same code always means the same Property object */
  code: string;
  kind: 'list' | 'range' | 'flag';
  unit?: Words;
}

/** list: one or several choices; range: a number in the property's unit; flag: yes or no. */
export type PropertyValue = Choice | readonly Choice[] | number | boolean;

export interface DraftUnit {
  /** a code of units.ts */
  unit: string;
  /** how many of this unit one base unit holds; 1 for the base unit itself */
  ratio: number;
  /** kilograms of one of this unit */
  weightKg: number;
  step?: number;
  min?: number;
}

/** One product as its leaf draws it. */
export interface Draft {
  name: Words;
  /** two to four sentences about this very product: purpose, where it fits, what to mind */
  description: Words;
  /** a brand code of brands.ts */
  brand: string;
  /** pairs in the order of the leaf's properties; a property may be absent */
  values: readonly (readonly [Property, PropertyValue])[];
  /** what a retail buyer normally pays for one base unit, before any rounding to a price tag */
  priceTenge: number;
  /** base unit first; then the unit in which prices are compared (m2, l, kg, m), where there is one */
  units: readonly [DraftUnit, ...DraftUnit[]];
  /** length, width, height in millimetres of one base unit as it is carried */
  sizeMm: readonly [number, number, number];
  /** the picture it is shown with: family and variant, e.g. `bag/gypsum` or `tile/marble-white` */
  image: string;
  documents?: readonly ('manual' | 'certificate' | 'safety' | 'warranty')[];
  warrantyMonths?: number;
  badges?: readonly ('eco' | 'b2b' | 'heavy' | 'markdown')[];
}

export interface Leaf {
  /** the section's code of the taxonomy */
  code: string;
  /** every property its products may have, in the order of filters and of the product's table */
  properties: readonly Property[];
  /** Draws one product; the same random state gives the same product. */
  draw(random: Random): Draft;
  /** Small goods that a work needs beside the large ones: each gets a place among the first of the leaf. */
  small?: readonly (((random: Random) => Draft) | undefined)[];
}
