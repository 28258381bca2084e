/** A brand as one root uses it: its printed name and its price against an average maker's. */
import { getBrand } from '../../brands.ts';

export interface PricedBrand {
  code: string;
  /** alike in both languages */
  name: string;
  level: number;
}

export function pricedBrand(code: string, level: number): PricedBrand {
  return { code, name: getBrand(code).name, level };
}
