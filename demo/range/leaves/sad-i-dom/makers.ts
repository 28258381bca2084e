/** Who makes garden and household goods, and how dear each one is. */
import { pricedBrand } from '../otoplenie-i-vodosnabzhenie/priced-brand.ts';

const kokbaqsha = pricedBrand('kokbaqsha', 1.08);
const dachnik = pricedBrand('dachnik-plus', 0.94);
const uyutta = pricedBrand('uyutta', 0.86);
const burkitex = pricedBrand('burkitex', 1.16);
const temirqol = pricedBrand('temirqol', 1);
const masterlek = pricedBrand('masterlek', 0.9);

export const deckMakers = [kokbaqsha, dachnik, uyutta] as const;
export const fenceMakers = [kokbaqsha, dachnik, temirqol, uyutta] as const;
export const gardenMakers = [kokbaqsha, dachnik, uyutta] as const;
export const gardenToolMakers = [kokbaqsha, dachnik, temirqol, masterlek, uyutta] as const;
export const gardenMachineMakers = [kokbaqsha, dachnik, burkitex, temirqol, masterlek] as const;
export const storageMakers = [uyutta, uyutta, kokbaqsha, temirqol] as const;
export const cleaningMakers = [uyutta, uyutta, kokbaqsha, dachnik] as const;
