/**
 * What happens to a visitor's own cart, favourites and compare list at login (spec 4). The plan only says what to send:
 * the local copies are cleared after the server has accepted it, so a failed call loses nothing.
 */
export type CartCount = { productCode: string; count: number };
export type Holdings = {
  cart: readonly CartCount[];
  favorites: readonly string[];
  compare: readonly string[];
};
export type LoginMerge = {
  cart: CartCount[];
  /** False when the server's cart already holds everything: nothing to send. */
  isCartChanged: boolean;
  favoritesToSend: string[];
  compareToSend: string[];
};

/** Per product the larger count, never the sum: the same cart met twice must not double. The server's order leads. */
export function mergeCarts(server: readonly CartCount[], local: readonly CartCount[]): CartCount[] {
  const counts = new Map<string, number>();
  for (const { productCode, count } of [...server, ...local]) {
    if (count > 0) counts.set(productCode, Math.max(counts.get(productCode) ?? 0, count));
  }
  return [...counts].map(([productCode, count]) => ({ productCode, count }));
}

export function mergeCodes(server: readonly string[], local: readonly string[]): string[] {
  return [...new Set([...server, ...local])];
}

export function planLoginMerge(server: Holdings, local: Holdings): LoginMerge {
  const cart = mergeCarts(server.cart, local.cart);
  const kept = new Map(server.cart.map(({ productCode, count }) => [productCode, count]));
  const missing = (theirs: readonly string[], ours: readonly string[]) =>
    mergeCodes(theirs, ours).filter((code) => !theirs.includes(code));
  return {
    cart,
    isCartChanged: cart.some(({ productCode, count }) => kept.get(productCode) !== count),
    favoritesToSend: missing(server.favorites, local.favorites),
    compareToSend: missing(server.compare, local.compare),
  };
}
