import { expect, test } from 'vitest';
import { toFirstDraft } from './first-choice.ts';
import { addressesFor, listStores, type Options } from './offer.ts';

const method = (code: Options['methods'][number]['code'], isOffered = true) => ({
  code,
  isOffered,
  reason: null,
  earliest: null,
  priceFrom: null,
});
const store = (id: number, parts: object = {}) =>
  ({ id, hasPickup: true, lines: 2, linesToday: 2, ready: null, wholeDate: '2026-11-18', ...parts }) as never;
const address = (id: number, parts: object = {}) =>
  ({ id, cityCode: 'pavlodar', isDefault: false, floor: null, elevator: 'none', ...parts }) as never;

const options: Options = {
  methods: [method('pickup'), method('delivery'), method('express', false), method('transport')],
  stores: [
    store(1, { linesToday: 1 }),
    store(2, { ready: { date: '2026-11-15', from: '16:00' } }),
    store(3, { hasPickup: false, ready: { date: '2026-11-15', from: '10:00' } }),
  ],
  addresses: [
    address(5),
    address(6, { isDefault: true, floor: 4, elevator: 'cargo' }),
    address(7, { cityCode: 'astana' }),
  ],
  payments: [],
  services: [{ code: 'raspil', name: 'Распил', note: '', unit: 'рез', price: 300 }],
  organizations: [],
  minOrder: null,
  recipient: { firstName: 'Айгерім', lastName: '', phone: '+77051234567' },
};
const first = (kept: object = {}, offered = options) => toFirstDraft(kept, offered, 'pavlodar');

test('a buyer who returns finds the soonest store, their name and phone, and the address with its stairs', () => {
  expect(first()).toMatchObject({
    method: 'pickup',
    storeId: '2',
    addressId: '6',
    floor: '4',
    elevator: 'cargo',
    firstName: 'Айгерім',
    phone: '+7 (705) 123-45-67',
    payment: '',
  });
});

test('what was chosen stays, with the floor that was typed for it', () => {
  expect(first({ method: 'delivery', addressId: '5', floor: '9', firstName: 'Ерлан' })).toMatchObject({
    method: 'delivery',
    addressId: '5',
    floor: '9',
    firstName: 'Ерлан',
  });
});

test('what is offered no more is not kept: way, store, address, payer', () => {
  expect(first({ method: 'express', storeId: '3', addressId: '99', organizationId: '4' })).toMatchObject({
    method: 'pickup',
    storeId: '2',
    addressId: '6',
    organizationId: '',
  });
});

test('only a transport company drives to another city', () => {
  expect(addressesFor('delivery', options, 'pavlodar').map(({ id }) => id)).toEqual([5, 6]);
  expect(addressesFor('transport', options, 'pavlodar')).toHaveLength(3);
});

test('stores that give out orders, from the soonest', () => {
  expect(listStores(options).map(({ id }) => id)).toEqual([2, 1]);
});

test('for who buys for a company the chosen one pays', () => {
  const organizations = [1, 2].map((id) => ({
    id,
    name: '',
    bin: '',
    isChosen: id === 2,
    contract: null,
  }));
  expect(first({}, { ...options, organizations }).organizationId).toBe('2');
  expect(first({ organizationId: '1' }, { ...options, organizations }).organizationId).toBe('1');
});

test('a service that is offered no more is not chosen any longer', () => {
  expect(first({ services: 'raspil:2,kolerovka:1' }).services).toBe('raspil:2');
});

test('a floor that nobody typed is the chosen address’s own', () => {
  expect(first({ method: 'delivery', addressId: '6', floor: '' })).toMatchObject({
    addressId: '6',
    floor: '4',
  });
});

test('an address of another city is proposed to nobody, and kept where it was chosen', () => {
  const away = { ...options, addresses: [address(7, { cityCode: 'astana', isDefault: true })] };
  expect(first({ method: 'transport' }, away).addressId).toBe('');
  expect(first({ method: 'transport', addressId: '7' }, away).addressId).toBe('7');
  expect(first({ method: 'delivery', addressId: '7' }, away).addressId).toBe('');
});
