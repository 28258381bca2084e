/** Who makes heating and plumbing goods, and how dear each one is. */
import { pricedBrand } from './priced-brand.ts';

const jylumax = pricedBrand('jylumax', 1.14);
const teplaro = pricedBrand('teplaro', 0.94);
const aqbura = pricedBrand('aqbura', 1);
const tenizon = pricedBrand('tenizon', 1.12);
const moylen = pricedBrand('moylen', 0.9);
const uyutta = pricedBrand('uyutta', 0.84);
const dachnik = pricedBrand('dachnik-plus', 0.88);

export const radiatorMakers = [jylumax, teplaro, uyutta] as const;
export const boilerMakers = [jylumax, teplaro] as const;
export const pumpMakers = [jylumax, teplaro, moylen, dachnik] as const;
export const waterMakers = [aqbura, tenizon, moylen, uyutta] as const;
