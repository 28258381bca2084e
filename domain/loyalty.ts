/** Points a purchase earns. A discounted unit earns none, a unit at the club price half (club rules). */

/** What the first level of the club earns; a guest is shown it as «до N баллов». */
export const BASE_LEVEL_PERCENT = 1;

export function pointsForPurchase(
  product: { price: number; discountPrice: number | null; clubPrice: number | null },
  percent = BASE_LEVEL_PERCENT,
): number {
  if (product.discountPrice !== null) return 0;
  const isClub = product.clubPrice !== null && product.clubPrice < product.price;
  return Math.floor(((isClub ? (product.clubPrice ?? 0) / 2 : product.price) * percent) / 100);
}
