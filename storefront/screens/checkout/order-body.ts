/** From what the buyer sees to what is sent: the goods with the sums shown for them, the way, the person, the money. */
import type { Cart } from '#contract/cart.ts';
import { parsePhone } from '#domain/phone.ts';
import { parseLiftFloor } from './block-errors.ts';
import { readServices } from './chosen-services.ts';
import type { OrderDraft } from './draft.ts';
import type { Method, Payment, Quote } from './offer.ts';

/** What lowers the price beside the goods, as it was typed in the cart. */
export interface GoodsTerms {
  city: string;
  card: string;
  promoCode: string;
}

/** Lines that an order can take: what is on order, in stores only or gone stays in the cart. */
export const soldLines = (cart: Cart) => cart.items.filter(({ isSold, stock }) => isSold && stock > 0);

/** At what the payer is charged: an organisation may have other prices than the cart shows. */
export function quotedLines(cart: Cart, quote: Quote | null): Cart['items'] {
  const charged = new Map(quote?.goods.lines.map((line) => [line.productCode, line]));
  return soldLines(cart).map((item) => {
    const line = charged.get(item.product.code);
    if (!line || line.sum === item.sum) return item;
    const { price, sum, basePrice } = line;
    return { ...item, price, sum, regularPrice: Math.max(basePrice, price) };
  });
}

function toTerms(draft: OrderDraft, cart: Cart, { city, card, promoCode }: GoodsTerms) {
  return {
    city,
    items: soldLines(cart).map(({ product, count, sum }) => ({ productCode: product.code, count, sum })),
    ...(card ? { card } : {}),
    ...(promoCode ? { promoCode } : {}),
    // What the cart was priced with: more was wished for than there is, perhaps.
    proBonus: cart.points.accepted,
    works: cart.works.items.map(({ productCode, kind, detail, count }) => ({
      productCode,
      kind,
      detail,
      count,
    })),
    delivery: toWay(draft),
    services: readServices(draft.services),
  };
}

/** What it comes to is asked with this; null where there is nothing to ask for yet. */
export function toQuoteBody(draft: OrderDraft, cart: Cart, terms: GoodsTerms) {
  const { method, slotId, payment, organizationId } = draft;
  if (method === '' || soldLines(cart).length === 0) return null;
  return {
    ...toTerms(draft, cart, terms),
    ...(method === 'delivery' && slotId ? { slotId } : {}),
    ...(isPaidByCompany(payment) && organizationId ? { organizationId: Number(organizationId) } : {}),
  };
}

function toWay(draft: OrderDraft) {
  const method = draft.method as Method;
  if (method === 'pickup') return { method, ...(draft.storeId ? { storeId: Number(draft.storeId) } : {}) };
  return {
    method,
    ...(draft.addressId ? { addressId: Number(draft.addressId) } : {}),
    ...(method === 'delivery' && draft.liftMode !== 'none' ? { lift: toLift(draft) } : {}),
  };
}

export function toLift({ liftMode, floor, elevator, carryMeters }: OrderDraft) {
  return {
    mode: liftMode as 'none' | 'unload' | 'floor',
    floor: parseLiftFloor(floor) ?? 1,
    elevator: elevator as 'none' | 'passenger' | 'cargo',
    carryMeters: Number(carryMeters) || 0,
  };
}

export function toOrderBody(
  draft: OrderDraft,
  cart: Cart,
  terms: GoodsTerms,
  { quote, total, holdId }: { quote: Quote | null; total: number; holdId: string },
) {
  const { secondPhone, payment, organizationId } = draft;
  return {
    ...toTerms(draft, { ...cart, items: quotedLines(cart, quote) }, terms),
    ...(holdId ? { slotHoldId: holdId } : {}),
    recipient: {
      firstName: draft.firstName.trim(),
      lastName: draft.lastName.trim(),
      phone: toE164(draft.phone),
      ...(secondPhone.trim() ? { secondPhone: toE164(secondPhone) } : {}),
      isSelf: draft.isSelf,
    },
    payment: payment as Payment['code'],
    ...(isPaidByCompany(payment) && organizationId ? { organizationId: Number(organizationId) } : {}),
    comment: draft.comment.trim(),
    total,
    // The words beside the button say so: pressing it accepts the offer.
    agreement: true,
  };
}
export type OrderBody = ReturnType<typeof toOrderBody>;

export const isPaidByCompany = (payment: string): boolean => payment === 'invoice' || payment === 'deferred';

const toE164 = (typed: string): string => parsePhone(typed)?.e164 ?? typed.trim();
