import { describe, expect, test } from 'vitest';
import { findMergeObstacle, listTaken, type MergeSide, pointsToAdd } from './two-accounts.ts';

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
    ['with points on both cards', { hasCard: true, points: 1 }, { hasCard: true, points: 900 }, null],
    ['with a debt on the card that ends', { hasCard: true, points: -1 }, { hasCard: true }, null],
  ])('%s', (_what, from, into, obstacle) => {
    expect(findMergeObstacle(side(1, from), side(2, into))).toBe(obstacle);
  });

  test('are two', () => expect(findMergeObstacle(side(1), side(1))).toBe('same'));

  test('with a card each have the points of both, a debt too; a card that goes over whole brings its own', () => {
    const from = side(1, { hasCard: true, points: -40 });
    expect(pointsToAdd(from, side(2, { hasCard: true, points: 900 }))).toBe(-40);
    expect(pointsToAdd(from, side(2))).toBe(0);
  });

  test('the one that stays takes what it has not', () => {
    const from = side(1, { hasEmail: true, hasCard: true });
    expect(listTaken(from, side(2))).toEqual(['email', 'card']);
    expect(listTaken(from, side(2, { hasPhone: false, hasEmail: true, hasCard: true }))).toEqual(['phone']);
  });
});
