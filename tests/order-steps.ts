/** What may happen on the page of an order, at random: for the model test of the checkout's store. */
import fc from 'fast-check';
import type { OrderDraft } from '#storefront/screens/checkout/draft.ts';
import type { City } from './fake-order-shop.ts';

export type Fate = 'ok' | 'refused' | 'lost' | 'answer-lost';
export type Step =
  | { do: 'type'; change: Partial<OrderDraft> }
  | { do: 'choose'; at: number }
  | { do: 'wait'; ms: number }
  | { do: 'answer'; at: number; fate: Fate }
  | { do: 'cart'; count: number }
  | { do: 'city'; city: City }
  | { do: 'dearer' }
  | { do: 'taken'; at: number }
  | { do: 'press' | 'retry' | 'renew' | 'dismiss' | 'new-page' };

const oneOf = <T>(...values: T[]) => fc.constantFrom<T>(...values);
const change = oneOf<Partial<OrderDraft>>(
  { method: 'delivery' },
  { method: 'delivery' },
  { method: 'pickup' },
  { payment: 'cash_on_receipt' },
  { payment: 'card_online' },
  { comment: 'call first' },
  { comment: '' },
  { firstName: 'Ерлан' },
  { liftMode: 'floor' },
  { liftMode: 'none' },
  { floor: '2' },
  { floor: '12' },
  { addressId: '5' },
  { addressId: '6' },
);
const at = fc.nat(3);
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 7, arbitrary: fc.record({ do: oneOf('type' as const), change }) },
  { weight: 4, arbitrary: fc.record({ do: oneOf('choose' as const), at: fc.nat(2) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: oneOf('wait' as const), ms: oneOf(50, 200, 200, 350, 1000, 900_000) }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: oneOf('answer' as const),
      at,
      fate: oneOf<Fate>('ok', 'ok', 'ok', 'ok', 'refused', 'lost', 'answer-lost'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: oneOf('cart' as const), count: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: oneOf('city' as const), city: oneOf<City>('pavlodar', 'astana') }),
  },
  { weight: 1, arbitrary: fc.record({ do: oneOf('dearer' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: oneOf('taken' as const), at }) },
  { weight: 5, arbitrary: fc.record({ do: oneOf('press' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: oneOf<'retry' | 'renew' | 'dismiss' | 'new-page'>('retry', 'renew', 'dismiss', 'new-page'),
    }),
  },
);

const ok: Step = { do: 'answer', at: 0, fate: 'ok' };
/** Where a run begins: at nothing, with everything for a pickup, with everything for a delivery. */
export const beginning: fc.Arbitrary<Step[]> = oneOf<Step[]>(
  [],
  [{ do: 'type', change: { payment: 'card_online' } }, { do: 'wait', ms: 200 }, ok],
  [
    { do: 'type', change: { method: 'delivery', payment: 'cash_on_receipt' } },
    ...[{ do: 'wait', ms: 200 } as const, ok, ok],
    { do: 'choose', at: 0 },
    ...[{ do: 'wait', ms: 350 } as const, ok, ok],
  ],
);
