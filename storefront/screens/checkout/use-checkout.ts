/** The order in the making as React looks at it, and what ties it to the page: its words, its address, its cart. */
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { localePath } from '#domain/locale.ts';
import { browserApi, createApi, logToConsole, sendOverNetwork } from '../../api-client.ts';
import { reloadCart } from '../../features/cart/use-cart.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { useNavigate, useRevalidator } from '../../router/hooks.ts';
import { headingOf } from './blocks.ts';
import type { Given } from './checkout-state.ts';
import { CheckoutStore } from './checkout-store.ts';
import type { OrderDraft } from './draft.ts';
import type { BlockName } from './faults.ts';
import { type Placing, PlacingStore } from './placing-store.ts';

/** Whoever hears nothing for so long asks again, under the same key. */
const LONGEST_WAIT_MS = 30_000;

export function usePlacing(userId: number): { store: PlacingStore; placing: Placing } {
  const { locale } = useWords();
  const navigate = useNavigate();
  const store = useMemo(
    () =>
      new PlacingStore({
        userId,
        api: createApi(
          // What is on its way when the page is left arrives all the same.
          (request) =>
            sendOverNetwork(request, { keepalive: true, signal: AbortSignal.timeout(LONGEST_WAIT_MS) }),
          locale,
          logToConsole,
        ),
        onMade: (number) =>
          navigate(`${localePath('/order-created', locale)}?number=${number}`, { replace: true }),
        reloadCart,
      }),
    [userId, locale, navigate],
  );
  // The storage is the outside world: a press that a reload cut off stands there.
  useEffect(() => store.resume(), [store]);
  return { store, placing: useSyncExternalStore(store.subscribe, store.get, store.get) };
}

export type Checkout = ReturnType<typeof useCheckout>;

interface Order extends Omit<Given, 'cityCode'> {
  userId: number;
  placing: PlacingStore;
}

export function useCheckout({ options, eventId, state, userId, placing }: Order) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const cityCode = city.code;
  const [store] = useState(
    () =>
      new CheckoutStore(
        { userId, api: browserApi(locale), placing, reload },
        { options, eventId, cityCode, state },
      ),
  );
  // Before anything is seen: what is shown belongs together.
  useLayoutEffect(
    () => store.meet({ options, eventId, cityCode, state }),
    [store, options, eventId, cityCode, state],
  );
  // The store asks the server as long as the page is there: the outside world.
  useEffect(() => store.open(), [store]);
  const shown = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { faults, refusals, left } = shown;
  return {
    ...shown,
    set: store.set,
    press: store.press,
    leave: store.leave,
    reload,
    /** Told of a field when it was left with something in it, and of every field after a press. */
    errorOf(field: keyof OrderDraft): string | undefined {
      const fault = faults.find((each) => each.field === field);
      return fault && (refusals > 0 || left.includes(field)) ? t(fault.words) : undefined;
    },
    edit(block: BlockName) {
      store.edit(block);
      // The button goes with the summary: the title takes the focus, the fields follow it.
      requestAnimationFrame(() => document.getElementById(headingOf(block))?.focus());
    },
  };
}
