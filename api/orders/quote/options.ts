/** How the goods in a cart can be got and paid for, before any choice is made. */
import type { z } from 'zod';
import type { getOrderOptions } from '#contract/checkout.ts';
import type { DeliveryMethod } from '#contract/order.ts';
import type { Locale } from '#domain/locale.ts';
import { deliveryPrice } from '#domain/orders/delivery-price.ts';
import { expressTenge, findExpressRefusal } from '#domain/orders/express.ts';
import {
  findPaymentRefusal,
  PAYMENT_METHODS,
  type PayableOrder,
  type PaymentMethod,
} from '#domain/orders/payment-methods.ts';
import { findReadiness } from '#domain/orders/readiness.ts';
import { listSlots } from '#domain/orders/slots.ts';
import { almatyDate } from '#domain/time.ts';
import type { Addresses } from '../../addresses/addresses.ts';
import { listCartLines } from '../../cart/cart.ts';
import type { Db } from '../../database.ts';
import type { Viewer } from '../../http/session.ts';
import type { Promotions } from '../../promotions/promotions.ts';
import type { Stores } from '../../stores/stores.ts';
import type { Wholesale } from '../../wholesale/wholesale.ts';
import { findZone, type Places, toDeliveryZone } from './places.ts';
import { makeQuote, type Quote, type QuoteAsk, toStocked } from './quote.ts';
import { listServices } from './services.queries.ts';
import { toOfferedServices } from './services.ts';

export type OrderOptions = z.input<typeof getOrderOptions.answer>['data'];
type MethodOption = OrderOptions['methods'][number];

export interface OptionsParts {
  db: Db;
  promotions: Pick<Promotions, 'priceCart'>;
  addresses: Pick<Addresses, 'list'>;
  stores: Pick<Stores, 'list'>;
  wholesale: Pick<Wholesale, 'list' | 'readOwnStanding'>;
  /** Whether the shop can take money this way at all: without a provider nothing is paid on the site. */
  takes?(method: PaymentMethod): boolean;
}

export const toPayments = (
  payable: PayableOrder,
  takes: OptionsParts['takes'] = () => true,
): OrderOptions['payments'] =>
  PAYMENT_METHODS.filter((code) => takes(code)).map((code) => {
    const reason = findPaymentRefusal(code, payable);
    return { code, isOffered: reason === null, reason };
  });

/** The least sum of a wholesale order, and what is missing to it. */
export const toMinOrder = ({ contract, totals }: Quote): OrderOptions['minOrder'] =>
  contract && {
    sum: contract.minOrderSum,
    missing: Math.max(0, contract.minOrderSum - totals.goods),
  };

export async function listOptions(
  parts: OptionsParts,
  asked: Pick<QuoteAsk, 'places' | 'book'> & { viewer: Viewer; language: Locale; now: Date },
): Promise<OrderOptions> {
  const { viewer, language, places, now } = asked;
  const lines = await listCartLines(parts.db, viewer.id);
  const quote = await makeQuote(parts.db, parts.promotions, {
    ...asked,
    items: lines.map(({ productCode, count }) => ({ productCode, count })),
    proBonus: 0,
    services: [],
    works: [],
    way: { method: 'pickup', storeId: null, zone: null, lift: null },
    slot: null,
    slotAt: now,
    hasOrganization: viewer.organizations.length > 0,
  });
  const [addresses, stores, organizations, services] = await Promise.all([
    parts.addresses.list(viewer.id, language),
    parts.stores.list(places.city.code, language),
    parts.wholesale.list(viewer.id),
    listServices(parts.db),
  ]);
  const stocked = toStocked(quote.lines, quote.stock, places);
  const ready = stores
    .filter(({ cityCode, hasPickup }) => cityCode === places.city.code && hasPickup)
    .flatMap((store) => {
      const place = places.stores.find(({ id }) => id === store.id);
      return place ? [{ ...store, ...findReadiness(stocked, place, now) }] : [];
    });
  const { contract } = quote;
  return {
    methods: toMethods(quote, places, ready, now),
    stores: ready.map(({ ready: soonest, whole, ...store }) => ({
      ...store,
      ready: soonest && { date: soonest.date, from: soonest.from },
      wholeDate: whole?.date ?? null,
    })),
    addresses: addresses.map((address) => {
      const zone = findZone(places, address);
      return { ...address, zone: zone && toDeliveryZone(zone, language) };
    }),
    payments: toPayments(quote.payable, parts.takes),
    services: toOfferedServices(
      services,
      quote.lines.map(({ row }) => row),
      language,
    ),
    organizations: organizations
      .filter(({ status }) => status !== 'blocked')
      .map(({ id, name, form, bin, isChosen, contract: own }) => ({
        id,
        name: `${form} «${name}»`,
        bin,
        isChosen,
        contract: own && {
          number: own.number,
          creditLeft: Math.max(0, own.creditLimit - own.creditUsed),
          hasOverdue: isChosen && (contract?.hasOverdue ?? false),
          deferralDays: own.deferralDays,
        },
      })),
    minOrder: toMinOrder(quote),
    recipient: { firstName: viewer.firstName, lastName: viewer.lastName, phone: viewer.phone },
  };
}

type ReadyStore = { whole: { date: string; from: string | null } | null };

function toMethods(quote: Quote, places: Places, stores: readonly ReadyStore[], now: Date): MethodOption[] {
  const refuse = (code: DeliveryMethod, reason: NonNullable<MethodOption['reason']>): MethodOption => ({
    code,
    isOffered: false,
    reason,
    earliest: null,
    priceFrom: null,
  });
  const codes = ['pickup', 'delivery', 'express', 'transport'] as const;
  if (quote.lines.length === 0) return codes.map((code) => refuse(code, 'empty'));
  const near = places.zones.find(({ kind }) => kind === 'near') ?? null;
  const rules = places.rules.delivery;
  return codes.map((code): MethodOption => {
    const offer = (earliest: MethodOption['earliest'], priceFrom: number | null): MethodOption => ({
      code,
      isOffered: true,
      reason: null,
      earliest,
      priceFrom,
    });
    if (code === 'transport') return offer(null, null);
    if (code === 'pickup') return stores.length === 0 ? refuse(code, 'no_stores') : offer(soonest(stores), 0);
    if (!near) return refuse(code, 'not_local');
    if (code === 'express') {
      const refusal = findExpressRefusal(quote.carried, near.kind);
      if (refusal !== null) return refuse(code, refusal);
      if (quote.leadDays > 0) return refuse(code, 'not_local');
      return offer({ date: almatyDate(now), from: null }, expressTenge(near.kind, rules.express));
    }
    const { slots, vehicles } = rules;
    const asked = { now, zone: near.kind, cityId: places.city.id, leadDays: quote.leadDays };
    const first = listSlots(asked, slots)[0];
    const price = deliveryPrice(quote.carried.pieces, near, 0, vehicles);
    return offer(price && first ? { date: first.date, from: first.from } : null, price?.tenge ?? null);
  });
}

/** Where all of it is together first. */
function soonest(stores: readonly ReadyStore[]): MethodOption['earliest'] {
  const [best] = stores
    .flatMap(({ whole }) => (whole ? [{ date: whole.date, from: whole.from }] : []))
    .toSorted((one, other) =>
      `${one.date} ${one.from ?? '99'}`.localeCompare(`${other.date} ${other.from ?? '99'}`),
    );
  return best ?? null;
}
