import { expect, test } from 'vitest';
import { findExpiry, keptUntil, type WaitingOrder } from './order-expiry.ts';

const ready: WaitingOrder = {
  status: 'ready',
  paymentStatus: 'none',
  payUntil: null,
  confirmUntil: null,
  readyAt: new Date('2026-11-10T10:00:00Z'),
  createdAt: new Date('2026-11-09T10:00:00Z'),
  promisedOn: null,
  paymentMethod: 'cash_on_receipt',
};
const pending: WaitingOrder = {
  status: 'new',
  paymentStatus: 'pending',
  payUntil: new Date('2026-11-10T10:00:00Z'),
  confirmUntil: null,
  readyAt: null,
  createdAt: new Date('2026-11-09T10:00:00Z'),
  promisedOn: null,
  paymentMethod: 'cash_on_receipt',
};

test('an order waits in the store for three days, a paid one for seven, to the end of the last day', () => {
  expect(keptUntil(ready)).toBe('2026-11-13');
  expect(keptUntil({ ...ready, paymentStatus: 'paid' })).toBe('2026-11-17');
  // The day ends at 19:00 UTC in Kazakhstan.
  expect(findExpiry(ready, new Date('2026-11-13T18:59:59Z'))).toBeNull();
  expect(findExpiry(ready, new Date('2026-11-13T19:00:00Z'))).toBe('not_collected');
  expect(findExpiry({ ...ready, status: 'completed' }, new Date('2027-01-01T00:00:00Z'))).toBeNull();
});

test('an order that awaits money ends with its time, unless the money came or somebody is at work on it', () => {
  const late = new Date('2026-11-10T10:00:01Z');
  expect(findExpiry(pending, new Date('2026-11-10T10:00:00Z'))).toBeNull();
  expect(findExpiry(pending, late)).toBe('not_paid');
  expect(findExpiry({ ...pending, paymentStatus: 'failed' }, late)).toBe('not_paid');
  expect(findExpiry({ ...pending, paymentStatus: 'paid' }, late)).toBeNull();
  expect(findExpiry({ ...pending, status: 'assembling' }, late)).toBeNull();
  expect(findExpiry({ ...pending, payUntil: null }, late)).toBeNull();
});

test('an order to be paid on receipt that nobody has begun on ends three days after the day it was promised for', () => {
  const unbegun: WaitingOrder = { ...pending, paymentStatus: 'none', payUntil: null };
  expect(findExpiry(unbegun, new Date('2026-11-12T18:59:59Z'))).toBeNull();
  expect(findExpiry(unbegun, new Date('2026-11-12T19:00:00Z'))).toBe('not_collected');
  const promised = { ...unbegun, promisedOn: '2026-11-20' };
  expect(findExpiry(promised, new Date('2026-11-23T18:59:59Z'))).toBeNull();
  expect(findExpiry({ ...promised, status: 'confirmed' }, new Date('2026-11-23T19:00:00Z'))).toBe(
    'not_collected',
  );
  for (const other of [
    { status: 'assembling' },
    { paymentStatus: 'paid' },
    { status: 'delivering' },
    { paymentMethod: 'deferred' },
  ] as const)
    expect(findExpiry({ ...unbegun, ...other }, new Date('2027-01-01T00:00:00Z'))).toBeNull();
});

test('an order that the shop has not confirmed ends at its hour, and not before', () => {
  const waiting: WaitingOrder = {
    ...pending,
    paymentStatus: 'none',
    payUntil: null,
    confirmUntil: new Date('2026-11-20T10:00:00Z'),
  };
  expect(findExpiry(waiting, new Date('2026-11-20T10:00:00Z'))).toBeNull();
  expect(findExpiry(waiting, new Date('2026-11-20T10:00:01Z'))).toBe('not_confirmed');
});
