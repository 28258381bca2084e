import { describe, expect, it } from 'vitest';
import { canMove, ORDER_STATUSES } from '../orders/order-status.ts';
import { findPath, guessStatus } from './order-path.ts';

describe('the way of an order that 1C has moved', () => {
  it.each([
    ['new', 'new', false, []],
    ['new', 'confirmed', true, ['confirmed']],
    ['new', 'shipped', false, ['confirmed', 'assembling', 'shipped']],
    ['new', 'ready', true, ['confirmed', 'assembling', 'ready']],
    ['new', 'ready', false, null],
    ['new', 'completed', true, ['confirmed', 'assembling', 'ready', 'completed']],
    ['new', 'completed', false, ['confirmed', 'assembling', 'shipped', 'delivering', 'completed']],
    ['shipped', 'completed', false, ['delivering', 'completed']],
    ['assembling', 'cancelled', true, ['cancelled']],
    ['delivering', 'cancelled', false, null],
    ['cancelled', 'shipped', false, null],
    ['shipped', 'confirmed', false, null],
  ] as const)('from %s to %s (fetched: %s)', (from, to, isPickup, path) =>
    expect(findPath(from, to, { isPickup })).toEqual(path),
  );

  it('is always one that accounting may walk, never through an end', () => {
    for (const from of ORDER_STATUSES)
      for (const to of ORDER_STATUSES)
        for (const isPickup of [true, false]) {
          const path = findPath(from, to, { isPickup }) ?? [];
          for (const [index, step] of path.entries())
            expect(canMove(path[index - 1] ?? from, step, 'accounting')).toBe(true);
          expect(path.slice(0, -1)).not.toContain('cancelled');
        }
  });
});

it.each([
  ['Принят', 'confirmed'],
  ['[N] Принят', 'confirmed'],
  ['Отгружен', 'shipped'],
  ['  выполнен ', 'completed'],
  ['Отменён', 'cancelled'],
  ['Готов к выдаче', 'ready'],
  ['Открыт', 'confirmed'],
  ['К выполнению', 'confirmed'],
  ['Готов к обеспечению', 'confirmed'],
  ['В процессе отгрузки', 'assembling'],
  ['Готов к отгрузке', 'ready'],
  ['Готов к закрытию', 'shipped'],
  ['Не согласован', null],
  ['Ожидается предоплата (до отгрузки)', null],
  ['Ждём у моря погоды', null],
])('«%s» is guessed to be %j', (theirs, status) => expect(guessStatus(theirs)).toBe(status));
