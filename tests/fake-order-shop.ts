/** A shop that offers, reckons, holds hours and makes orders by the rules of the calls: for tests of the checkout's store. */
import type { Cart } from '#contract/cart.ts';
import type { Result } from '#storefront/api-client.ts';
import type { CartState } from '#storefront/features/cart/cart-store.ts';
import type { Options, Quote, Slot } from '#storefront/screens/checkout/offer.ts';
import type { OrderBody } from '#storefront/screens/checkout/order-body.ts';

export type City = 'pavlodar' | 'astana';
export type FakeQuote = Quote & { askedFor: string };
type QuoteBody = Pick<OrderBody, 'items' | 'delivery'> & { slotId?: string };

/** What the calls are given, each a part of it. */
export interface Input {
  body: OrderBody & { slotId: string };
  query: { zoneId: string };
  idempotencyKey: string;
}
/** A call that waits for its answer. */
export interface Asked {
  call: string;
  input: Input;
  resolve: (result: Result<unknown>) => void;
}

const ADDRESSES = [
  { id: 5, cityCode: 'pavlodar', zone: 'near', floor: 4, isDefault: true },
  { id: 6, cityCode: 'pavlodar', zone: 'far', floor: null, isDefault: false },
  { id: 7, cityCode: 'astana', zone: 'other', floor: null, isDefault: false },
];
const STORES = { pavlodar: 1, astana: 2 };
const HOLD_MS = 15 * 60_000;

export const refusal = (code: string, data?: object): Result<never> => ({
  ok: false,
  status: 409,
  error: { code, message: `words of ${code}`, requestId: 'x', ...(data ? { data } : {}) } as never,
});
export const noAnswer: Result<never> = { ok: false, status: 0, error: null };

export class FakeOrderShop {
  /** What one costs; it moves. */
  price = 100;
  readonly taken = new Set<string>();
  /** By the hold's id: the hour. */
  readonly holds = new Map<string, string>();
  /** By the key: each order once. */
  readonly made = new Map<string, OrderBody>();

  optionsOf(city: City): Options {
    const method = (code: Options['methods'][number]['code']) => ({ code, isOffered: true });
    return {
      methods: [method('pickup'), method('delivery')],
      stores: [{ id: STORES[city], hasPickup: true, lines: 1, linesToday: 1, ready: null, wholeDate: null }],
      addresses: ADDRESSES.map((each) => ({ ...each, elevator: 'none' })),
      payments: this.#payments(),
      services: [{ code: 'raspil', name: 'Распил', note: '', unit: 'рез', price: 300 }],
      organizations: [],
      minOrder: null,
      recipient: { firstName: 'Айгерім', lastName: '', phone: '+77051234567' },
    } as unknown as Options;
  }

  answer({ call, input }: Asked): Result<unknown> {
    const { body, query, idempotencyKey } = input;
    if (call.includes('calculate')) return this.quote(body);
    if (call.includes('hold')) return this.hold(body.slotId);
    if (call.includes('slots')) return this.slots(query.zoneId);
    return this.order(body, idempotencyKey);
  }

  cartOf(count: number, city: City, eventId = 'e0'): CartState & { cart: Cart } {
    const sum = count * this.price;
    const line = { product: { code: 'a' }, count, sum, isSold: true, stock: 9 };
    const works = { items: [], sum: 0, vat: 0 };
    const cart = { items: [line], works, eventId, points: { accepted: 0 }, totals: { total: sum } };
    const terms = { city, card: '', promoCode: '', proBonus: 0 };
    return { cart, terms, lines: [], isKnown: true, isPending: false } as unknown as CartState & {
      cart: Cart;
    };
  }

  quote(body: QuoteBody): Result<{ data: FakeQuote }> {
    const { addressId, lift } = { addressId: undefined, lift: undefined, ...body.delivery };
    const zone = ADDRESSES.find(({ id }) => id === addressId)?.zone;
    const data = {
      totals: { total: this.#total(body) + (lift?.floor ?? 0) * 10 },
      goods: { lines: [], discounts: [] },
      minOrder: null,
      zone: zone ? { id: zone, name: zone } : null,
      isPricedByHand: false,
      weightKg: body.items.reduce((kg, { count }) => kg + count, 0),
      leadDays: 0,
      payments: this.#payments(),
      askedFor: JSON.stringify(body),
    } as unknown as FakeQuote;
    return { ok: true, value: { data } };
  }

  slots(zoneId: string): Result<{ data: Slot[] }> {
    const ids = [1, 2, 3].map((each) => `${zoneId}-${each}`);
    return { ok: true, value: { data: ids.map((id) => ({ id, isFree: !this.taken.has(id) }) as Slot) } };
  }

  hold(slotId: string): Result<{ data: { holdId: string; until: string } }> {
    if (this.taken.has(slotId)) return refusal('order.slot_taken', { nearest: [{ id: 'near-3' }] });
    const holdId = `hold-${this.holds.size}`;
    this.holds.set(holdId, slotId);
    return { ok: true, value: { data: { holdId, until: new Date(Date.now() + HOLD_MS).toISOString() } } };
  }

  order(body: OrderBody, key: string): Result<{ data: { number: string } }> {
    const isBrought = body.delivery.method === 'delivery';
    const slotId = this.holds.get(body.slotHoldId ?? '');
    const now = this.quote({ ...body, ...(slotId ? { slotId } : {}) });
    const total = now.ok ? now.value.data.totals.total : 0;
    if (!this.made.has(key)) {
      if (isBrought && (!slotId || this.taken.has(slotId)))
        return refusal('order.slot_taken', { nearest: [] });
      if (total !== body.total) return refusal('order.cart_changed', { changes: [], total });
      this.made.set(key, body);
    }
    return { ok: true, value: { data: { number: key } } };
  }

  #total({ items, delivery, slotId }: QuoteBody): number {
    const goods = items.reduce((sum, { count }) => sum + count * this.price, 0);
    return goods + (delivery.method === 'delivery' ? 1000 : 0) + (slotId?.endsWith('1') ? 500 : 0);
  }

  #payments() {
    return ['cash_on_receipt', 'card_online'].map((code) => ({
      code,
      isOffered: true,
      reason: null,
    })) as Options['payments'];
  }
}
