/**
 * The cart of a user: on the server, one for all devices. UnsettledIntents that are not acknowledged stand in this browser's
 * outbox, so that the next page sends what this one could not. What was collected before the login is merged in once.
 */
import type { Cart } from '#contract/cart.ts';
import type { Intents } from '#domain/cart.ts';
import type { Locale } from '#domain/locale.ts';
import { toLineWork } from '#domain/orders/works.ts';
import { type Api, createApi, logToConsole, type Result, sendOverNetwork } from '../../api-client.ts';
import type { CartSaver, Outcome, Terms } from './cart-saver.ts';
import { readLocalLines, writeLocalLines } from './local-cart.ts';
import { readLocalWorks, writeLocalWorks } from './local-works.ts';
import { Outbox } from './unsent-intents.ts';

/** A request that hangs would keep all later ones waiting. */
const PATIENCE_MS = 15_000;

/** What is on its way when the page is left arrives all the same. */
export function userApi(locale: Locale): Api {
  const send = (request: Parameters<typeof sendOverNetwork>[0]) =>
    sendOverNetwork(request, { keepalive: true, signal: AbortSignal.timeout(PATIENCE_MS) });
  return createApi(send, locale, logToConsole);
}

export function createUserSaver({ userId, api }: { userId: number; api: Api }): CartSaver {
  const outbox = new Outbox(userId);

  function toOutcome(result: Result<Cart>, isMerged = false): Outcome {
    if (result.ok) {
      const { items, missing, eventId, adjusted } = result.value;
      const lines = [
        ...items.map(({ product, count }) => ({ productCode: product.code, count })),
        ...missing,
      ];
      const settled = {
        lines: lines.map(({ productCode, count }) => ({ productCode, count })),
        eventId,
        cart: result.value,
      };
      return { kind: 'settled', settled, adjusted, isMerged };
    }
    if (result.status === 409) return { kind: 'overtaken' };
    // No answer, a broken server, too many requests: the same may work later.
    if (result.status === 0 || result.status === 429 || result.status >= 500) return { kind: 'unreachable' };
    if (result.status === 401) return { kind: 'ended' };
    return { kind: 'refused', message: result.error?.message ?? null };
  }

  const toBody = ({ city, promoCode, card, proBonus }: Terms) => ({ city, promoCode, card, proBonus });

  return {
    begin() {
      const local = readLocalLines();
      return {
        settled: local.length > 0 ? { lines: local, eventId: null, cart: null, isTrue: false } : null,
        unsent: outbox.takeOver(),
      };
    },

    note: (intents) => outbox.keep(intents),

    leave: () => outbox.keep(new Map()),

    async load({ terms }) {
      const local = readLocalLines();
      if (local.length > 0) {
        const merged = toOutcome(
          await api('POST /api/v1/cart/', {
            body: {
              ...toBody(terms),
              items: [...local],
              works: readLocalWorks(),
              registrationBefore: true,
            },
          }),
          true,
        );
        if (merged.kind === 'settled') {
          writeLocalLines([]);
          writeLocalWorks([]);
        }
        // What cannot be merged must not stand before what the account holds.
        if (merged.kind !== 'refused') return merged;
      }
      return toOutcome(await api('GET /api/v1/cart/', { query: toBody(terms) }));
    },

    async putWorks(works, terms) {
      await api('POST /api/v1/cart/', {
        body: { ...toBody(terms), items: [], works: works.map(toLineWork) },
      });
    },

    async save(intents: Intents, { terms, settled }) {
      const items = [...intents].map(([productCode, count]) => ({ productCode, count }));
      return toOutcome(
        await api('POST /api/v1/cart/', {
          body: {
            ...toBody(terms),
            items,
            ...(settled.eventId === null ? {} : { eventId: settled.eventId }),
          },
        }),
      );
    },
  };
}
