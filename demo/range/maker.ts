import { getBrand } from './brands.ts';
import type { Random } from './random.ts';

/** A brand as one leaf knows it: which series it has there and how dear it is against the leaf's base price. */
export interface Maker {
  brand: string;
  series: readonly string[];
  level: number;
}

export interface Made {
  /** the brand's code */
  brand: string;
  /** brand and series as printed: «Zharmix Старт»; the same in both languages */
  mark: string;
  /** to multiply the base price with: the brand's level and a few per cent of its own */
  level: number;
}

export function drawMaker(makers: readonly Maker[], random: Random): Made {
  const { brand, series, level } = random.pick(makers);
  const name = random.pick(series);
  return {
    brand,
    mark: name === '' ? getBrand(brand).name : `${getBrand(brand).name} ${name}`,
    level: level * random.number(0.97, 1.03, 0.01),
  };
}
