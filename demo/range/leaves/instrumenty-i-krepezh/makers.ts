/** Who makes tools and fasteners, and how dear each one is. */
import { pricedBrand } from '../otoplenie-i-vodosnabzhenie/priced-brand.ts';

const burkitex = pricedBrand('burkitex', 1.16);
const temirqol = pricedBrand('temirqol', 1);
const masterlek = pricedBrand('masterlek', 0.87);
const bekhold = pricedBrand('bekhold', 1.04);
const uyutta = pricedBrand('uyutta', 0.82);

export const powerToolMakers = [burkitex, temirqol, masterlek] as const;
export const handToolMakers = [burkitex, temirqol, masterlek, uyutta] as const;
export const fastenerMakers = [bekhold, bekhold, uyutta] as const;
