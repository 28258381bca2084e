/** Requests of the calls on orders, returns, the queue and orders by phone, for the test of rights: see office-examples.ts. */
import { nobody, type OfficeExamples } from './office-example.ts';
import {
  aCallback,
  aFreeSlot,
  anOfficeOrder,
  aQuote,
  aReturn,
  aSplit,
  aSplitOrder,
  aSubstitute,
  aWaitingReview,
} from './office-orders.ts';
import { ADDRESS, aCaller, aPhoneIntent, aPhoneOrder } from './phone-orders.ts';
import { A_SHIPMENT, aShipment, aShippableOrder } from './shipments.ts';

let buyers = 0;

export const orderExamples = {
  findGoods: { good: async () => ({ query: { q: 'цемент' } }) },
  getOfficeOrders: { good: async () => ({}) },
  countOfficeOrders: { good: async () => ({}) },
  findOfficeOrders: { good: async () => ({ body: { q: '+7 700 000-00-99' } }) },
  getOrderColleagues: { good: async () => ({}) },
  actOnOrders: {
    good: async (shop) => ({
      body: { ids: [await anOfficeOrder(shop)], what: { act: 'step', to: 'confirmed' } },
    }),
  },
  getOfficeOrder: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop) } }),
    missing: async () => nobody,
  },
  getLinePrice: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop), line: 1 } }),
    missing: async () => ({ params: { id: 999_999_999, line: 1 } }),
  },
  getOfficePaper: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop, { status: 'completed' }), type: 'waybill' },
    }),
    missing: async () => ({ params: { id: 999_999_999, type: 'waybill' } }),
  },
  printOrder: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop), kind: 'pick' } }),
    missing: async () => ({ params: { id: 999_999_999, kind: 'pick' } }),
  },
  printGathered: {
    good: async (shop) => ({ query: { ids: String(await anOfficeOrder(shop, { status: 'assembling' })) } }),
    missing: async () => ({ query: { ids: '999999999' } }),
  },
  stepOrder: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop) },
      body: { from: 'new', to: 'confirmed' },
    }),
    missing: async () => ({ ...nobody, body: { from: 'new', to: 'confirmed' } }),
    asks: { right: 'orders.work', act: 'write' },
  },
  declineCancelRequest: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop, { isCancelRequested: true }) },
      body: {},
    }),
    missing: async () => ({ ...nobody, body: {} }),
  },
  noteOrder: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop) },
      body: { text: 'Перезвонить после обеда' },
    }),
    missing: async () => ({ ...nobody, body: { text: 'Никому' } }),
  },
  assignOrder: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop) }, body: { staffId: null } }),
    missing: async () => ({ ...nobody, body: { staffId: null } }),
  },
  makeShipment: {
    good: async (shop) => ({ params: { id: await aShippableOrder(shop) }, body: A_SHIPMENT }),
    missing: async () => ({ ...nobody, body: A_SHIPMENT }),
  },
  cancelShipment: {
    good: async (shop) => ({ params: await aShipment(shop) }),
    missing: async () => ({ params: { id: 999_999_999, shipment: 1 } }),
  },
  getShipmentLabel: {
    good: async (shop) => ({ params: await aShipment(shop) }),
    missing: async () => ({ params: { id: 999_999_999, shipment: 1 } }),
  },
  getMarketOrders: { good: async () => ({}) },
  getReturns: { good: async () => ({}) },
  getReturn: { good: async (shop) => ({ params: { id: await aReturn(shop) } }), missing: async () => nobody },
  getOfficeReturnPhoto: {
    good: async (shop) => ({ params: { id: await aReturn(shop), photo: 1 } }),
    missing: async () => ({ params: { id: 999_999_999, photo: 1 } }),
  },
  quoteReturn: {
    good: async (shop) => ({
      params: { id: await aReturn(shop) },
      body: { lines: [{ id: 1, count: 1, isSellable: true }] },
    }),
    missing: async () => ({ ...nobody, body: { lines: [{ id: 1, count: 1, isSellable: true }] } }),
  },
  decideReturn: {
    good: async (shop) => ({
      params: { id: await aReturn(shop) },
      body: { decision: 'decline', comment: 'Упаковка вскрыта' },
    }),
    missing: async () => ({ ...nobody, body: { decision: 'decline', comment: 'Упаковка вскрыта' } }),
  },
  getOrderEdits: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop) } }),
    missing: async () => nobody,
  },
  quoteOrderEdit: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop) },
      body: { items: [{ id: 1, count: 1 }] },
    }),
    missing: async () => ({ ...nobody, body: { items: [] } }),
  },
  editOrder: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop);
      return {
        params: { id },
        body: { ...(await aQuote(shop, id, { items: [{ id: 1, count: 1 }] })), consent: 'да' },
      };
    },
    missing: async () => ({ ...nobody, body: { items: [], revision: 0, total: 1, consent: 'по телефону' } }),
  },
  setOrderSlot: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { isDelivery: true });
      return { params: { id }, body: await aQuote(shop, id, { slotId: await aFreeSlot(shop, id) }) };
    },
    missing: async () => ({ ...nobody, body: { slotId: 'pavlodar_2026-01-01_09', revision: 0, total: 1 } }),
  },
  setDeliveryPrice: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { isDelivery: true });
      await shop.db`UPDATE orders SET is_priced_by_hand = true WHERE id = ${id}`;
      return { params: { id }, body: { sum: 1000 } };
    },
    missing: async () => ({ ...nobody, body: { sum: 1000 } }),
  },
  getPartHours: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { isDelivery: true });
      await aFreeSlot(shop, id);
      return { params: { id } };
    },
    missing: async () => nobody,
  },
  splitDelivery: {
    good: async (shop) => ({ ...(await aSplit(shop)) }),
    missing: async () => ({
      ...nobody,
      body: { slotId: 'pavlodar_2026-01-01_09', lines: [{ line: 1, count: 1 }] },
    }),
  },
  joinDelivery: {
    good: async (shop) => ({ params: { id: await aSplitOrder(shop) } }),
    missing: async () => nobody,
  },
  deliverOrderPart: {
    good: async (shop) => {
      const id = await aSplitOrder(shop);
      await shop.db`UPDATE orders SET status = 'delivering' WHERE id = ${id}`;
      return { params: { id, part: 2 } };
    },
    missing: async () => ({ params: { id: 999_999_999, part: 2 } }),
  },
  quoteOrderReplacement: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { status: 'assembling' });
      return { params: { id }, body: { line: 1, product: (await aSubstitute(shop, id)).code } };
    },
    missing: async () => ({ ...nobody, body: { line: 1, product: 'none' } }),
  },
  offerOrderReplacement: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { status: 'assembling' });
      return { params: { id }, body: { line: 1, product: (await aSubstitute(shop, id)).code } };
    },
    missing: async () => ({ ...nobody, body: { line: 1, product: 'nothing-like-it' } }),
  },
  withdrawOrderReplacement: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { status: 'assembling' });
      const { id: product } = await aSubstitute(shop, id);
      const [row] = await shop.db<{ offer: number }[]>`
        INSERT INTO order_replacements (order_id, line, product_id, count, price, sum, comment)
        VALUES (${id}, 1, ${product}, 1, 1000, 1000, '') RETURNING id::float8 AS offer`;
      return { params: { id, offer: row?.offer ?? 0 } };
    },
    missing: async () => ({ params: { id: 999_999_999, offer: 1 } }),
  },
  refundOrder: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop, { payment: 'card_on_receipt', paymentStatus: 'paid' }) },
      body: { sum: 100, reason: 'скол на одной плитке' },
    }),
    missing: async () => ({ ...nobody, body: { sum: 100, reason: 'скол' } }),
  },
  tellOfMoney: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop, { payment: 'invoice', paymentStatus: 'pending' }) },
      body: { what: 'came', paper: 'выписка 114' },
    }),
    missing: async () => ({ ...nobody, body: { what: 'came' } }),
  },
  revealContact: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop) }, body: { reason: 'call' } }),
    missing: async () => ({ ...nobody, body: { reason: 'call' } }),
  },
  getQueue: { good: async () => ({}) },
  takeQueued: {
    good: async (shop) => ({
      params: { kind: 'callback', id: await aCallback(shop) },
      body: { isTaken: true },
    }),
    missing: async () => ({ params: { kind: 'callback', id: 999_999_999 }, body: { isTaken: true } }),
  },
  revealQueued: {
    good: async (shop) => ({ params: { kind: 'callback', id: await aCallback(shop) } }),
    missing: async () => ({ params: { kind: 'callback', id: 999_999_999 } }),
  },
  settleQueued: {
    good: async (shop) => ({
      params: { kind: 'callback', id: await aCallback(shop) },
      body: { kind: 'callback', state: 'called' },
    }),
    missing: async () => ({
      params: { kind: 'callback', id: 999_999_999 },
      body: { kind: 'callback', state: 'called' },
    }),
  },
  getQueuedPhoto: {
    good: async (shop) => {
      const { id, photo } = await aWaitingReview(shop);
      return { params: { id, photo } };
    },
    missing: async () => ({ params: { id: 999_999_999, photo: 1 } }),
  },
  getOrderPlaces: { good: async () => ({}) },
  findBuyer: { good: async () => ({ body: { phone: '+7 701 000-00-01' } }) },
  addBuyer: {
    good: async () => ({
      body: {
        phone: `+7702${1_000_000 + ++buyers}`,
        firstName: 'Алия',
        language: 'kz',
        isConsentGiven: true,
      },
    }),
  },
  addBuyerAddress: {
    good: async (shop) => ({ params: { id: await aCaller(shop) }, body: ADDRESS }),
    missing: async () => ({ ...nobody, body: ADDRESS }),
  },
  quotePhoneOrder: {
    good: async (shop) => ({ params: { id: await aCaller(shop) }, body: await aPhoneIntent(shop) }),
    missing: async (shop) => ({ ...nobody, body: await aPhoneIntent(shop) }),
  },
  placePhoneOrder: {
    good: async (shop) => {
      const id = await aCaller(shop);
      return { params: { id }, body: await aPhoneOrder(shop, id) };
    },
    missing: async (shop) => ({ ...nobody, body: await aPhoneOrder(shop, await aCaller(shop)) }),
  },
  sendPhoneCart: {
    good: async (shop) => {
      const { city, items } = await aPhoneIntent(shop);
      return { params: { id: await aCaller(shop) }, body: { city, items } };
    },
    missing: async (shop) => ({ ...nobody, body: { items: (await aPhoneIntent(shop)).items } }),
  },
} satisfies Record<string, OfficeExamples>;
