/** What a shopper asks about a product. */
export interface Asking {
  /** order: call me about it; stock: tell me when it is there. */
  kind: 'order' | 'stock';
  product: { id: number; code: string; name: string };
}
