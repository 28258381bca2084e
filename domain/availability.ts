/** Whether and how a product can be bought (spec 4), and how its stock is drawn on the card. */
export type Balance = readonly { city: string; count: number }[];

export type StockedProduct = { balance: Balance; onOrder: boolean; isOffline: boolean };

export type ButtonStatus = 'disabled' | 'order' | 'offline' | 'active';

export type StockLevel = 'none' | 'low' | 'enough';

const LOW_STOCK_MAX = 5;

// A city gone below zero in 1C must not eat the stock of the others; half a pack cannot be sold.
function sellable(count: number): number {
  return count > 0 ? Math.floor(count) : 0;
}

export function totalStock(balance: Balance): number {
  return balance.reduce((sum, { count }) => sum + sellable(count), 0);
}

/** All that a card asks of it: what stands here, and what stands anywhere else, as one. */
export function nearAndFar(balance: Balance, cityCode: string): { city: string; count: number }[] {
  const here = stockIn(balance, cityCode);
  const away = totalStock(balance) - here;
  return [
    ...(here > 0 ? [{ city: cityCode, count: here }] : []),
    ...(away > 0 ? [{ city: 'away', count: away }] : []),
  ];
}

export function stockIn(balance: Balance, cityCode: string): number {
  return totalStock(balance.filter(({ city }) => city === cityCode));
}

/** The order of the questions is the rule: on order outweighs offline-only, stock is asked first. */
export function buttonStatus(product: StockedProduct): ButtonStatus {
  if (totalStock(product.balance) === 0 && !product.onOrder) return 'disabled';
  if (product.onOrder) return 'order';
  if (product.isOffline) return 'offline';
  return 'active';
}

export function stockLevel(count: number): StockLevel {
  const left = sellable(count);
  if (left === 0) return 'none';
  return left <= LOW_STOCK_MAX ? 'low' : 'enough';
}

/** Filled bars of the four on a card; one bar is exactly the low level, so colour and bars never disagree. */
export function stockBars(count: number): 0 | 1 | 2 | 3 | 4 {
  const level = stockLevel(count);
  if (level === 'none') return 0;
  if (level === 'low') return 1;
  if (count < 50) return 2;
  return count < 100 ? 3 : 4;
}
