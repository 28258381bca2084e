/** The stock of one product in one store as one thing that changes name: both numbers in one, which a double holds exactly. */
export const STORES_OF_STOCK = 65_536;

export const toStockId = (productId: number, storeId: number): number =>
  productId * STORES_OF_STOCK + storeId;

export const fromStockId = (id: number): { productId: number; storeId: number } => ({
  productId: Math.floor(id / STORES_OF_STOCK),
  storeId: id % STORES_OF_STOCK,
});
