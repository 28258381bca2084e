import { SELLER } from '#domain/seller.ts';

/** Facts about the shop that stand around every page. The seller is invented, and its pages say so. */
export const SHOP = { phone: SELLER.phone, phoneLink: SELLER.phoneLink, bin: SELLER.bin } as const;
