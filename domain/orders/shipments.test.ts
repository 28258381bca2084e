import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canMove, type OrderStatus } from './order-status.ts';
import {
  canCancelShipment,
  canShip,
  isShipmentOver,
  isShipmentVoid,
  nextShipmentState,
  SHIPMENT_STATES,
  type ShipmentState,
  spreadOverPlaces,
  stepsByCarrier,
} from './shipments.ts';

describe('a shipment', () => {
  test.each<[ShipmentState, ShipmentState, ShipmentState]>([
    ['planned', 'booked', 'booked'],
    ['booked', 'on_way', 'on_way'],
    ['on_way', 'picked', 'on_way'],
    ['on_way', 'delivered', 'delivered'],
    ['delivered', 'on_way', 'delivered'],
    ['delivered', 'returned', 'delivered'],
    ['cancelled', 'booked', 'cancelled'],
    ['booked', 'cancelled', 'cancelled'],
  ])('that is %s and is told to be %s is %s', (from, told, to) => {
    expect(nextShipmentState(from, told)).toBe(to);
  });

  test('never goes back, whatever is told in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SHIPMENT_STATES), { maxLength: 12 }), (told) => {
        let state: ShipmentState = 'planned';
        for (const each of told) {
          const next = nextShipmentState(state, each);
          if (isShipmentOver(state)) expect(next).toBe(state);
          expect(SHIPMENT_STATES.indexOf(next)).toBeGreaterThanOrEqual(SHIPMENT_STATES.indexOf(state));
          state = next;
        }
      }),
    );
  });

  test('can be taken back until the carrier has the goods', () => {
    expect(SHIPMENT_STATES.filter(canCancelShipment)).toEqual(['planned', 'booked']);
    expect(SHIPMENT_STATES.filter(isShipmentVoid)).toEqual(['returned', 'refused', 'cancelled']);
  });

  const order = {
    method: 'delivery',
    status: 'assembling',
    paymentStatus: 'paid',
    paymentMethod: 'card_online',
  } as const;
  test.each([
    [{}, true],
    [{ method: 'transport' }, true],
    [{ status: 'shipped' }, true],
    [{ paymentMethod: 'deferred', paymentStatus: 'none' }, true],
    [{ method: 'pickup' }, false],
    [{ status: 'new' }, false],
    [{ status: 'completed' }, false],
    [{ paymentStatus: 'none', paymentMethod: 'cash_on_receipt' }, false],
    [{ paymentStatus: 'pending' }, false],
    [{ paymentStatus: 'refund_pending' }, false],
  ] as const)('is made for an order with %o: %s', (wish, is) => {
    expect(canShip({ ...order, ...wish })).toBe(is);
  });

  test.each<[OrderStatus, ShipmentState, OrderStatus[]]>([
    ['assembling', 'booked', []],
    ['assembling', 'picked', ['shipped']],
    ['assembling', 'delivered', ['shipped', 'delivering', 'completed']],
    ['shipped', 'on_way', ['delivering']],
    ['delivering', 'picked', []],
    ['completed', 'delivered', []],
    ['cancelled', 'delivered', []],
    ['delivering', 'returned', []],
  ])('of an order that is %s, told to be %s, moves it by %j', (status, state, steps) => {
    expect(stepsByCarrier(status, state)).toEqual(steps);
    let from = status;
    for (const to of steps) {
      expect(canMove(from, to, 'job')).toBe(true);
      from = to;
    }
  });
});

describe('goods in places', () => {
  test.each<[number[], number, number[][] | null]>([
    [[3], 1, [[3]]],
    [[3, 2], 2, [[3], [2]]],
    [[1, 4], 2, [[1, 2], [2]]],
    [[2], 3, null],
    [[2], 0, null],
  ])('%j in %i', (counts, places, spread) => {
    const found = spreadOverPlaces(
      counts.map((count, at) => ({ line: at + 1, count })),
      places,
    );
    expect(found?.map((inside) => inside.map(({ count }) => count)) ?? null).toEqual(spread);
  });

  test('nothing is lost and no place is empty', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 20 }), (counts, places) => {
        const all = counts.map((count, at) => ({ line: at, count }));
        const total = counts.reduce((sum, count) => sum + count, 0);
        const spread = spreadOverPlaces(all, places);
        if (places > total) {
          expect(spread).toBeNull();
          return;
        }
        expect(spread).toHaveLength(places);
        for (const inside of spread ?? []) expect(inside.length).toBeGreaterThan(0);
        for (const { line, count } of all) {
          const given = spread?.flat().filter((each) => each.line === line) ?? [];
          expect(given.reduce((sum, each) => sum + each.count, 0)).toBe(count);
        }
      }),
    );
  });
});
