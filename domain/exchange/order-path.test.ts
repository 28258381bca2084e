import { describe, expect, it } from 'vitest';
import { canMove, ORDER_STATUSES } from '../orders/order-status.ts';
import { findPath, guessStatus } from './order-path.ts';

describe('the way of an order that 1C has moved', () => {
  it.each([
    ['new', 'new', []],
    ['new', 'confirmed', ['confirmed']],
    ['new', 'shipped', ['confirmed', 'assembling', 'shipped']],
    ['new', 'ready', ['confirmed', 'assembling', 'ready']],
    ['new', 'completed', ['confirmed', 'assembling', 'ready', 'completed']],
    ['shipped', 'completed', ['delivering', 'completed']],
    ['assembling', 'cancelled', ['cancelled']],
    ['delivering', 'cancelled', null],
    ['cancelled', 'shipped', null],
    ['shipped', 'confirmed', null],
  ] as const)('from %s to %s', (from, to, path) => expect(findPath(from, to)).toEqual(path));

  it('is always one that the shop’s own people could walk', () => {
    for (const from of ORDER_STATUSES)
      for (const to of ORDER_STATUSES)
        for (const [index, step] of (findPath(from, to) ?? []).entries())
          expect(
            canMove(index === 0 ? from : ((findPath(from, to) ?? [])[index - 1] ?? from), step, 'operator'),
          ).toBe(true);
  });
});

it.each([
  ['Принят', 'confirmed'],
  ['[N] Принят', 'confirmed'],
  ['Отгружен', 'shipped'],
  ['  выполнен ', 'completed'],
  ['Отменён', 'cancelled'],
  ['Готов к выдаче', 'ready'],
  ['Ждём у моря погоды', null],
])('«%s» is guessed to be %j', (theirs, status) => expect(guessStatus(theirs)).toBe(status));
