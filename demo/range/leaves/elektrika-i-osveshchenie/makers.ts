/** Who makes electrical goods and light, and how dear each one is. */
import { pricedBrand } from '../otoplenie-i-vodosnabzhenie/priced-brand.ts';

export const mezvolt = pricedBrand('mezvolt', 1.1);
export const shamtek = pricedBrand('shamtek', 0.93);
const lumqara = pricedBrand('lumqara', 1.05);
export const uyutta = pricedBrand('uyutta', 0.86);

export const breakerMakers = [mezvolt, shamtek] as const;
export const wiringMakers = [mezvolt, shamtek, uyutta] as const;
export const lightMakers = [lumqara, lumqara, shamtek, uyutta] as const;
