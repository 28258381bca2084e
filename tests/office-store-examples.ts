/** Requests of the calls of a store (picking, handing over, stock), for the test of rights: see office-examples.ts. */
import type { OfficeExamples } from './office-example.ts';
import { A_PHOTO, anEventOf, anOrderToPick, aPickEvent, aStockedProduct, aSubstituteOf } from './picking.ts';

let places = 0;
const noList = { params: { store: 1, order: 999_999_999 } };
const noStore = { params: { store: 9999 } };

export const storeExamples = {
  getPickQueue: { good: async () => ({}) },
  getPickList: {
    good: async (shop) => ({ params: await anOrderToPick(shop) }),
    missing: async () => noList,
  },
  getPickLabels: {
    good: async (shop) => ({ params: await anOrderToPick(shop), query: { kg: '12,8', gate: 'В4' } }),
    missing: async () => ({ ...noList, query: { kg: '12' } }),
  },
  putPickPhoto: {
    good: async (shop, viewer) => {
      const key = await anOrderToPick(shop, { picker: viewer, isPicked: true });
      return { params: { ...key, event: await anEventOf(shop, key.order) }, body: { photo: A_PHOTO } };
    },
    missing: async () => ({
      params: { ...noList.params, event: crypto.randomUUID() },
      body: { photo: A_PHOTO },
    }),
  },
  getPickPhoto: {
    good: async (shop, viewer) => {
      const key = await anOrderToPick(shop, { picker: viewer, isPicked: true });
      const event = await anEventOf(shop, key.order);
      await shop.db`
        INSERT INTO pick_photos (event_id, order_id, store_id, photo, staff_id)
        VALUES (${event}, ${key.order}, ${key.store}, ${Buffer.from('photo')}, ${viewer})`;
      return { params: { ...key, event } };
    },
    missing: async () => ({ params: { ...noList.params, event: crypto.randomUUID() } }),
  },
  getPickSubstitutes: {
    good: async (shop) => ({ params: { ...(await anOrderToPick(shop)), line: 1 } }),
    missing: async () => ({ params: { ...noList.params, line: 1 } }),
  },
  offerPickSubstitute: {
    good: async (shop, viewer) => {
      const key = await anOrderToPick(shop, { picker: viewer });
      return { params: { ...key, line: 1 }, body: { productCode: await aSubstituteOf(shop, key, viewer) } };
    },
    missing: async () => ({ params: { ...noList.params, line: 1 }, body: { productCode: 'x' } }),
  },
  takePickList: {
    good: async (shop) => ({ params: await anOrderToPick(shop), body: {} }),
    missing: async () => ({ ...noList, body: {} }),
  },
  sendPickEvents: {
    good: async (shop, viewer) => ({
      params: await anOrderToPick(shop, { picker: viewer }),
      body: { events: [aPickEvent(1, 1)] },
    }),
    missing: async () => ({ ...noList, body: { events: [aPickEvent(1, 1)] } }),
  },
  packPickList: {
    good: async (shop, viewer) => ({
      params: await anOrderToPick(shop, { picker: viewer, isPicked: true }),
      body: { places: [{ kg: 2, gate: 'В4' }] },
    }),
    missing: async () => ({ ...noList, body: { places: [] } }),
  },
  findHandover: { good: async () => ({ body: { q: '4821' } }) },
  quoteHandover: {
    good: async (shop) => {
      const { order } = await anOrderToPick(shop, { status: 'ready', counts: [2] });
      return { params: { order }, body: { items: [{ id: 1, count: 1 }] } };
    },
    missing: async () => ({ params: { order: 999_999_999 }, body: { items: [{ id: 1, count: 1 }] } }),
  },
  handOver: {
    good: async (shop) => {
      const { order } = await anOrderToPick(shop, { status: 'ready', counts: [2], price: 1000 });
      return { params: { order }, body: { code: '4821', takenTenge: 2000 } };
    },
    missing: async () => ({ params: { order: 999_999_999 }, body: { code: null, takenTenge: 0 } }),
  },
  getPlaces: { good: async () => ({}) },
  getOpening: { good: async () => ({}) },
  makePreviewPass: { good: async () => ({}) },
  getComingMoments: { good: async () => ({}) },
  beginRehearsal: {
    good: async () => ({
      body: {
        at: new Date(Date.now() + 86_400_000).toISOString(),
        ...{ city: 'pavlodar', language: 'kz', buyer: 'club' },
      },
    }),
  },
  getStockStores: { good: async () => ({}) },
  getStock: { good: async () => ({ params: { store: 1 } }), missing: async () => noStore },
  getStockMoves: {
    good: async (shop) => ({ params: { store: 1, product: (await aStockedProduct(shop)).productId } }),
    missing: async () => ({ params: { store: 1, product: 999_999_999 } }),
  },
  adjustStock: {
    good: async (shop) => {
      const { productId } = await aStockedProduct(shop);
      return { params: { store: 1 }, body: { productId, kind: 'in', count: 1, reason: 'supply' } };
    },
    missing: async () => ({ ...noStore, body: { productId: 1, kind: 'in', count: 1, reason: 'supply' } }),
  },
  countStock: {
    good: async (shop) => {
      const { productId, free } = await aStockedProduct(shop);
      return { params: { store: 1 }, body: { items: [{ productId, counted: free + 1 }] } };
    },
    missing: async () => ({ ...noStore, body: { items: [{ productId: 1, counted: 1 }] } }),
  },
  transferStock: {
    good: async (shop) => {
      const { productId } = await aStockedProduct(shop);
      return { params: { store: 1 }, body: { productId, to: 2, count: 1 } };
    },
    missing: async () => ({ ...noStore, body: { productId: 1, to: 1, count: 1 } }),
  },
  setShelf: {
    good: async (shop) => {
      const { productId } = await aStockedProduct(shop);
      return {
        params: { store: 1, product: productId },
        body: { shelf: { row: '3', place: `${++places}` } },
      };
    },
    missing: async () => ({ params: { store: 1, product: 999_999_999 }, body: { shelf: null } }),
  },
} satisfies Record<string, OfficeExamples>;
