/**
 * What the shop relies on of CDEK's documents, sentence by sentence (docs/partners/cdek.md): token 33828799, registration
 * 33828802, details 33828849, deleting 33828855, labels 36969722 of api-docs.cdek.ru.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CdekStand, openCdekStand, SETTINGS } from '#tests/stands/cdek/cdek-stand.ts';
import { createOutgoing, Refused, Unknown } from '../../outgoing/outgoing.ts';
import type { Carrier, Parcel } from '../carrier.ts';
import { createCdek } from './cdek.ts';
import { toCdekOrder } from './cdek-parcel.ts';
import { readState } from './cdek-states.ts';

let stand: CdekStand;
let cdek: Carrier;
beforeAll(async () => {
  stand = await openCdekStand();
});
afterAll(() => stand.close());
beforeEach(() => {
  stand.line.clockAheadMs = 0;
  stand.setSlow({});
  stand.setInvalid(null);
  // Nobody was left alone before, and no token is known.
  cdek = createCdek(
    createOutgoing({ info() {}, warn() {} }),
    { ...SETTINGS, address: stand.url },
    () => Date.now() + stand.line.clockAheadMs,
  );
});

const ADDRESS = {
  cityName: 'Павлодар',
  district: null,
  street: 'ул. Условная',
  house: '5',
  building: null,
  entrance: null,
  intercom: null,
  floor: 4,
  flat: '7',
  comment: null,
  point: null,
};
let numbers = 0;
const aParcel = (wish: Partial<Parcel> = {}): Parcel => ({
  number: `S${++numbers}`,
  orderNumber: 'Ш-261118-00001',
  recipient: { name: 'Айгерим Пробная', phone: '+77000000099' },
  address: ADDRESS,
  places: [
    {
      weightGrams: 4200,
      lengthCm: 40,
      widthCm: 30,
      heightCm: 20,
      lines: [
        { article: 'A-1', name: 'Краска', count: 3, unitTenge: 5200 },
        { article: 'A-2', name: 'ы'.repeat(300), count: 1, unitTenge: 900 },
      ],
    },
  ],
  ...wish,
});
const tokensAsked = () => stand.asked.filter(({ path }) => path.endsWith('/token')).length;

describe('CDEK', () => {
  test('gives a token for an hour by account and password; one serves many questions, and is replaced before it ends', async () => {
    const before = tokensAsked();
    const id = await cdek.book(aParcel());
    await cdek.find(id);
    expect(tokensAsked()).toBe(before + 1);
    stand.line.clockAheadMs = 3_600_000;
    await cdek.find(id);
    expect(tokensAsked()).toBe(before + 2);
  });

  test('that does not take the account’s password has been asked nothing: the parcel is not refused', async () => {
    const stranger = createCdek(createOutgoing({ info() {}, warn() {} }), {
      ...SETTINGS,
      secret: 'wrong',
      address: stand.url,
    });
    const error = await stranger.book(aParcel()).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(Unknown);
    expect((error as Unknown).wasSent).toBe(false);
  });

  test('takes a parcel by a number of ours and answers before it has looked: the number that people read comes later', async () => {
    stand.setSlow({ check: 60_000 });
    const parcel = aParcel();
    const id = await cdek.book(parcel);
    expect(await cdek.find(id)).toMatchObject({ externalId: id, state: 'booked', tracking: null });
    stand.line.clockAheadMs = 61_000;
    expect(await cdek.find(id)).toMatchObject({
      state: 'booked',
      tracking: expect.stringMatching(/^\d{10}$/),
    });
    expect(stand.madeBy(parcel.number)[0]?.body).toMatchObject({
      type: 1,
      tariff_code: 137,
      shipment_point: 'PVL1',
      to_location: { country_code: 'KZ', city: 'Павлодар', address: 'ул. Условная, 5, 7' },
      recipient: { name: 'Айгерим Пробная', phones: [{ number: '+77000000099' }] },
      packages: [{ weight: 4200, length: 40, width: 30, height: 20 }],
    });
  });

  test('finds a parcel by our number; of several the newest is shown; one that there is not is said to be none', async () => {
    const parcel = aParcel();
    await cdek.book(parcel);
    const second = await cdek.book(parcel);
    expect(await cdek.findByNumber(parcel.number)).toMatchObject({ externalId: second });
    expect(await cdek.findByNumber('S-none')).toBeNull();
  });

  test.each(['5xx', 'html', 'redirect', 'cut', 'lost answer'] as const)(
    'whose line is broken (%s) is not understood as having none',
    async (fault) => {
      await cdek.find(await cdek.book(aParcel()));
      stand.fail(fault);
      await expect(cdek.findByNumber('S-none')).rejects.toBeInstanceOf(Unknown);
      stand.calm();
    },
  );

  test('says no at once by a code, or later by the request of the parcel', async () => {
    const wrong = createCdek(createOutgoing({ info() {}, warn() {} }), {
      ...SETTINGS,
      point: 'NOWHERE',
      address: stand.url,
    });
    await expect(wrong.book(aParcel())).rejects.toMatchObject({ reason: 'shipment_point_is_not_found' });
    await expect(wrong.book(aParcel())).rejects.toBeInstanceOf(Refused);
    stand.setInvalid('v2_recipient_location_not_recognized');
    const id = await cdek.book(aParcel());
    expect(await cdek.find(id)).toMatchObject({
      state: 'refused',
      refusal: 'v2_recipient_location_not_recognized',
    });
  });

  test('deletes a parcel only while it is created: later its request is refused and the parcel goes on', async () => {
    const id = await cdek.book(aParcel());
    await cdek.cancel(id);
    expect(await cdek.find(id)).toMatchObject({ state: 'cancelled', isCancelRefused: false });
    const moved = await cdek.book(aParcel());
    await cdek.find(moved);
    stand.move(moved, 'RECEIVED_AT_SHIPMENT_WAREHOUSE');
    await cdek.cancel(moved);
    expect(await cdek.find(moved)).toMatchObject({ state: 'picked', isCancelRefused: true });
  });

  test('draws a label a while after it was ordered; its file is there for an hour, by the same token', async () => {
    const id = await cdek.book(aParcel());
    await cdek.find(id);
    stand.setSlow({ label: 5000 });
    const label = await cdek.orderLabel(id);
    expect(await cdek.fetchLabel(label)).toBeNull();
    stand.line.clockAheadMs = 6000;
    expect(String(await cdek.fetchLabel(label))).toBe(`%PDF-1.4 label of ${id}`);
    stand.line.clockAheadMs = 3_700_000;
    expect(await cdek.fetchLabel(label)).toBe('gone');
  });

  test('tells what it takes for the way', async () => {
    const id = await cdek.book(aParcel());
    stand.setPrice(id, 2450.4);
    expect(await cdek.find(id)).toMatchObject({ priceTenge: 2450 });
  });

  test('is followed on its page by the number', () => {
    expect(cdek.trackingUrl('1106 321')).toBe('https://track.test/?order_id=1106%20321');
  });
});

test('a parcel is written in grams, names are cut to 255 letters, nothing is taken at the door', () => {
  const { packages, comment, number } = toCdekOrder(aParcel({ number: 'S7' }), SETTINGS);
  expect([number, comment]).toEqual(['S7', 'Заказ Ш-261118-00001']);
  expect(packages[0]?.items).toEqual([
    { name: 'Краска', ware_key: 'A-1', payment: { value: 0 }, cost: 5200, amount: 3, weight: 1050 },
    {
      name: `${'ы'.repeat(254)}…`,
      ware_key: 'A-2',
      payment: { value: 0 },
      cost: 900,
      amount: 1,
      weight: 1050,
    },
  ]);
});

test.each<[string[], ReturnType<typeof readState>]>([
  [[], null],
  [['SOMETHING_NEW'], null],
  [['ACCEPTED', 'CREATED'], 'booked'],
  [['CREATED', 'RECEIVED_AT_SHIPMENT_WAREHOUSE'], 'picked'],
  [['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'TAKEN_BY_COURIER'], 'on_way'],
  [['TAKEN_BY_COURIER', 'SOMETHING_NEW'], 'on_way'],
  [['TAKEN_BY_COURIER', 'DELIVERED'], 'delivered'],
  [['TAKEN_BY_COURIER', 'NOT_DELIVERED'], 'returned'],
  [['CREATED', 'REMOVED'], 'cancelled'],
  [['ACCEPTED', 'INVALID'], 'refused'],
])('states %j, in whatever order they are listed, are %s', (codes, state) => {
  const statuses = codes.map((code, at) => ({ code, date_time: `2026-11-18T10:0${at}:00+0500` }));
  expect([readState(statuses), readState(statuses.toReversed())]).toEqual([state, state]);
});
