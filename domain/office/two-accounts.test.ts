import { describe, expect, test } from 'vitest';
import { findMergeObstacle, listTaken, type MergeSide } from './two-accounts.ts';

const side = (id: number, facts: Partial<MergeSide> = {}): MergeSide => ({
  id,
  isGone: false,
  hasPhone: true,
  hasEmail: false,
  hasContract: false,
  isMaster: false,
  hasCard: false,
  points: 0,
  ...facts,
});

describe('two accounts', () => {
  test.each<[string, Partial<MergeSide>, Partial<MergeSide>, ReturnType<typeof findMergeObstacle>]>([
    ['with nothing in the way', {}, {}, null],
    ['of which one is forgotten', { isGone: true }, {}, 'gone'],
    ['of which the other is merged already', {}, { isGone: true }, 'gone'],
    ['with a contract each', { hasContract: true }, { hasContract: true }, 'two_contracts'],
    ['of which one has a contract', { hasContract: true }, {}, null],
    ['of two masters', { isMaster: true }, { isMaster: true }, 'two_masters'],
    ['with a card and its points, and none', { hasCard: true, points: 500 }, {}, null],
    ['with points on the card that would end', { hasCard: true, points: 1 }, { hasCard: true }, 'points'],
    ['with a debt on the card that would end', { hasCard: true, points: -1 }, { hasCard: true }, 'points'],
    ['with points on the card that stays alone', { hasCard: true }, { hasCard: true, points: 900 }, null],
  ])('%s', (_what, from, into, obstacle) => {
    expect(findMergeObstacle(side(1, from), side(2, into))).toBe(obstacle);
  });

  test('are two', () => expect(findMergeObstacle(side(1), side(1))).toBe('same'));

  test('the one that stays takes what it has not', () => {
    const from = side(1, { hasEmail: true, hasCard: true });
    expect(listTaken(from, side(2))).toEqual(['email', 'card']);
    expect(listTaken(from, side(2, { hasPhone: false, hasEmail: true, hasCard: true }))).toEqual(['phone']);
  });
});
