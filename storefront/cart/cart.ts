/**
 * The cart as the rest of the shop sees it: a button that puts a product in, and hooks that tell what lies in it and
 * what it comes to. Hides where the cart is kept; whoever uses it knows only product codes and absolute counts.
 */
export { CartBar } from './cart-bar.tsx';
export { CartButton, type SellableProduct } from './cart-button.tsx';
export { CartConnection } from './cart-connection.tsx';
export type { CartState } from './cart-store.ts';
export { putTogether } from './put-together.ts';
export {
  cart,
  reloadCart,
  useCartCount,
  useCartLines,
  useCountInCart,
  usePricedCart,
} from './use-cart.ts';
export { useOutOfSight } from './use-out-of-sight.ts';
