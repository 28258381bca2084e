/**
 * The whole state of an order in the making: what is chosen, what is offered for it, what it comes to, what is missing,
 * and the press. Hides drafts, quotes, held hours and keys; the page only shows it.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { browserApi } from '../../api-client.ts';
import type { CartState } from '../../features/cart/cart-store.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { keepOrderDraft, type OrderDraft, readOrderDraft } from './draft.ts';
import { findFaults, type OrderFacts } from './faults.ts';
import { toFirstDraft } from './first-choice.ts';
import { settlePress } from './kept-press.ts';
import { addressesFor, isOffered, type Options } from './offer.ts';
import { isPaidByCompany, soldLines, toOrderBody, toTerms } from './order-body.ts';
import { useBlocks } from './use-blocks.ts';
import { nearestOf, useHours } from './use-hours.ts';
import type { Placing } from './use-placing.ts';
import { useQuote } from './use-quote.ts';

/** A hold that ends while the order travels is none. */
const SAFE_MS = 10_000;

export type Checkout = ReturnType<typeof useCheckout>;

interface Order {
  options: Options;
  /** The state of the cart that the options are for. */
  eventId: string | null;
  state: CartState & { cart: Cart };
  userId: number;
  placing: Placing;
}

export function useCheckout({ options, eventId, state, userId, placing }: Order) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const { revalidate } = useRevalidator();
  const api = useMemo(() => browserApi(locale), [locale]);
  const { cart, terms } = state;

  const [kept, setKept] = useState<Partial<OrderDraft>>(() => readOrderDraft(userId));
  const first = useRef(kept);
  const draft = useMemo(() => toFirstDraft(kept, options, city.code), [kept, options, city.code]);
  const set = useCallback(
    (change: Partial<OrderDraft>) =>
      setKept((before) => ({ ...toFirstDraft(before, options, city.code), ...change })),
    [options, city.code],
  );
  // What is typed outlives the page; what nobody touched is not written down.
  useEffect(() => {
    if (kept !== first.current) keepOrderDraft(userId, draft);
  }, [kept, draft, userId]);

  const isBrought = draft.method === 'delivery';
  const body =
    draft.method === '' || soldLines(cart).length === 0
      ? null
      : {
          ...toTerms(draft, cart, terms),
          ...(isBrought && draft.slotId ? { slotId: draft.slotId } : {}),
          ...(draft.organizationId ? { organizationId: Number(draft.organizationId) } : {}),
        };
  const quoted = useQuote(api, body);
  const { quote } = quoted;

  const needsSlot = isBrought && quote !== null && !quote.isPricedByHand && quote.zone !== null;
  const hours = useHours({
    api,
    place:
      needsSlot && quote.zone
        ? { zoneId: quote.zone.id, weightKg: quote.weightKg, leadDays: quote.leadDays }
        : null,
    draft,
    set,
  });

  const payments = quote?.payments ?? options.payments;
  const facts: OrderFacts = {
    isMethodOffered: isOffered(draft.method, options),
    isStoreKnown: options.stores.some(({ id }) => String(id) === draft.storeId),
    isAddressKnown: addressesFor(draft.method, options, city.code).some(
      ({ id }) => String(id) === draft.addressId,
    ),
    needsSlot,
    isSlotKnown:
      draft.slotId !== '' &&
      (hours.slots === null ||
        hours.slots.some(({ id, isFree }) => id === draft.slotId && (isFree || draft.holdId !== ''))),
    isPaymentOffered: payments.some(({ code, isOffered: is }) => code === draft.payment && is),
    needsOrganization: isPaidByCompany(draft.payment),
  };
  const faults = findFaults(draft, facts);
  const over = soldLines(cart).filter(({ count, stock }) => count > stock);

  const isPending = state.isPending || quoted.isPending;
  const totals = quote?.totals ?? cart.totals;
  /** The sum that the button named when it was pressed too early; null: no press is kept. */
  const [keptSum, setKeptSum] = useState<number | null>(null);
  /** What the button named, and what it comes to now: told until the next press. */
  const [moved, setMoved] = useState<{ from: number; to: number } | null>(null);

  const [refusals, setRefusals] = useState(0);
  const [left, setLeft] = useState<readonly string[]>([]);
  const blocks = useBlocks(faults, refusals > 0);

  // A refusal is told once: what is offered and what it comes to may be other than what was shown.
  const { refusal } = placing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!refusal) return;
    setRefusals((count) => count + 1);
    quoted.retry();
    if (refusal.error?.code === 'order.slot_taken') hours.offer(nearestOf(refusal), refusal.error.message);
    void revalidate();
  }, [refusal]);

  /** `namedSum`: what the pressed button said. */
  async function press(namedSum = totals.total): Promise<void> {
    if (placing.isUnknown) return placing.send(null);
    setMoved(null);
    if (isPending) return setKeptSum(namedSum);
    placing.dismiss();
    if (faults.length > 0 || over.length > 0 || !quote) return setRefusals(refusals + 1);
    const isHeld = Date.parse(draft.holdUntil) - Date.now() > SAFE_MS;
    const holdId = !needsSlot ? '' : isHeld ? draft.holdId : await hours.renew();
    if (holdId === null) return setRefusals(refusals + 1);
    placing.send(toOrderBody(draft, cart, terms, { total: quote.totals.total, holdId }));
  }

  // A kept press waits for the server's sums: the outside world.
  // biome-ignore lint/correctness/useExhaustiveDependencies: settled when the answer is there, once
  useEffect(() => {
    const verdict = settlePress(keptSum, {
      isPending,
      hasFailed: quoted.failure !== null,
      sum: totals.total,
    });
    if (verdict === 'wait' || keptSum === null) return;
    setKeptSum(null);
    if (verdict === 'go') void press();
    if (verdict === 'tell') setMoved({ from: keptSum, to: totals.total });
  }, [keptSum, isPending]);

  // Stores, ways and the least sum follow what lies in the cart; at login it was merged after the page was made.
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (cart.eventId === eventId || cart.eventId === asked.current) return;
    asked.current = cart.eventId;
    void revalidate();
  }, [cart.eventId, eventId, revalidate]);

  return {
    draft,
    set,
    quoted,
    hours,
    needsSlot,
    payments,
    faults,
    over,
    blocks,
    refusals,
    placing,
    press: (namedSum?: number) => void press(namedSum),
    isPending,
    /** A press waits for the sums. */
    isKept: keptSum !== null,
    moved,
    /** Told of a field when it was left with something in it, and of every field after a press. */
    errorOf: (field: keyof OrderDraft): string | undefined => {
      const fault = faults.find((each) => each.field === field);
      return fault && (refusals > 0 || left.includes(field)) ? t(fault.words) : undefined;
    },
    leave: (field: keyof OrderDraft) => {
      if (draft[field] !== '' && !left.includes(field)) setLeft([...left, field]);
    },
    reload: () => void revalidate(),
  };
}
