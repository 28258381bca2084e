/** A keeper of a cart whose answers a test gives by hand. */
import { vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { CartCount } from '#domain/login-merge.ts';
import type { LineWork } from '#domain/orders/works.ts';
import type { CartSaver, Note, Outcome, Terms } from '#storefront/features/cart/cart-saver.ts';
import { CartStore } from '#storefront/features/cart/cart-store.ts';

const TERMS: Terms = { city: 'pavlodar', promoCode: '', card: '', proBonus: 0 };

export const settledAs = (
  lines: readonly CartCount[],
  eventId: string,
  cart: Partial<Cart> = {},
): Outcome => ({
  kind: 'settled',
  settled: { lines, eventId, cart: cart as Cart },
  adjusted: [],
});

export function aKeeper(start: readonly CartCount[] = []) {
  const asked: { what: 'load' | 'save'; counts: Record<string, number>; terms: Terms }[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const put: LineWork[] = [];
  const wait = (what: 'load' | 'save', counts: Record<string, number>, terms: Terms) =>
    new Promise<Outcome>((resolve) => {
      asked.push({ what, counts, terms });
      answers.push(resolve);
    });
  const saver: CartSaver = {
    begin: () => ({ settled: { lines: start, eventId: 'e0', cart: null, isTrue: true }, unsent: new Map() }),
    note: () => {},
    putWorks: async (works) => void put.push(...works),
    load: ({ terms }) => wait('load', {}, terms),
    save: (intents, { terms }) => wait('save', Object.fromEntries(intents), terms),
  };
  const store = new CartStore();
  const notes: Note[] = [];
  store.onNote((note) => notes.push(note));
  store.keepWith(saver, TERMS);
  return {
    store,
    asked,
    put,
    notes,
    answer: async (outcome: Outcome) => {
      answers.shift()?.(outcome);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
