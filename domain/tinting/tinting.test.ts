import { describe, expect, test } from 'vitest';
import { FAN, findColour } from './fan.ts';
import { baseFor, tintTenge, toTintable } from './tinting.ts';

test.each([
  ['sand-1a', 'a'],
  ['sand-3b', 'a'],
  ['sand-3c', 'c'],
  ['lemon-2c', 'a'],
  ['blue-4a', 'c'],
  ['grey-3a', 'a'],
  ['grey-6a', 'c'],
])('%s is mixed into base %s', (code, base) => {
  const colour = findColour(code);
  expect(colour && baseFor(colour)).toBe(base);
});

test('what needs the clear base needs it in every darker tone of its hue', () => {
  for (const light of FAN)
    for (const dark of FAN)
      if (dark.hue === light.hue && dark.chroma === light.chroma && dark.step > light.step)
        expect(baseFor(light) === 'c' && baseFor(dark) === 'a').toBe(false);
});

// 250, 450 and 750 ₸ a litre, a can rounded up to ten.
test.each([
  ['sand-2a', 9, 2250],
  ['sand-2b', 2.5, 1130],
  ['sand-2c', 0.9, 680],
  ['sand-2a', 2.5, 630],
  ['sand-2a', 7 / 1.4, 1250],
])('%s in %d l costs %d', (code, litres, tenge) => {
  expect(tintTenge(findColour(code) ?? { chroma: 'c' }, litres)).toBe(tenge);
});

describe('of a product', () => {
  const can = [
    { unit: 'can', ratio: 1 },
    { unit: 'l', ratio: 2.5 },
  ];
  test.each([
    ['by the litre', { isTintable: true, base: 'a', units: can }, { base: 'a', litres: 2.5 }],
    [
      'by weight',
      { isTintable: true, base: 'c', units: [{ unit: 'kg', ratio: 14 }] },
      { base: 'c', litres: 10 },
    ],
    ['white and finished', { isTintable: false, base: null, units: can }, null],
    ['of a base that nobody knows', { isTintable: true, base: 'x', units: can }, null],
    ['of a can that nobody measured', { isTintable: true, base: 'a', units: [] }, null],
  ])('%s', (_name, facts, tintable) => {
    const found = toTintable(facts);
    expect(found && { ...found, litres: Math.round(found.litres * 100) / 100 }).toEqual(tintable);
  });
});
