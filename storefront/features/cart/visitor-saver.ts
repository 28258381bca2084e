/**
 * The cart of a visitor: written into this browser with every press, priced by the server while somebody looks at prices.
 * A price that does not come changes nothing about what lies in the cart.
 */
import { applyIntents } from '#domain/cart.ts';
import type { CartSaver, Outcome, Terms } from './cart-saver.ts';
import { readLocalLines, writeLocalLines } from './local-cart.ts';
import { keepWorksOf, readLocalWorks, writeLocalWorks } from './local-works.ts';
import type { PriceLines } from './visitor-prices.ts';

export function createVisitorSaver(loadPrices: () => Promise<PriceLines>): CartSaver {
  // Read when it settles, not when it was asked: another tab may have written meanwhile.
  const settledWith = (cart: Awaited<ReturnType<PriceLines>>): Outcome => ({
    kind: 'settled',
    settled: { lines: readLocalLines(), eventId: null, cart },
    adjusted: [],
  });

  async function ask({ terms, isPriced }: { terms: Terms; isPriced: boolean }): Promise<Outcome> {
    const lines = readLocalLines();
    if (!isPriced || lines.length === 0) return settledWith(null);
    const priced = await loadPrices().then(
      (priceLines) => priceLines(lines, terms, readLocalWorks()),
      () => null,
    );
    return priced ? settledWith(priced) : { kind: 'unreachable' };
  }

  return {
    begin: () => ({
      settled: { lines: readLocalLines(), eventId: null, cart: null, isTrue: true },
      unsent: new Map(),
    }),
    note(intents) {
      if (intents.size === 0) return;
      writeLocalLines(applyIntents(readLocalLines(), intents));
      keepWorksOf(readLocalLines());
    },
    async putWorks(works) {
      const { setWorks, toLineWork } = await import('#domain/orders/works.ts');
      writeLocalWorks(setWorks(readLocalWorks(), works.map(toLineWork)));
    },
    load: ask,
    save: (_intents, asking) => ask(asking),
  };
}
