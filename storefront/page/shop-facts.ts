import { phoneLinkOf, USUAL_SELLER } from '#domain/seller.ts';

/** Facts about the shop that stand around every page, unless staff have set others. The seller is invented, and its pages say so. */
export const SHOP = {
  phone: USUAL_SELLER.phone,
  phoneLink: phoneLinkOf(USUAL_SELLER),
  bin: USUAL_SELLER.bin,
} as const;
