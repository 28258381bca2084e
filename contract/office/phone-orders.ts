/** An order by phone: who calls, what they want, what it comes to today; placed for them, or laid into their cart. */
import { z } from 'zod';
import { addressBody } from '../addresses.ts';
import { withData } from '../call.ts';
import { calculateDelivery, orderTerms } from '../checkout.ts';
import { orderStatus, paymentMethod } from '../order.ts';
import { createOrder } from '../orders.ts';
import { deliverySlot, slotId } from '../slots.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const tenge = z.number().int();
const keyed = { acceptsKey: true, requiresKey: true } as const;
const keyRefusals = ['request.key_reused', 'request.in_progress'] as const;
const right = 'orders.edit';

const phoneBuyer = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(['ru', 'kz']),
  isWholesale: z.boolean(),
  hasCard: z.boolean(),
  orders: z.number().int(),
  sum: tenge,
  /** The last of them. */
  last: z.array(
    z.object({
      id: z.number().int(),
      number: z.string(),
      status: orderStatus,
      total: tenge,
      createdAt: z.string(),
    }),
  ),
  addresses: z.array(z.object({ id: z.number().int(), cityCode: z.string(), text: z.string() })),
});
export type PhoneBuyer = z.infer<typeof phoneBuyer>;

export const getOrderPlaces = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/places/',
  summary: 'Cities that are sold to, and the stores of each that give orders out',
  staff: { right, act: 'write' },
  answer: withData(
    z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        stores: z.array(z.object({ id: z.number().int(), name: z.string() })),
      }),
    ),
  ),
});

export const findBuyer = officeCall({
  method: 'POST',
  path: '/office/api/v1/buyers/find/',
  summary: 'Who calls from this number: their last orders and addresses; null: nobody the shop knows',
  staff: { right, isLogged: false },
  body: z.object({ phone: z.string().trim().max(64) }),
  answer: withData(phoneBuyer.nullable()),
  refusals: ['request.invalid'],
});

export const addBuyer = officeCall({
  method: 'POST',
  path: '/office/api/v1/buyers/',
  summary: 'Writes a caller down whom the shop does not know, once the consent was read out to them',
  staff: { right },
  body: z.object({
    phone: z.string().trim().max(64),
    firstName: z.string().trim().min(1).max(50),
    lastName: z.string().trim().max(50).default(''),
    language: z.enum(['ru', 'kz']),
    /** The words were read out and agreed to. */
    isConsentGiven: z.literal(true),
  }),
  answer: withData(phoneBuyer),
  refusals: ['request.invalid', 'buyer.known', ...keyRefusals],
  ...keyed,
});

export const addBuyerAddress = officeCall({
  method: 'POST',
  path: '/office/api/v1/buyers/{id}/addresses/',
  summary: 'An address that the caller named; it stands among theirs',
  staff: { right },
  params: idParams,
  body: addressBody,
  answer: withData(z.object({ id: z.number().int() })),
  refusals: ['buyer.not_found', 'request.invalid', 'address.too_many', ...keyRefusals],
  ...keyed,
});

const wish = orderTerms.pick({ city: true, items: true, promoCode: true, delivery: true });
const refusals = [
  'buyer.not_found' as const,
  ...createOrder.refusals.filter((code) => code !== 'session.required'),
];

export const quotePhoneOrder = officeCall({
  method: 'POST',
  path: '/office/api/v1/buyers/{id}/quote/',
  summary: 'What it comes to for this buyer today: goods, delivery, free hours and ways to pay',
  staff: { right, isLogged: false },
  params: idParams,
  body: wish.extend({ slotId: slotId.optional() }),
  answer: withData(
    calculateDelivery.answer.shape.data
      .pick({
        goods: true,
        totals: true,
        isPricedByHand: true,
        needsConfirmation: true,
        payments: true,
        promoCode: true,
      })
      .extend({ slots: z.array(deliverySlot) }),
  ),
  refusals,
});

export const placePhoneOrder = officeCall({
  method: 'POST',
  path: '/office/api/v1/buyers/{id}/orders/',
  summary: 'Makes the order at today’s prices, if it comes to what was read out',
  staff: { right },
  params: idParams,
  body: wish.extend({
    slotId: slotId.optional(),
    recipient: createOrder.body.shape.recipient,
    payment: paymentMethod,
    comment: createOrder.body.shape.comment,
    total: tenge.min(0),
    isConsentGiven: z.literal(true),
  }),
  answer: withData(z.object({ orderId: z.number().int(), number: z.string() })),
  refusals: [...refusals, ...keyRefusals],
  ...keyed,
});

export const sendPhoneCart = officeCall({
  method: 'POST',
  path: '/office/api/v1/buyers/{id}/cart/',
  summary: 'Lays the goods into the caller’s own cart, where they finish by themselves; gives the link to it',
  staff: { right },
  params: idParams,
  body: wish.pick({ city: true, items: true }),
  answer: withData(z.object({ url: z.string() })),
  refusals: ['buyer.not_found', ...keyRefusals],
  ...keyed,
});
