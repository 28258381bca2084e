import { describe, expect, test } from 'vitest';
import { calculate } from './calculators.ts';
import { type Roll, stripsPerRoll } from './wallpaper.ts';

const room = { length: '4', width: '3,5', height: '2,7' };
const rolls = (texts: Record<string, string>) => {
  const answer = calculate('wallpaper', { ...room, ...texts });
  return answer?.ok ? answer.value : null;
};

describe('rolls of 0.53 × 10.05 m round 15 m of wall', () => {
  test.each([
    // height, repeat, match, per roll, rolls
    ['2,70', '0', 'free', 3, 10],
    ['2,70', '0,64', 'straight', 3, 10],
    ['3,10', '0,85', 'straight', 3, 10],
    ['3,05', '0,64', 'straight', 3, 10],
    ['3,05', '0,64', 'half-drop', 2, 15],
  ])('height %s, repeat %s, %s: %d strips a roll, %d rolls', (height, repeat, match, perRoll, count) => {
    const found = rolls({ height, repeat, match })?.needs[0];
    expect(found).toMatchObject({ role: 'wallpaper', unit: 'roll', amount: count });
    expect(found?.formula).toMatchObject({ key: `strips-${match}`, numbers: { strips: 29, perRoll } });
  });

  test('1.06 m wide with a repeat of 0.64 m: 15 strips, 5 rolls', () => {
    const found = rolls({ rollWidth: '1,06', repeat: '0,64', match: 'straight' })?.needs[0];
    expect(found).toMatchObject({ amount: 5, formula: { numbers: { strips: 15, perRoll: 3 } } });
  });
});

test('over 3.3 m of height a roll gives two whole strips', () => {
  const roll: Roll = { widthM: 0.53, lengthM: 10.05, repeatM: 0, match: 'free' };
  expect(stripsPerRoll(roll, 3.35, 0)).toBe(3);
  expect(stripsPerRoll(roll, 3.4, 0)).toBe(2);
});

test('a half-drop roll of three strips alternates with one that starts half a repeat later', () => {
  const roll: Roll = { widthM: 0.53, lengthM: 10, repeatM: 0.6, match: 'half-drop' };
  // Starts 0, 3.3, 6.6 with strips of 3.3 m end at 9.9; begun at 0.3 the third would end at 10.2.
  expect(stripsPerRoll(roll, 3.3, 0)).toBe(3);
  expect(stripsPerRoll(roll, 3.3, 1)).toBe(2);
  const found = rolls({ height: '3,2', rollLength: '10', repeat: '0,6', match: 'half-drop' });
  // 29 strips: three of the first roll, two of the second, one odd start after another: 3 + 13 × 2.
  expect(found?.needs[0]?.amount).toBe(14);
});

test('an opening over the whole height saves its width only if a roll fits into it', () => {
  expect(rolls({ openings: 'd1,5x2,7' })?.needs[0]?.formula.numbers.strips).toBe(26);
  expect(rolls({ openings: 'd0,5x2,7' })?.needs[0]?.formula.numbers.strips).toBe(29);
  expect(rolls({ openings: 'd1,5x2,0' })?.needs[0]?.formula.numbers.strips).toBe(29);
});

test('some walls alone take strips for themselves, and glue for what is left of them', () => {
  const found = rolls({ walls: '1,2,3', openings: 'd0,9x2#2; w1,5x1,4#0' });
  expect(found?.needs[0]).toMatchObject({ amount: 7, formula: { numbers: { walls: 11, strips: 21 } } });
  expect(found?.needs[1]?.formula.numbers.area).toBeCloseTo(27.9, 9);
});

test('a full last roll with a long repeat is worth a spare one', () => {
  const full = { length: '4,95', width: '3', match: 'straight', repeat: '0,64' };
  expect(rolls(full)).toMatchObject({
    needs: [{ amount: 10 }, {}],
    advice: [{ key: 'spare-roll', numbers: { rolls: 11 } }],
  });
  expect(rolls({ ...full, repeat: '0,3' })?.advice).toEqual([]);
});

test('a roll shorter than a strip is refused', () => {
  expect(calculate('wallpaper', { ...room, rollLength: '2,5' })).toMatchObject({
    ok: false,
    errors: [{ field: 'rollLength', code: 'too-small' }],
  });
});

test('glue for the walls without their openings', () => {
  const found = rolls({ openings: 'd0,9x2; w1,5x1,4' })?.needs[1];
  expect(found).toMatchObject({ role: 'wallpaper-glue', amount: 2 });
  expect(found?.formula.numbers.area).toBeCloseTo(36.6, 9);
});
