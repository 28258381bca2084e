import { expect, test } from 'vitest';
import { FAN, FAN_SHEETS, findColour, sayColourCode } from './fan.ts';
import { toHex } from './oklch.ts';

const partsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const sumOf = (hex: string): number => partsOf(hex).reduce((sum, part) => sum + part, 0);

// The ends of the scale, and a colour that the definition itself gives for a red.
test.each([
  [{ lightness: 1, chroma: 0, degrees: 0 }, '#ffffff'],
  [{ lightness: 0, chroma: 0, degrees: 0 }, '#000000'],
  [{ lightness: 0.628, chroma: 0.2577, degrees: 29.23 }, '#ff0000'],
])('%o is %s', (colour, hex) => {
  const [shown, wanted] = [partsOf(toHex(colour)), partsOf(hex)];
  for (const [at, part] of shown.entries()) expect(Math.abs(part - (wanted[at] ?? 0))).toBeLessThan(4);
});

test('every colour has a code, a look and names of its own', () => {
  expect(FAN).toHaveLength(12 * 6 * 3 + 6);
  for (const pick of [
    (colour: (typeof FAN)[number]) => colour.code,
    (colour: (typeof FAN)[number]) => colour.hex,
    (colour: (typeof FAN)[number]) => colour.name.ru,
    (colour: (typeof FAN)[number]) => colour.name.kz,
  ])
    expect(new Set(FAN.map(pick)).size).toBe(FAN.length);
  expect(FAN.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true);
});

test('a sheet grows darker step by step', () => {
  for (const { code } of FAN_SHEETS) {
    const muted = FAN.filter(({ hue, chroma }) => hue === code && chroma === 'a').map(({ hex }) =>
      sumOf(hex),
    );
    expect(muted).toEqual(muted.toSorted((one, other) => other - one));
  }
});

test('a colour is found by its code and named in both languages', () => {
  expect(findColour('sand-2a')).toMatchObject({
    name: { ru: 'светлый приглушённый песочный', kz: 'ашық бәсең құм түсті' },
  });
  expect(findColour('sand-9z')).toBeNull();
  expect(sayColourCode('sand-2a')).toBe('SAND-2A');
});
