import type { Words } from '../leaf.ts';

/** A small good of one leaf, in its sizes. */
export interface WorkGood {
  code: string;
  /** its name as a choice of the property «Тип», and what its name says of it */
  named: Words;
  story: Words;
  /** how much one sale unit holds, with its price and its weight */
  sizes: readonly (readonly [holds: number, priceTenge: number, weightKg: number])[];
  /** what it is sold by, and what is inside */
  base: string;
  unit: string;
  sizeMm: readonly [number, number, number];
  image: string;
  watt?: number;
}

/** Its turn stays with a product of the leaf itself, which a small range would lose otherwise. */
export const OWN = 'own';

/** By the code of the leaf they stand in. */
export type WorkGoods = Readonly<
  Record<string, { brands: readonly string[]; items: readonly (WorkGood | typeof OWN)[] }>
>;

export const packed = (code: string, ru: string, kz: string, storyRu: string, storyKz: string) => ({
  code,
  named: { ru, kz },
  story: { ru: storyRu, kz: storyKz },
});
