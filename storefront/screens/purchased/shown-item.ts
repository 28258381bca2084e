import type { PurchasedItem } from '#contract/purchased.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';

/** As it travels to the page: of the product only what a card shows. */
export type ShownItem = Omit<PurchasedItem, 'product'> & { product: CardProduct | null };
