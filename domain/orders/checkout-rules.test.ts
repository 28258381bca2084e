import { describe, expect, test } from 'vitest';
import { listChanges, toRepeatReport } from './order-changes.ts';
import { orderNumber } from './order-number.ts';
import {
  findPaymentRefusal,
  firstPaymentStatus,
  listPaymentMethods,
  PAYMENT_METHODS,
  type PayableOrder,
  type PaymentMethod,
  type PaymentRefusal,
  payWithinMinutes,
} from './payment-methods.ts';
import {
  findSlotTemplate,
  listDayTemplates,
  listSlots,
  nearestSlots,
  type Slot,
  type SlotRules,
  slotPriceTenge,
  USUAL_SLOT_RULES,
} from './slots.ts';

describe('ways to pay', () => {
  const order: PayableOrder = {
    totalTenge: 50_000,
    weightKg: 100,
    isPickup: false,
    hasOrganization: false,
    creditLeftTenge: null,
    hasOverdueDebt: false,
    cashUpToTenge: 300_000,
  };
  test.each<[PaymentMethod, Partial<PayableOrder>, PaymentRefusal | null]>([
    ['card_online', {}, null],
    ['kaspi_pay', { totalTenge: 100 }, null],
    ['kaspi_pay', { totalTenge: 99 }, 'too_small'],
    ['card_on_receipt', { weightKg: 350 }, null],
    ['card_on_receipt', { weightKg: 351 }, 'too_heavy_at_door'],
    ['card_on_receipt', { weightKg: 5000, isPickup: true }, null],
    ['cash_on_receipt', { totalTenge: 300_000 }, null],
    ['cash_on_receipt', { totalTenge: 300_001 }, 'too_much_cash'],
    ['cash_on_receipt', { totalTenge: 300_001, isPickup: true }, 'too_much_cash'],
    ['cash_on_receipt', { weightKg: 351 }, 'too_heavy_at_door'],
    ['invoice', {}, 'organization_needed'],
    ['invoice', { hasOrganization: true }, null],
    ['deferred', {}, 'contract_needed'],
    ['deferred', { creditLeftTenge: 50_000 }, null],
    ['deferred', { creditLeftTenge: 49_999 }, 'over_credit'],
    ['deferred', { creditLeftTenge: 900_000, hasOverdueDebt: true }, 'overdue_debt'],
  ])('%s for %o: %s', (method, parts, refusal) => {
    expect(findPaymentRefusal(method, { ...order, ...parts })).toBe(refusal);
    expect(listPaymentMethods({ ...order, ...parts }).includes(method)).toBe(refusal === null);
  });

  test('money that is awaited is awaited for so long', () => {
    expect(payWithinMinutes('card_online')).toBe(20);
    expect(payWithinMinutes('kaspi_pay')).toBe(24 * 60);
    expect(payWithinMinutes('invoice')).toBe(5 * 24 * 60);
    expect(payWithinMinutes('deferred')).toBeNull();
  });

  test('what is paid ahead is awaited, what is paid on receipt is not', () => {
    const priced = { isPricedByHand: false };
    expect(firstPaymentStatus('card_online', priced)).toBe('pending');
    expect(firstPaymentStatus('invoice', priced)).toBe('pending');
    expect(firstPaymentStatus('cash_on_receipt', priced)).toBe('none');
    expect(firstPaymentStatus('deferred', priced)).toBe('none');
  });
  test('before the carriage has its price nothing is awaited', () => {
    for (const method of PAYMENT_METHODS)
      expect(firstPaymentStatus(method, { isPricedByHand: true })).toBe('none');
  });
});

describe('hours of delivery', () => {
  test('the same day and days off cost a little more', () => {
    const now = new Date('2026-11-16T10:00:00+05:00');
    const price = (date: string) => slotPriceTenge({ date }, now, USUAL_SLOT_RULES.terms);
    expect([price('2026-11-16'), price('2026-11-17'), price('2026-11-21'), price('2026-11-22')]).toEqual([
      500, 0, 500, 500,
    ]);
    const on = (from: string) => findSlotTemplate(USUAL_SLOT_RULES, 1, { date: '2026-11-17', from });
    expect(on('17:00')).toMatchObject({ to: '21:00', capacityOrders: 20 });
    expect(on('10:00')).toBeNull();
  });

  const at = (time: string) => new Date(`2026-11-15T${time}:00+05:00`);
  const hours = (now: Date, zone: 'near' | 'far', leadDays = 0, rules = USUAL_SLOT_RULES) =>
    listSlots({ now, zone, cityId: 1, leadDays }, rules);
  const firstOf = (time: string, zone: 'near' | 'far', leadDays = 0) => {
    const [slot] = hours(at(time), zone, leadDays);
    return slot && `${slot.date} ${slot.from}`;
  };
  test.each([
    ['11:59', 'near', 0, '2026-11-15 13:00'],
    ['12:00', 'near', 0, '2026-11-16 09:00'],
    ['00:01', 'near', 0, '2026-11-15 13:00'],
    ['11:59', 'far', 0, '2026-11-16 09:00'],
    ['19:59', 'far', 0, '2026-11-16 09:00'],
    ['20:00', 'near', 0, '2026-11-17 09:00'],
    ['09:00', 'near', 2, '2026-11-17 09:00'],
    ['23:59', 'far', 5, '2026-11-20 09:00'],
  ] as const)('ordered at %s in the %s zone, %i days ahead: from %s', (time, zone, leadDays, expected) => {
    expect(firstOf(time, zone, leadDays)).toBe(expected);
  });

  test('two weeks are offered, three spans a day, none of them in the past', () => {
    const slots = hours(at('21:00'), 'near');
    expect(slots).toHaveLength(42);
    expect(new Set(slots.map(({ date }) => date)).size).toBe(14);
    expect(slots.every(({ date }) => date >= '2026-11-17')).toBe(true);
  });

  test('instead of a taken one the three nearest are offered', () => {
    const wanted: Slot = { date: '2026-11-17', from: '13:00', to: '17:00' };
    const free = hours(at('11:00'), 'near');
    expect(nearestSlots(free, wanted).map(({ date, from }) => `${date} ${from}`)).toEqual([
      '2026-11-17 09:00',
      '2026-11-17 17:00',
      '2026-11-16 17:00',
    ]);
    expect(nearestSlots([], wanted)).toEqual([]);
  });

  describe('as staff have set them', () => {
    const span = { from: '10:00', to: '12:00', capacityKg: 500, capacityOrders: 3 };
    const rules: SlotRules = {
      ...USUAL_SLOT_RULES,
      templates: [
        ...USUAL_SLOT_RULES.templates,
        { ...span, cityId: null, weekday: 1 },
        { ...span, cityId: 2, weekday: null, capacityOrders: 4 },
        { ...span, cityId: 2, weekday: 1, capacityOrders: 5 },
      ],
      days: [
        { cityId: null, date: '2026-11-18', isClosed: true, capacityKg: null, capacityOrders: null },
        { cityId: 2, date: '2026-11-18', isClosed: false, capacityKg: 100, capacityOrders: null },
      ],
    };
    const of = (cityId: number, date: string) =>
      listDayTemplates(rules, cityId, date).map(
        (each) => `${each.from} ${each.capacityOrders} ${each.capacityKg}`,
      );
    test.each([
      ['a plain Tuesday', 1, '2026-11-17', ['09:00 30 12000', '13:00 30 12000', '17:00 20 8000']],
      ['a Monday of all cities', 1, '2026-11-16', ['10:00 3 500']],
      ['a city of its own', 2, '2026-11-17', ['10:00 4 500']],
      ['its Monday', 2, '2026-11-16', ['10:00 5 500']],
      ['a closed day', 1, '2026-11-18', []],
      ['a day on which one city works all the same, with less', 2, '2026-11-18', ['10:00 4 100']],
    ])('%s', (_name, cityId, date, expected) => {
      expect(of(cityId, date)).toEqual(expected);
    });

    test('a closed day is not offered, and hours may end earlier', () => {
      const dates = new Set(hours(at('09:00'), 'far', 0, rules).map(({ date }) => date));
      expect(dates.has('2026-11-18')).toBe(false);
      const strict = { ...rules, terms: { ...rules.terms, nextDayUntil: '08:00', offeredDays: 3 } };
      expect(hours(at('09:00'), 'far', 0, strict).at(0)?.date).toBe('2026-11-17');
      expect(new Set(hours(at('09:00'), 'far', 0, strict).map(({ date }) => date)).size).toBe(2);
    });
  });
});

describe('what changed before the order', () => {
  const seen = [
    { productCode: 'a', count: 2, sumTenge: 200 },
    { productCode: 'b', count: 5, sumTenge: 500 },
    { productCode: 'c', count: 1, sumTenge: 300 },
    { productCode: 'd', count: 1, sumTenge: 100 },
    { productCode: 'e', count: 1, sumTenge: 100 },
  ];
  test('each line is told by its own name', () => {
    const current = [
      { productCode: 'a', count: 2, sumTenge: 220, available: 9 },
      { productCode: 'b', count: 5, sumTenge: 450, available: 3 },
      { productCode: 'c', count: 1, sumTenge: 250, available: 1 },
      { productCode: 'd', count: 1, sumTenge: 100, available: 0 },
    ];
    expect(listChanges(seen, current)).toEqual([
      { kind: 'dearer', productCode: 'a', fromTenge: 200, toTenge: 220 },
      { kind: 'fewer', productCode: 'b', available: 3 },
      { kind: 'cheaper', productCode: 'c', fromTenge: 300, toTenge: 250 },
      { kind: 'gone', productCode: 'd' },
      { kind: 'gone', productCode: 'e' },
    ]);
  });
  test('what is the same is not told', () => {
    expect(
      listChanges(
        seen,
        seen.map((line) => ({ ...line, available: 100 })),
      ),
    ).toEqual([]);
  });
  test('an order made again drops nothing in silence', () => {
    const bought = ['x', 'y', 'z'].map((productCode) => ({
      productCode,
      name: productCode.toUpperCase(),
      count: 4,
    }));
    const report = toRepeatReport(bought, (code) =>
      code === 'x'
        ? { available: 4 }
        : code === 'y'
          ? { available: 1 }
          : { available: 0, analogueCode: 'z2' },
    );
    expect(report).toEqual({
      added: [{ productCode: 'x', count: 4 }],
      fewer: [{ productCode: 'y', wanted: 4, count: 1 }],
      gone: [{ productCode: 'z', name: 'Z', analogueCode: 'z2' }],
    });
    expect(toRepeatReport(bought, () => undefined).gone).toHaveLength(3);
  });
});

test.each([
  ['pavlodar', '2026-11-14T10:00:00Z', 42, 'P-261114-00042'],
  ['almaty', '2026-12-31T18:59:59Z', 1, 'A-261231-00001'],
  ['almaty', '2026-12-31T19:00:00Z', 1, 'A-270101-00001'],
  ['astana', '2026-01-05T10:00:00Z', 123_456, 'A-260105-123456'],
])('an order of %s at %s is numbered by the day in Kazakhstan', (city, at, counter, number) => {
  expect(orderNumber(city, new Date(at), counter)).toBe(number);
});
