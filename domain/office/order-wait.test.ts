import { describe, expect, test } from 'vitest';
import { findWait, type WaitingOrder } from './order-wait.ts';

const now = new Date('2026-11-17T10:00:00+05:00');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const order: WaitingOrder = {
  status: 'new',
  since: ago(5),
  confirmUntil: null,
  cancelRequestedAt: null,
  promisedOn: '2026-11-17',
  promisedFrom: '13:00',
};

describe('how long an order waits', () => {
  test.each<[string, Partial<WaitingOrder>, [kind: string, level: string] | null]>([
    ['a new one, for its confirmation', {}, ['answer', 'calm']],
    ['from twenty minutes on it is marked', { since: ago(20) }, ['answer', 'soon']],
    ['and from half an hour on it is late', { since: ago(30) }, ['answer', 'late']],
    ['one without goods, until it ends by itself', { confirmUntil: ago(-300) }, ['ends', 'calm']],
    ['which is soon in the last four hours', { confirmUntil: ago(-239) }, ['ends', 'soon']],
    [
      'the word of an order that is confirmed is over',
      { status: 'confirmed', confirmUntil: ago(-1) },
      ['promise', 'calm'],
    ],
    [
      'one that is to be stopped, whatever its state',
      { status: 'shipped', cancelRequestedAt: ago(31) },
      ['answer', 'late'],
    ],
    ['one that was stopped waits for nothing', { status: 'cancelled', cancelRequestedAt: ago(31) }, null],
    ['what is promised, until its hour', { status: 'assembling' }, ['promise', 'calm']],
    ['two hours before it is soon', { status: 'confirmed', promisedFrom: '12:00' }, ['promise', 'soon']],
    ['after it, late', { status: 'delivering', promisedFrom: '09:00' }, ['promise', 'late']],
    [
      'a day without an hour is until its evening',
      { status: 'confirmed', promisedFrom: null },
      ['promise', 'calm'],
    ],
    ['a day that has passed is late', { status: 'confirmed', promisedOn: '2026-11-16' }, ['promise', 'late']],
    ['without a promise nobody waits', { status: 'confirmed', promisedOn: null }, null],
    ['goods that are laid out wait for the buyer', { status: 'ready' }, null],
    ['a return has days', { status: 'return_requested', since: ago(60 * 25) }, ['answer', 'soon']],
    ['but not four of them', { status: 'return_requested', since: ago(60 * 24 * 3) }, ['answer', 'late']],
    ['what is received is over', { status: 'completed' }, null],
  ])('%s', (_words, more, wanted) => {
    const wait = findWait({ ...order, ...more }, now);
    expect(wait && [wait.kind, wait.level]).toEqual(wanted);
  });

  test('tells since when or until when, by the clock of the country', () => {
    expect(findWait(order, now)?.at).toEqual(ago(5));
    expect(findWait({ ...order, status: 'confirmed' }, now)?.at.toISOString()).toBe(
      '2026-11-17T08:00:00.000Z',
    );
  });
});
