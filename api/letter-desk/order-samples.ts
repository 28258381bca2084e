/** Letters about orders, with a real order whose buyer, door and code are hidden. */
import type { Receipt } from '#contract/receipts.ts';
import { almatyDate } from '#domain/time.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type Drive,
  drivesLetter,
  type LetterOrder,
  orderLetter,
  readLetterOrder,
  replacementLetter,
} from '../order-life/order-life.ts';
import { listReceiptRows, receiptLetter, toReceipt } from '../receipts/receipts.ts';
import { findNewestOrderId, findProductToShow } from './letter-desk.queries.ts';
import { HIDDEN, type SampleParts, type Samples, SOMEBODY } from './letter-sample.ts';

const DAY_MS = 24 * 60 * 60_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS);

async function hiddenOrder({ db, language, thing }: SampleParts): Promise<LetterOrder> {
  const { firstName, door } = SOMEBODY[language];
  const id = thing ?? (await findNewestOrderId(db));
  const found = id === null ? null : await readLetterOrder(db, id, { email: '', firstName }, language);
  if (!found) throw new Refusal('order.not_found');
  return {
    ...found,
    place: found.isPickup ? found.place : door,
    pickupCode: found.pickupCode === null ? null : HIDDEN,
  };
}

/** Its lines in turn on two days, or all on one. */
function drivesOf({ items }: LetterOrder, count: 1 | 2): Drive[] {
  const lines = items.map(({ count: pieces, sumTenge }, at) => ({
    ...{ line: at + 1, count: pieces, sum: sumTenge },
  }));
  return Array.from({ length: count }, (_, at): Drive => {
    const own = lines.filter(({ line }) => line % count === at % count);
    const slot = { date: almatyDate(dayIn(at + 1)), from: '13:00', to: '17:00' };
    return { part: at + 1, slot, goods: own.reduce((sum, line) => sum + line.sum, 0), lines: own };
  });
}

/** As the register will write it, where it has written none for this order yet. */
const unmade = ({ id, number, items, totalTenge }: LetterOrder): Receipt => ({
  ...{ id: 0, orderId: id, orderNumber: number, type: 'sale', number: 1, shift: 1, cashier: HIDDEN },
  at: new Date().toISOString(),
  seller: { name: 'Шебер', bin: HIDDEN, address: HIDDEN, isVatPayer: true },
  kkm: { znm: HIDDEN, rnm: HIDDEN },
  items: items.map(({ name, unit, count, sumTenge }) => ({
    ...{ name, unit, count, ntin: null, mark: null, discount: 0, points: 0, vatRate: 16, vatSum: 0 },
    ...{ price: Math.round(sumTenge / count), sum: sumTenge, total: sumTenge },
  })),
  ...{ total: totalTenge, vatTotal: 0, payments: [], bonus: { spent: 0, earned: 0, needsCard: false } },
  ofd: { name: HIDDEN, url: '' },
  ...{ fiscalSign: HIDDEN, qr: '', isOffline: false, isDemo: false },
});

const about = (kind: Parameters<typeof orderLetter>[0]) => async (parts: SampleParts) =>
  orderLetter(kind, await hiddenOrder(parts), parts.publicUrl);

export const ORDER_SAMPLES: Samples<
  Parameters<typeof orderLetter>[0] | 'replacement' | 'drives_several' | 'drives_one' | 'receipt'
> = {
  created: about('created'),
  confirmed: about('confirmed'),
  ready: about('ready'),
  shipped: about('shipped'),
  completed: about('completed'),
  cancelled: about('cancelled'),
  changed: async (parts) => {
    const order = await hiddenOrder(parts);
    return orderLetter('changed', { ...order, formerTotalTenge: order.totalTenge }, parts.publicUrl);
  },
  replacement: async (parts) => {
    const order = await hiddenOrder(parts);
    const [old] = order.items;
    const other = await findProductToShow(parts.db, null, parts.language);
    if (!old || !other) throw new Refusal('product.not_found');
    const { externalId, name } = other;
    const { unit, count, sumTenge } = old;
    const offer = { id: 0, old, externalId, name, unit, count, sumTenge, until: dayIn(1), comment: '' };
    return replacementLetter(order, offer, parts.publicUrl);
  },
  drives_several: async (parts) => {
    const order = await hiddenOrder(parts);
    return drivesLetter(order, { id: '0', drives: drivesOf(order, 2) }, parts.publicUrl);
  },
  drives_one: async (parts) => {
    const order = await hiddenOrder(parts);
    return drivesLetter(order, { id: '0', drives: drivesOf(order, 1) }, parts.publicUrl);
  },
  receipt: async (parts) => {
    const { db, language, publicUrl } = parts;
    const order = await hiddenOrder(parts);
    const made = (await listReceiptRows(db, order.id)).flatMap((row) => toReceipt(row, language) ?? []);
    return receiptLetter(made.at(-1) ?? unmade(order), { to: '', language, publicUrl });
  },
};
