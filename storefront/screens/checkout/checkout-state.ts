/** What the page shows of an order in the making, worked out from what is chosen, offered and answered. */
import type { Cart } from '#contract/cart.ts';
import type { CartState } from '../../features/cart/cart-store.ts';
import type { Blocks } from './blocks.ts';
import type { OrderDraft } from './draft.ts';
import type { OrderFacts, OrderFault } from './faults.ts';
import type { Hours, Place } from './hours-store.ts';
import { addressesFor, isOffered, type Options, type Payment, type Quote } from './offer.ts';
import { isPaidByCompany, soldLines } from './order-body.ts';
import type { RefusedOrder } from './place-order.ts';
import type { Placing } from './placing-store.ts';
import type { QuoteState } from './quote-store.ts';

/** What the shop and the cart say at the moment. */
export interface Given {
  options: Options;
  /** The state of the cart that the options are for. */
  eventId: string | null;
  cityCode: string;
  state: CartState & { cart: Cart };
}

export interface CheckoutState extends Given {
  draft: OrderDraft;
  quoted: QuoteState;
  hours: Hours;
  placing: Placing;
  /** The price of delivery is known, and it is brought at an hour. */
  needsSlot: boolean;
  payments: readonly Payment[];
  faults: readonly OrderFault[];
  /** Lines of which there is less than is wanted. */
  over: Cart['items'];
  blocks: Blocks;
  /** Grows with every press that made nothing. */
  refusals: number;
  /** Fields that were left with something in them. */
  left: readonly (keyof OrderDraft)[];
  /** The sums are those of an earlier state of the order. */
  isPending: boolean;
  total: number;
  /** What it came to before the shop said that something has changed. */
  totalBefore: number;
  /** A press waits for the sums. */
  isKept: boolean;
  /** What the button named, and what it comes to now: told until the next press. */
  moved: { from: number; to: number } | null;
}

/** Null: no hour is to be chosen. */
export function placeOf({ method }: OrderDraft, quote: Quote | null): Place | null {
  if (method !== 'delivery' || !quote || quote.isPricedByHand || !quote.zone) return null;
  return { zoneId: quote.zone.id, weightKg: quote.weightKg, leadDays: quote.leadDays };
}

interface Offered extends Pick<CheckoutState, 'needsSlot' | 'hours' | 'payments'> {
  given: Given;
}

export function toFacts(draft: OrderDraft, { given, needsSlot, hours, payments }: Offered): OrderFacts {
  const { options, cityCode } = given;
  const { method, storeId, addressId, slotId, holdId, payment } = draft;
  return {
    isMethodOffered: isOffered(method, options),
    isStoreKnown: options.stores.some(({ id }) => String(id) === storeId),
    isAddressKnown: addressesFor(method, options, cityCode).some(({ id }) => String(id) === addressId),
    needsSlot,
    isSlotKnown:
      slotId !== '' &&
      (hours.slots === null ||
        hours.slots.some(({ id, isFree }) => id === slotId && (isFree || holdId !== ''))),
    isPaymentOffered: payments.some(({ code, isOffered: is }) => code === payment && is),
    needsOrganization: isPaidByCompany(payment),
  };
}

export const overStock = (cart: Cart): Cart['items'] =>
  soldLines(cart).filter(({ count, stock }) => count > stock);

const CHANGED = ['order.cart_changed', 'order.out_of_stock'];
/** A refusal that tells line by line what is other than it was shown. */
export const isChangeTold = (refusal: RefusedOrder | null): boolean =>
  CHANGED.includes(refusal?.error?.code ?? '');
