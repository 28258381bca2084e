/** Tables that staff fill in and send back: which columns each has, and which goods stand in it already. */
import type { ProductColumn } from './product-grid.ts';

export const FILE_TEMPLATES = {
  prices: {
    where: '',
    columns: [
      'id',
      'product_code',
      'name_ru',
      'price',
      'discount_price',
      'club_price',
      'wholesale_price',
      'cost',
    ],
  },
  /** What is missing in Kazakh, with the Russian beside it. */
  translation: {
    where: 'kz:no',
    columns: [
      'id',
      'product_code',
      'name_ru',
      'name_kz',
      'description_ru',
      'description_kz',
      'manufacturer_ru',
      'manufacturer_kz',
    ],
  },
  /** Addresses of pictures are written behind these. */
  pictures: { where: 'pictures:no', columns: ['id', 'product_code', 'gtin', 'name_ru'] },
} as const satisfies Record<string, { where: string; columns: readonly ProductColumn[] }>;
export type FileTemplate = keyof typeof FILE_TEMPLATES;

const STOCK = /^stock_([1-9]\d{0,4})$/;

/** The column of a store's shelves, and which store a column is of. */
export const toStockColumn = (storeId: number): string => `stock_${storeId}`;
export function findStockStore(column: string): number | null {
  const [, id] = STOCK.exec(column) ?? [];
  return id === undefined ? null : Number(id);
}
export const sayStockColumn = (store: { ru: string; kz: string }): { ru: string; kz: string } => ({
  ru: `Остаток: ${store.ru}`,
  kz: `Қалдық: ${store.kz}`,
});
