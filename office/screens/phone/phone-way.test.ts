import { expect, test } from 'vitest';
import { type PhoneWay, toDelivery } from './phone-way.ts';

const places = [
  { code: 'pavlodar', stores: [{ id: 1 }, { id: 2 }] },
  { code: 'semey', stores: [] },
];
const way: PhoneWay = { city: 'pavlodar', method: 'pickup', storeId: null, addressId: null, slotId: null };

test.each<[Partial<PhoneWay>, object | null]>([
  [{}, { method: 'pickup', storeId: 1 }],
  [{ storeId: 2 }, { method: 'pickup', storeId: 2 }],
  [{ storeId: 9 }, { method: 'pickup', storeId: 1 }],
  [{ city: 'semey' }, null],
  [{ method: 'delivery' }, null],
  [
    { method: 'delivery', addressId: 7 },
    { method: 'delivery', addressId: 7 },
  ],
])('%j is asked as %j', (more, wanted) => {
  expect(toDelivery({ ...way, ...more }, places)).toEqual(wanted);
});
