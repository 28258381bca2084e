/** The calls of the checkout: what can be chosen, what it comes to, and the hour that is kept meanwhile. */
import type { z } from 'zod';
import type { calculateDelivery } from '#contract/checkout.ts';
import type { DeliverySlot, getSlots } from '#contract/slots.ts';
import type { Addresses } from '../addresses/addresses.ts';
import { listCartLines } from '../cart/cart.ts';
import type { Cities } from '../cities/cities.ts';
import { type Database, transaction } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Promotions } from '../promotions/promotions.ts';
import { findBreach } from './place/open-orders.ts';
import { type Asker, findWay, mergeItems } from './place/prepare.ts';
import { listGoods } from './quote/carried-goods.queries.ts';
import { toCarried } from './quote/carried-goods.ts';
import {
  listOptions,
  type OptionsParts,
  type OrderOptions,
  toMinOrder,
  toPayments,
} from './quote/options.ts';
import { findPayer } from './quote/payers.queries.ts';
import { type createPlaces, type Places, toDeliveryZone } from './quote/places.ts';
import { makeQuote, type Quote } from './quote/quote.ts';
import { deleteHold } from './slots/slots.queries.ts';
import { cityOfSlot, findSlotById, holdSlot, listDeliverySlots, toDeliverySlot } from './slots/slots.ts';

type Calculated = z.input<typeof calculateDelivery.answer>['data'];

/** An hour is held for a quarter of one: this many a day let nobody keep it from others for long. */
const HOLDS: readonly Limit[] = [
  { name: 'slot-holds', max: 20, windowSeconds: 3600 },
  { name: 'slot-holds-day', max: 40, windowSeconds: 86_400 },
];

export interface Checkout {
  listOptions(cityCode: string, asker: Asker): Promise<OrderOptions>;
  calculate(
    body: z.output<typeof calculateDelivery.body>,
    cityCode: string,
    asker: Asker,
  ): Promise<Calculated>;
  listSlots(query: z.output<typeof getSlots.query>, asker: Asker): Promise<DeliverySlot[]>;
  hold(slotId: string, asker: Asker): Promise<{ holdId: string; until: string; slot: DeliverySlot }>;
  release(asker: Asker): Promise<void>;
}

export interface CheckoutParts extends Omit<OptionsParts, 'db' | 'promotions' | 'addresses'> {
  db: Database;
  promotions: Promotions;
  addresses: Pick<Addresses, 'list' | 'get'>;
  cities: Pick<Cities, 'resolveCode'>;
  readPlaces: ReturnType<typeof createPlaces>;
}

const toDiscounts = (all: Quote['priced']['discounts']) =>
  all.map(({ reason, promotion, title, amount }) => ({
    reason,
    title,
    amount,
    ...(promotion === null ? {} : { promotionId: promotion }),
  }));

/** The goods as this payer is charged for them. */
const toQuotedGoods = ({ priced }: Quote): Calculated['goods'] => ({
  lines: priced.lines.map(({ productCode, price, basePrice, sum }) => ({
    productCode,
    price,
    basePrice,
    sum,
  })),
  discounts: toDiscounts(priced.discounts),
});

export function createCheckout(parts: CheckoutParts): Checkout {
  const { db, promotions, addresses, readPlaces, cities } = parts;

  /** Somebody else's organisation looks exactly like none. */
  async function findPayerId(
    organizationId: number | undefined,
    userId: number,
  ): Promise<number | undefined> {
    if (organizationId !== undefined && !(await findPayer(db, userId, organizationId)))
      throw new Refusal('organization.not_found');
    return organizationId;
  }

  /** Of what stands in the cart: what a page says of it holds no hour. */
  async function weighCart(userId: number): Promise<number> {
    const lines = await listCartLines(db, userId);
    const rows = await listGoods(
      db,
      lines.map(({ productCode }) => productCode),
    );
    const byCode = new Map(rows.map((row) => [row.code, row]));
    const found = lines.flatMap(({ productCode, count }) => {
      const row = byCode.get(productCode);
      return row ? [{ row, count }] : [];
    });
    return toCarried(found).weightKg;
  }

  const findZoneOf = (places: Places, zoneId: string) => places.zones.find(({ id }) => id === zoneId) ?? null;

  return {
    async listOptions(cityCode, asker) {
      const [places, book] = await Promise.all([readPlaces(cityCode), promotions.readBook()]);
      return listOptions(parts, { ...asker, places, book, now: new Date() });
    },

    async calculate(body, cityCode, { viewer, language }) {
      const [places, book] = await Promise.all([readPlaces(cityCode), promotions.readBook()]);
      const now = new Date();
      const way = await findWay(addresses, places, body.delivery, { userId: viewer.id, language });
      const quote = await makeQuote(db, promotions, {
        ...body,
        items: mergeItems(body.items),
        viewer,
        language,
        places,
        book,
        way,
        slot: body.slotId === undefined ? null : findSlotById(body.slotId, places),
        slotAt: now,
        organizationId: await findPayerId(body.organizationId, viewer.id),
        hasOrganization: body.organizationId !== undefined || viewer.organizations.length > 0,
        now,
      });
      if (quote.lines.length === 0) throw new Refusal('order.empty');
      const { carried, priced, totals } = quote;
      const isSlotted = way.method === 'delivery' && way.zone !== null && !quote.isPricedByHand;
      const slots =
        isSlotted && way.zone
          ? await listDeliverySlots(db, {
              places,
              zone: way.zone,
              userId: viewer.id,
              weightKg: carried.weightKg,
              leadDays: quote.leadDays,
              now,
            })
          : [];
      const free = slots.filter(({ isFree }) => isFree);
      return {
        zone: way.zone && toDeliveryZone(way.zone, language),
        vehicles: quote.vehicles.flatMap(({ code, count }) => {
          const vehicle = places.rules.delivery.vehicles.find((each) => each.code === code);
          return vehicle ? [{ code, count, maxKg: vehicle.maxKg, maxM3: vehicle.maxM3 }] : [];
        }),
        price: quote.deliveryCost,
        liftPrice: totals.lift,
        isPricedByHand: quote.isPricedByHand,
        needsConfirmation:
          (await findBreach(db, quote, { userId: viewer.id, phone: null, language })) !== null,
        weightKg: carried.weightKg,
        volumeM3: Math.round(carried.volumeM3 * 1000) / 1000,
        longestSideM: carried.longestSideM,
        leadDays: quote.leadDays,
        discounts: toDiscounts(priced.delivery?.discounts ?? []),
        dates: [...new Set(free.map(({ date }) => date))],
        totals,
        debt: quote.debt,
        payments: toPayments(quote.payable, parts.takes),
        goods: toQuotedGoods(quote),
        contract: quote.contract && { number: quote.contract.number },
        minOrder: toMinOrder(quote),
        promoCode: priced.promoCode && {
          code: priced.promoCode.promoCode,
          saving: priced.promoCode.isAccepted ? priced.promoCode.saving : 0,
          ...(priced.promoCode.isAccepted ? {} : { error: priced.promoCode.message }),
        },
        points: {
          requested: body.proBonus,
          accepted: priced.points.accepted,
          max: priced.points.max,
        },
      };
    },

    async listSlots({ zoneId, dateFrom, dateTo, weight, leadDays }, { viewer }) {
      const cityCode = await cities.resolveCode(zoneId.split(':')[0]);
      const places = await readPlaces(cityCode);
      const zone = findZoneOf(places, zoneId);
      if (!zone) return [];
      const weightKg = Math.ceil(weight);
      const slots = await listDeliverySlots(db, {
        places,
        zone,
        userId: viewer.id,
        weightKg,
        leadDays,
        now: new Date(),
      });
      return slots.filter(
        ({ date }) =>
          (dateFrom === undefined || date >= dateFrom) && (dateTo === undefined || date <= dateTo),
      );
    },

    async hold(slotId, { viewer }) {
      for (const limit of HOLDS) await requireWithinLimit(db, limit, String(viewer.id));
      const asked = cityOfSlot(slotId);
      const cityCode = await cities.resolveCode(asked);
      if (cityCode !== asked) throw new Refusal('order.slot_unknown');
      const places = await readPlaces(cityCode);
      const slot = findSlotById(slotId, places);
      if (places.zones.length === 0 || slot === null) throw new Refusal('order.slot_unknown');
      const now = new Date();
      const ask = {
        places,
        zone: { kind: 'near' as const },
        userId: viewer.id,
        weightKg: await weighCart(viewer.id),
        leadDays: 0,
        now,
      };
      const held = await transaction(db, (tx) => holdSlot(tx, ask, slot));
      return {
        holdId: held.holdId,
        until: held.until.toISOString(),
        slot: toDeliverySlot(places, slot, now, true),
      };
    },

    release: ({ viewer }) => deleteHold(db, viewer.id),
  };
}
