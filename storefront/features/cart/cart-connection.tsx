/**
 * Ties the page's cart to the outside world: who keeps it (this browser for a visitor, the server for a user), the
 * city it is priced for, other tabs, the network, the live channel. Everything else knows only the store.
 */

import { useEffect, useRef } from 'react';
import type { Locale } from '#domain/locale.ts';
import { toaster } from '../../design/toast-store.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { later } from '../../page/hydration/later.ts';
import { useShell } from '../../page/shell.ts';
import { whilePending } from '../../pending.ts';
import { loginDialog } from '../access/access.ts';
import { onLiveEvent } from '../live/live.ts';
import type { Note } from './cart-saver.ts';
import { keepTerms, readTerms } from './kept-terms.ts';
import { adoptPlainCart, LOCAL_CART_KEY } from './local-cart.ts';
import { cart } from './use-cart.ts';
import { createVisitorSaver } from './visitor-saver.ts';

const loadPricing = (locale: Locale) => async () =>
  (await import('./visitor-prices.ts')).createPricing(locale);

/** Once for the whole page. */
export function CartConnection(): null {
  const { t, locale } = useWords();
  const { city, viewer } = useShell();
  const userId = viewer?.id ?? null;
  const isWholesale = viewer?.isWholesale ?? false;
  const keptFor = useRef<number | null>(null);

  function connect(): (() => void) | undefined {
    cart.onNote((note) => say(note, t));
    adoptPlainCart();
    // A user who has become a visitor on the open page has not logged out: the session is over, the presses are not.
    const isHeir = userId === null && keptFor.current !== null;
    keptFor.current = userId;
    if (userId === null) {
      // A card and its points are the user's who typed them.
      if (isHeir) keepTerms({ ...readTerms(), card: '', proBonus: 0 });
      const terms = { city: city.code, ...readTerms() };
      cart.keepWith(createVisitorSaver(loadPricing(locale)), terms, { isHeir });
      return;
    }
    const terms = { city: city.code, ...readTerms() };
    let isWanted = true;
    whilePending(import('./user-saver.ts')).then(
      ({ createUserSaver, userApi }) => {
        if (!isWanted) return;
        cart.keepWith(createUserSaver({ userId, api: userApi(locale) }), terms);
      },
      // Its code did not come: nothing is known of the cart, and nothing is shown as empty.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }

  // Whose cart it is, when the page is alive: the storage and the network are the outside world.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of city is told below and keeps the saver
  useEffect(() => later(connect), [locale, userId, isWholesale]);

  // The cart is priced for the city of the page.
  useEffect(() => later(() => cart.setTerms({ city: city.code })), [city.code]);
  useEffect(() => later(() => listenOutside(userId !== null)), [userId]);
  return null;
}

/** Other tabs, the network, pages that are put aside: gives what ends the listening. */
function listenOutside(isUser: boolean): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('online', () => cart.hurry(), { signal });
  // Whatever waits for its 300 ms goes out with the page.
  addEventListener('pagehide', () => cart.hurry(), { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      // What happened meanwhile was told to nobody here.
      if (persisted && isUser) cart.reload();
      else if (persisted) cart.reread();
    },
    { signal },
  );
  if (!isUser) {
    addEventListener(
      'storage',
      ({ key }) => {
        if (key === LOCAL_CART_KEY || key === null) cart.reread();
      },
      { signal },
    );
  }
  const leaveLive = isUser ? onLiveEvent('message', (eventId) => cart.hear(eventId)) : () => undefined;
  const leaveTerms = cart.subscribe(() => keepTerms(cart.get().terms));
  return () => {
    ending.abort();
    leaveLive();
    leaveTerms();
  };
}

function say(note: Note, t: Translate): void {
  switch (note.kind) {
    case 'waiting':
      toaster.show({ text: t('cart.waiting'), subject: 'cart:waiting' });
      break;
    case 'ended':
      loginDialog.open({ returnTo: null, why: 'ended' });
      break;
    // The rest comes with an answer: the network is there to fetch its words by.
    default:
      void import('./late-notes.ts').then(({ sayLate }) => sayLate(note, t));
  }
}
