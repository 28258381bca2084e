/** What becomes of the work on the lines when a cart is settled. */
import { findLostCuts } from '#domain/orders/works.ts';
import type { Note, Settled } from './cart-saver.ts';

/** Plans that their lines have become too short for: each is told, none is left out in silence. */
export function listLostCuts(before: Settled, after: Settled): Note[] {
  if (!before.cart || !after.cart) return [];
  const counts = new Map(after.lines.map(({ productCode, count }) => [productCode, count]));
  const lost = findLostCuts(before.cart.works?.items ?? [], after.cart.works?.items ?? [], counts);
  return lost.map((work) => ({ kind: 'cutLost', work }));
}

interface Watched {
  get(): { isPending: boolean };
  subscribe(listener: () => void): () => void;
  reload(): void;
}

/** Puts work back now, or as soon as nothing is on its way any more; then the cart is looked at. */
export function restore(store: Watched, put: () => Promise<void>): void {
  const look = () => {
    if (store.get().isPending) return;
    leave();
    void put().then(() => store.reload());
  };
  const leave = store.subscribe(look);
  look();
}
