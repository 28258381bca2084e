import { expect, test } from 'vitest';
import { findExpiry, keptUntil, type WaitingOrder } from './order-expiry.ts';

const ready: WaitingOrder = {
  status: 'ready',
  paymentStatus: 'none',
  payUntil: null,
  readyAt: new Date('2026-11-10T10:00:00Z'),
};
const pending: WaitingOrder = {
  status: 'new',
  paymentStatus: 'pending',
  payUntil: new Date('2026-11-10T10:00:00Z'),
  readyAt: null,
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
