/**
 * The press and its fate, apart from the page's fields: an order that was made empties the cart, and whoever waits for
 * its answer must still be told. One press at a time; one that a reload cut off is taken up again.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { createApi, logToConsole, sendOverNetwork } from '../../api-client.ts';
import { cart } from '../../features/cart/use-cart.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useNavigate } from '../../router/hooks.ts';
import { readAttempt } from './attempt.ts';
import type { OrderBody } from './order-body.ts';
import { placeOrder, type RefusedOrder } from './place-order.ts';

/** A press that a reload cut off is finished by itself; an older one waits for the buyer to say so. */
const FRESH_MS = 10 * 60_000;
/** Whoever hears nothing for so long asks again, under the same key. */
const PATIENCE_MS = 30_000;

export interface Placing {
  isSending: boolean;
  /** The last press has no answer: the order may be made or not. */
  isUnknown: boolean;
  isMade: boolean;
  /** Why nothing was made; another object for each refusal. */
  refusal: RefusedOrder | null;
  /** Sends the order; without a body the one whose fate is not known. */
  send: (body: OrderBody | null) => void;
  dismiss: () => void;
}

export function usePlacing(userId: number): Placing {
  const { locale } = useWords();
  const navigate = useNavigate();
  const api = useMemo(
    () =>
      createApi(
        // What is on its way when the page is left arrives all the same.
        (request) => sendOverNetwork(request, { keepalive: true, signal: AbortSignal.timeout(PATIENCE_MS) }),
        locale,
        logToConsole,
      ),
    [locale],
  );
  const isBusy = useRef(false);
  const [fate, setFate] = useState<'none' | 'sending' | 'unknown' | 'made'>('none');
  const [refusal, setRefusal] = useState<RefusedOrder | null>(null);

  async function send(body: OrderBody | null): Promise<void> {
    // The second press of a double click finds the first at work.
    if (isBusy.current) return;
    isBusy.current = true;
    setFate('sending');
    setRefusal(null);
    const placed = await placeOrder(body, { userId, api });
    if (placed.kind === 'made') {
      // Still busy: the button stays held until the next page is there.
      setFate('made');
      await navigate(`${localePath('/order-created', locale)}?number=${placed.order.number}`, {
        replace: true,
      });
      cart.reload();
      return;
    }
    isBusy.current = false;
    setFate(placed.kind === 'unknown' ? 'unknown' : 'none');
    if (placed.kind !== 'refused') return;
    setRefusal(placed.refusal);
    // Whatever was said, the cart may be another one now.
    cart.reload();
  }

  // The page before this one may have sent an order and never heard of it: the storage tells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page
  useEffect(() => {
    const last = readAttempt(userId);
    if (!last || last.isRefused) return;
    setFate('unknown');
    if (Date.now() - Date.parse(last.at) < FRESH_MS) void send(null);
  }, []);

  return {
    isSending: fate === 'sending' || fate === 'made',
    isUnknown: fate === 'unknown',
    isMade: fate === 'made',
    refusal,
    send: (body) => void send(body),
    dismiss: () => setRefusal(null),
  };
}
