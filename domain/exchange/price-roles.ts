/** What a price type of 1C is in the shop: mapped by staff, guessed from the usual names until then. */
export const PRICE_ROLES = ['price', 'regular', 'club', 'wholesale', 'unused'] as const;
export type PriceRole = (typeof PRICE_ROLES)[number];

const USUAL: readonly [RegExp, PriceRole][] = [
  [/клуб|карт|club/, 'club'],
  [/опт|wholesale|дилер|көтерме/, 'wholesale'],
  [/закуп|себестоим|учетн|учётн|приход/, 'unused'],
  [/стар|до скидки|зач[её]ркн/, 'regular'],
  [/розн|продаж|сайт|интернет|retail|бөлшек/, 'price'],
];

export function guessPriceRole(name: string): PriceRole | null {
  const bare = name.trim().toLowerCase();
  return USUAL.find(([pattern]) => pattern.test(bare))?.[1] ?? null;
}

/** Written as three letters, as three digits, or as people write it. */
const TENGE = new Set(['kzt', '398', 'тенге', 'теңге', 'тг', 'тнг', '₸', 'каз. тенге']);

export const isTenge = (currency: string | null | undefined): boolean => {
  const word = (currency ?? '').trim().toLowerCase().replace(/\.$/, '');
  return word === '' || TENGE.has(word);
};

/** A price may be told for a pack of so many: one of them costs a part of it. */
export function priceOfOne(amount: number, ratio: number | null): number {
  return ratio !== null && ratio > 0 ? amount / ratio : amount;
}
