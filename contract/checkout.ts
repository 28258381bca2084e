/** What the checkout asks before an order is made: ways, stores, and what it all comes to. */
import { z } from 'zod';
import { address } from './addresses.ts';
import { call, cityQuery, codeParam, withData } from './call.ts';
import { lineWorks } from './cart.ts';
import { deliveryMethod, lift, orderTotals, paymentMethod } from './order.ts';
import { slotId } from './slots.ts';
import { store } from './stores.ts';
import { zoneKind } from './zones.ts';

const tenge = z.number().int();
const day = z.iso.date();
const MAX_LINES = 200;

const orderItem = z.object({
  productCode: codeParam,
  count: z.number().int().min(1).max(1_000_000),
  /** what the buyer was shown for the line, to tell them what has changed */
  sum: tenge.min(0).optional(),
});

/** The goods and what lowers their price, as in the cart. */
const goods = {
  city: cityQuery,
  items: z.array(orderItem).min(1).max(MAX_LINES),
  card: z.string().trim().max(32).optional(),
  promoCode: z.string().trim().max(100).optional(),
  /** points to spend */
  proBonus: z.number().int().min(0).max(1_000_000_000).default(0),
};

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** How the buyer wants to get it: a store for pickup, an address for the rest; the zone follows from it. */
const way = {
  method: deliveryMethod,
  storeId: id.optional(),
  addressId: id.optional(),
  lift: lift.optional(),
};

/** Work beside the goods, of what the options offer. */
const services = z
  .array(z.object({ code: codeParam, count: z.number().int().min(1).max(100) }))
  .max(20)
  .default([]);

export const orderTerms = z.object({
  ...goods,
  /** work on the goods, as in the cart */
  works: lineWorks,
  delivery: z.object(way),
  services,
});
export type OrderTerms = z.output<typeof orderTerms>;

const zone = z.object({
  id: z.string(),
  name: z.string(),
  kind: zoneKind,
  beyondKm: z.number().int(),
  /** the place of the address is not known: by the farthest zone, a manager looks, it can only become cheaper */
  isAssumed: z.boolean(),
});
export type DeliveryZone = z.infer<typeof zone>;

const quoteTotals = orderTotals.extend({ pointsEarned: tenge });
export type OrderTotals = z.infer<typeof quoteTotals>;

const payment = z.object({
  code: paymentMethod,
  isOffered: z.boolean(),
  /** why not */
  reason: z
    .enum([
      'too_small',
      'too_heavy_at_door',
      'too_much_cash',
      'organization_needed',
      'contract_needed',
      'over_credit',
      'overdue_debt',
    ])
    .nullable(),
});

const discounts = z.array(
  z.object({
    reason: z.string(),
    promotionId: z.string().optional(),
    title: z.string(),
    amount: tenge,
  }),
);

/** for who buys by contract */
const minOrder = z.object({ sum: tenge, missing: tenge }).nullable();

const user = { tag: 'checkout', access: 'user' } as const;

export const getOrderOptions = call({
  ...user,
  method: 'GET',
  path: '/api/v1/order/options/',
  summary:
    'How the goods in the cart can be got and paid for: ways, stores with readiness, addresses, payers',
  query: z.object({ city: cityQuery }),
  answer: withData(
    z.object({
      methods: z.array(
        z.object({
          code: deliveryMethod,
          isOffered: z.boolean(),
          reason: z.enum(['no_stores', 'too_heavy', 'too_large', 'not_local', 'empty']).nullable(),
          /** the first day, and the hour where it is known */
          earliest: z.object({ date: day, from: z.string().nullable() }).nullable(),
          /** what it begins with; null: a manager counts it */
          priceFrom: tenge.nullable(),
        }),
      ),
      stores: z.array(
        store.extend({
          /** lines of the cart, and those that stand here whole */
          lines: z.number().int(),
          linesToday: z.number().int(),
          /** of what stands here: the day and the hour; null when nothing does */
          ready: z.object({ date: day, from: z.string().nullable() }).nullable(),
          /** the day on which everything is here; null: part of it cannot be had */
          wholeDate: day.nullable(),
        }),
      ),
      addresses: z.array(address.extend({ zone: zone.nullable() })),
      payments: z.array(payment),
      /** work that can be done with these goods */
      services: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          /** what is done for the price */
          note: z.string(),
          unit: z.string(),
          price: tenge,
        }),
      ),
      organizations: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          bin: z.string(),
          isChosen: z.boolean(),
          contract: z
            .object({
              number: z.string(),
              creditLeft: tenge,
              hasOverdue: z.boolean(),
              deferralDays: z.number().int(),
            })
            .nullable(),
        }),
      ),
      minOrder,
      recipient: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string().nullable() }),
    }),
  ),
  refusals: ['session.required'],
});

export const calculateDelivery = call({
  ...user,
  method: 'POST',
  path: '/api/v1/order/delivery/calculate/',
  summary:
    'What an order comes to with one way of getting it: vehicles, lifting, days, ways to pay, the total',
  body: orderTerms.extend({ slotId: slotId.optional(), organizationId: id.optional() }),
  answer: withData(
    z.object({
      zone: zone.nullable(),
      vehicles: z.array(
        z.object({
          code: z.enum(['car', 'van', 'small-truck', 'truck', 'crane-truck']),
          count: z.number().int(),
          maxKg: z.number(),
          maxM3: z.number(),
        }),
      ),
      /** before promotions */
      price: tenge,
      liftPrice: tenge,
      /** true: a manager counts the delivery and calls, the total is without it */
      isPricedByHand: z.boolean(),
      /** true: beyond what is held unpaid, no goods are held until the shop confirms the order */
      needsConfirmation: z.boolean(),
      weightKg: z.number().int(),
      volumeM3: z.number(),
      longestSideM: z.number(),
      /** days until all of it is in the city: no hour before */
      leadDays: z.number().int(),
      /** of the delivery */
      discounts,
      /** what the payer is charged for the goods: an organisation may have other prices than the cart shows */
      goods: z.object({
        lines: z.array(z.object({ productCode: z.string(), price: tenge, basePrice: tenge, sum: tenge })),
        discounts,
      }),
      /** by which the payer buys; null: retail */
      contract: z.object({ number: z.string() }).nullable(),
      minOrder,
      /** days with a free hour */
      dates: z.array(day),
      totals: quoteTotals,
      /** why nothing is given on credit: the oldest overdue bill of the contract, all of them, whom to ask */
      debt: z
        .object({
          number: z.string(),
          date: day,
          due: day,
          left: tenge,
          total: tenge,
          manager: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
        })
        .nullable(),
      payments: z.array(payment),
      promoCode: z.object({ code: z.string(), saving: tenge, error: z.string().optional() }).nullable(),
      points: z.object({ requested: tenge, accepted: tenge, max: tenge }),
    }),
  ),
  refusals: [
    'session.required',
    'request.invalid',
    'order.empty',
    'order.store_unknown',
    'address.not_found',
    'organization.not_found',
  ],
});
