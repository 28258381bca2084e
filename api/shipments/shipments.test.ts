/** Orders that go by a carrier: booked once whatever happens, followed, labelled, taken back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stepOrder } from '#contract/office/order-acts.ts';
import { getOfficeOrder, type OfficeOrder } from '#contract/office/order-page.ts';
import { cancelShipment, getShipmentLabel, makeShipment } from '#contract/office/shipments.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOfficeOrder } from '#tests/office-orders.ts';
import { A_SHIPMENT, aShippableOrder, PLACE } from '#tests/shipments.ts';
import { type CdekStand, openCdekStand, SETTINGS } from '#tests/stands/cdek/cdek-stand.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { createCdek, createShipments } from './shipments.ts';

let stand: CdekStand;
let shop: TestApp;
let dana: { id: number; cookie: string };
beforeAll(async () => {
  stand = await openCdekStand();
  shop = await openTestOffice(
    {},
    { hasOutbox: true, config: { partners: { cdek: { ...SETTINGS, address: stand.url } } } },
  );
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] });
});
afterAll(async () => {
  await shop.close();
  await stand.close();
});
beforeEach(async () => {
  stand.setInvalid(null);
  stand.setSlow({});
  await shop.db`UPDATE shipments SET due_at = NULL`;
});

const give = (id: number, body: object = A_SHIPMENT) =>
  askOffice(shop, makeShipment, { cookie: dana.cookie, params: { id }, body });
const open = async (id: number) =>
  (await askOffice(shop, getOfficeOrder, { cookie: dana.cookie, params: { id } })).json().data as OfficeOrder;
const newest = async (id: number) => (await open(id)).shipments[0];
/** A process of its own: it knows no token, and nobody was left alone before. */
const aProcess = () =>
  createShipments({
    db: shop.db,
    carriers: [createCdek(createOutgoing({ info() {}, warn() {} }), { ...SETTINGS, address: stand.url })],
    warn() {},
  });
/** Whatever waits is due, and what was in doubt has been so for a while. */
const hurry = () => shop.db`
  UPDATE shipments SET due_at = now(), sent_at = sent_at - interval '10 minutes' WHERE due_at IS NOT NULL`;
const look = async (times = 1) => {
  for (let i = 0; i < times; i++) {
    await hurry();
    await aProcess().lookDue();
  }
};
async function aGiven(counts?: readonly number[]) {
  const id = await aShippableOrder(shop, counts);
  const made = await give(id);
  const shipment = made.json().data.id as number;
  return { id, shipment, number: `S${shipment}` };
}
const uuidOf = (number: string) => stand.madeBy(number).at(-1)?.uuid ?? '';

describe('an order given to a carrier', () => {
  test('is booked, has a number to follow it by and a label; the buyer sees where it is', async () => {
    const { id, shipment, number } = await aGiven();
    expect(await newest(id)).toMatchObject({ state: 'planned', tracking: null, places: 1, kg: 5 });
    await look(4);
    const made = await newest(id);
    expect(made).toMatchObject({ state: 'booked', hasLabel: true, canCancel: true, refusal: null });
    expect(made?.url).toBe(`https://track.test/?order_id=${made?.tracking}`);
    expect((await open(id)).delivery.shipment).toMatchObject({
      carrier: 'cdek',
      state: 'booked',
      tracking: made?.tracking,
      url: made?.url,
    });
    const label = await askOffice(shop, getShipmentLabel, { cookie: dana.cookie, params: { id, shipment } });
    expect([label.statusCode, label.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(label.body).toBe(`%PDF-1.4 label of ${uuidOf(number)}`);
    expect(stand.madeBy(number)).toHaveLength(1);
  });

  test('moves with the carrier’s word; its end erases the label, which names the buyer', async () => {
    const { id, shipment, number } = await aGiven();
    await look(3);
    stand.move(uuidOf(number), 'RECEIVED_AT_SHIPMENT_WAREHOUSE');
    await look();
    expect(await open(id)).toMatchObject({ status: 'shipped', delivery: { shipment: { state: 'picked' } } });
    stand.move(uuidOf(number), 'TAKEN_BY_COURIER', 'DELIVERED');
    stand.setPrice(uuidOf(number), 2450);
    await look();
    expect(await open(id)).toMatchObject({
      status: 'completed',
      shipments: [{ state: 'delivered', price: 2450 }],
    });
    const label = await askOffice(shop, getShipmentLabel, { cookie: dana.cookie, params: { id, shipment } });
    expect(label.json().code).toBe('shipment.not_found');
    // Nothing more is asked about it.
    const asked = stand.asked.length;
    await look(2);
    expect(stand.asked).toHaveLength(asked);
  });

  test('is one shipment however often it is pressed', async () => {
    const id = await aShippableOrder(shop);
    const pressed = await Promise.all([give(id), give(id), give(id)]);
    expect(pressed.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    await look(2);
    expect((await open(id)).carriers).toEqual([]);
    expect((await give(id)).json().code).toBe('shipment.under_way');
  });

  test('that is not paid, not being collected or fetched by the buyer is not given; nor more places than goods', async () => {
    const cases = [
      { paymentStatus: 'none', payment: 'cash_on_receipt' },
      { status: 'new' },
      { isDelivery: false },
    ] as const;
    for (const wish of cases) {
      const id = await anOfficeOrder(shop, {
        isDelivery: true,
        status: 'assembling',
        payment: 'card_online',
        paymentStatus: 'paid',
        ...wish,
      });
      expect([(await open(id)).carriers, (await give(id)).json().code]).toEqual([[], 'shipment.not_now']);
    }
    const id = await aShippableOrder(shop, [1]);
    expect((await open(id)).carriers).toEqual(['cdek']);
    const two = await give(id, { carrier: 'cdek', places: [PLACE, PLACE] });
    expect(two.json().code).toBe('shipment.too_many_places');
  });

  test('that the carrier refuses says why, and can be given anew', async () => {
    stand.setInvalid('v2_recipient_location_not_recognized');
    const { id } = await aGiven();
    await look(2);
    expect(await open(id)).toMatchObject({
      status: 'assembling',
      carriers: ['cdek'],
      delivery: { shipment: null },
      shipments: [{ state: 'refused', refusal: 'v2_recipient_location_not_recognized' }],
    });
    stand.setInvalid(null);
    await give(id);
    await look(3);
    expect((await open(id)).shipments.map(({ state }) => state)).toEqual(['booked', 'refused']);
  });
});

describe('what is not known is asked before it is repeated', () => {
  test.each(['lost answer', '5xx', 'html', 'cut', 'late'] as const)('%s: one parcel', async (fault) => {
    const { id, number } = await aGiven();
    // The token first.
    stand.fail('none', fault);
    await look();
    stand.calm();
    await look(4);
    expect(await newest(id)).toMatchObject({ state: 'booked', isUnsure: false });
    expect(stand.madeBy(number)).toHaveLength(1);
  });

  test('a carrier that may still be at it is not asked to take it again within two minutes', async () => {
    const { id, number } = await aGiven();
    stand.fail('none', 'cut');
    await look();
    expect(await newest(id)).toMatchObject({ state: 'planned', isUnsure: true });
    await shop.db`UPDATE shipments SET due_at = now(), sent_at = now() - interval '1 minute' WHERE order_id = ${id}`;
    await aProcess().lookDue();
    expect(stand.madeBy(number)).toHaveLength(0);
    await look(1);
    expect(stand.madeBy(number)).toHaveLength(1);
  });

  test('a process that was killed between the carrier’s answer and its own table leaves one parcel', async () => {
    const { id, number, shipment } = await aGiven();
    await look();
    // As it stood in the table when the process ended.
    await shop.db`UPDATE shipments SET state = 'planned', external_id = NULL, sent_at = now() WHERE id = ${shipment}`;
    await look(3);
    expect(await newest(id)).toMatchObject({ state: 'booked', hasLabel: true });
    expect(stand.madeBy(number)).toHaveLength(1);
  });

  test('many processes at once, broken lines and repeats: each order is one parcel', async () => {
    const given = [];
    for (let i = 0; i < 6; i++) given.push(await aGiven());
    for (let round = 0; round < 12; round++) {
      stand.fail('none', 'lost answer', 'none', '5xx', 'cut', 'html');
      await hurry();
      await Promise.all([aProcess().lookDue(), aProcess().lookDue(), aProcess().lookDue()]);
    }
    stand.calm();
    await look(4);
    for (const { id, number } of given) {
      expect(stand.madeBy(number), number).toHaveLength(1);
      expect(await newest(id)).toMatchObject({ state: 'booked', hasLabel: true });
    }
  });
});

describe('a shipment taken back', () => {
  const takeBack = (id: number, shipment: number) =>
    askOffice(shop, cancelShipment, { cookie: dana.cookie, params: { id, shipment } });

  test('before the carrier has heard of it is never sent', async () => {
    const { id, shipment, number } = await aGiven();
    expect((await takeBack(id, shipment)).statusCode).toBe(200);
    await look();
    expect(await newest(id)).toMatchObject({ state: 'cancelled' });
    expect(stand.madeBy(number)).toHaveLength(0);
  });

  test('in doubt is asked after first, then deleted there', async () => {
    const { id, shipment, number } = await aGiven();
    stand.fail('none', 'lost answer');
    await look();
    await takeBack(id, shipment);
    await look(2);
    expect(await newest(id)).toMatchObject({ state: 'cancelled' });
    expect(stand.madeBy(number).map(({ isRemoved }) => isRemoved)).toEqual([true]);
  });

  test('whose goods the carrier has goes on, and says that it was too late', async () => {
    const { id, shipment, number } = await aGiven();
    await look(3);
    stand.move(uuidOf(number), 'RECEIVED_AT_SHIPMENT_WAREHOUSE');
    await takeBack(id, shipment);
    await look(2);
    expect(await newest(id)).toMatchObject({ state: 'picked', refusal: 'too_late', isCancelAsked: false });
    expect((await takeBack(id, shipment)).json().code).toBe('shipment.too_late');
  });

  test('with its order: a cancelled order is not carried', async () => {
    const { id, number } = await aGiven();
    await look(3);
    await askOffice(shop, stepOrder, {
      cookie: dana.cookie,
      params: { id },
      body: { from: 'assembling', to: 'cancelled', reason: 'no_stock' },
    });
    await look(2);
    expect(await open(id)).toMatchObject({ status: 'cancelled', shipments: [{ state: 'cancelled' }] });
    expect(stand.madeBy(number)[0]?.isRemoved).toBe(true);
  });
});

test('without a carrier nobody is asked and no order is given', async () => {
  const alone = createShipments({ db: shop.db, carriers: [], warn() {} });
  const { id } = await aGiven();
  await hurry();
  await alone.lookDue();
  expect(await newest(id)).toMatchObject({ state: 'planned' });
  const order = {
    id,
    method: 'delivery',
    status: 'assembling',
    paymentStatus: 'paid',
    paymentMethod: 'card_online',
  } as const;
  expect(await alone.listCarriers(shop.db, order)).toEqual([]);
});
