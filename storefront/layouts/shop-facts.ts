/** Facts about the shop that stand around every page. The seller is invented, and its pages say so. */
export const SHOP = {
  phone: '+7 (700) 000-00-00',
  phoneLink: 'tel:+77000000000',
  bin: '200140001230',
} as const;
