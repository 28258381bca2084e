/** The stock of one product in one store as one thing that changes name: both numbers in one, which a double holds exactly. */
const STORES = 65_536;

export const toStockId = (productId: number, storeId: number): number => productId * STORES + storeId;

export const fromStockId = (id: number): { productId: number; storeId: number } => ({
  productId: Math.floor(id / STORES),
  storeId: id % STORES,
});
