/** Where the goods of an order are taken from: the store that is asked first gives all it has, then the next one. */
export interface WantedLine {
  line: number;
  productId: number;
  count: number;
}

export interface Stock {
  productId: number;
  storeId: number;
  count: number;
}

export interface Take extends WantedLine {
  storeId: number;
}

export interface StockPlan {
  /** By product, then by store: the order in which all orders take, so that none waits for another in a circle. */
  takes: Take[];
  /** Lines for which there is not enough, and what there is. */
  short: { line: number; available: number }[];
}

/** `rankOf` tells how early a store is asked; two lines may want the same product (a gift). */
export function planStock(
  lines: readonly WantedLine[],
  stock: readonly Stock[],
  rankOf: (storeId: number) => number,
): StockPlan {
  const left = stock
    .map((each) => ({ ...each }))
    .toSorted((one, other) => rankOf(one.storeId) - rankOf(other.storeId) || one.storeId - other.storeId);
  const takes: Take[] = [];
  const short: StockPlan['short'] = [];
  for (const { line, productId, count } of lines) {
    const own = left.filter((each) => each.productId === productId && each.count > 0);
    const available = own.reduce((sum, each) => sum + each.count, 0);
    if (available < count) {
      short.push({ line, available });
      continue;
    }
    let wanted = count;
    for (const place of own) {
      if (wanted === 0) break;
      const taken = Math.min(wanted, place.count);
      place.count -= taken;
      wanted -= taken;
      takes.push({ line, productId, storeId: place.storeId, count: taken });
    }
  }
  takes.sort((one, other) => one.productId - other.productId || one.storeId - other.storeId);
  return { takes, short };
}
