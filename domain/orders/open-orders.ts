/** What one buyer may hold without having paid: so that nobody empties the shelves for nothing. */

export interface OpenBounds {
  /** orders at once; 0: any number */
  orders: number;
  /** of all of them together, in tenge; 0: any sum */
  sum: number;
  /** of what there is of a product, in percent; 100: all of it */
  stockPercent: number;
  /** orders beyond these that wait for the shop's word, without goods; 0: they are refused */
  waiting: number;
  /** so long they wait */
  waitHours: number;
}

/** Up to here a share says nothing: who renovates a flat takes the last packs of a floor. */
const SHARE_FROM_COUNT = 100;

export interface OpenOrders {
  count: number;
  sum: number;
}

export interface OpenLine {
  name: string;
  wanted: number;
  /** held by open orders already */
  held: number;
  /** that others can still buy */
  inStock: number;
}

export type OpenBreach =
  | { kind: 'orders'; most: number }
  | { kind: 'sum'; most: number }
  | { kind: 'stock'; name: string; percent: number };

/** The first bound that another order would break; null: it is taken. */
export function findOpenBreach(
  bounds: OpenBounds,
  open: OpenOrders,
  order: { sum: number; lines: readonly OpenLine[] },
): OpenBreach | null {
  if (bounds.orders > 0 && open.count >= bounds.orders) return { kind: 'orders', most: bounds.orders };
  if (bounds.sum > 0 && open.sum + order.sum > bounds.sum) return { kind: 'sum', most: bounds.sum };
  const tooMuch = order.lines.find(({ wanted, held, inStock }) => {
    const all = held + wanted;
    return all > SHARE_FROM_COUNT && all * 100 > (held + inStock) * bounds.stockPercent;
  });
  return tooMuch ? { kind: 'stock', name: tooMuch.name, percent: bounds.stockPercent } : null;
}
