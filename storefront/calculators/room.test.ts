import { describe, expect, test } from 'vitest';
import { parseMetres, roomNeeds, toHundredths } from './room.ts';

const room = { lengthM: 4, widthM: 3.5, heightM: 2.7, openingsM2: 3.9, doorwaysM: 0.9, reservePercent: 7 };

describe('the needs of a room', () => {
  test('a room of 4 × 3.5 × 2.7 m with a door and a window', () => {
    const needs = roomNeeds(room);
    expect(toHundredths(needs.floorM2)).toBe(14);
    expect(toHundredths(needs.floorWithReserveM2)).toBe(14.98);
    expect(toHundredths(needs.wallsM2)).toBe(36.6);
    expect(toHundredths(needs.skirtingM)).toBe(14.1);
    expect(needs.perimeterM).toBe(15);
  });

  test('openings larger than the walls leave no wall, and no negative one', () => {
    const needs = roomNeeds({ ...room, openingsM2: 500, doorwaysM: 50 });
    expect(needs.wallsM2).toBe(0);
    expect(needs.skirtingM).toBe(0);
  });
});

describe('a typed length', () => {
  test.each([
    ['4', 4],
    ['4,2', 4.2],
    ['3.10', 3.1],
    [' 100 ', 100],
  ])('«%s» is %d m', (typed, metres) => {
    expect(parseMetres(typed)).toBe(metres);
  });

  test.each(['', '0', '-4', '101', '4,123', '1e1', 'x', '4 м'])('«%s» is none', (typed) => {
    expect(parseMetres(typed)).toBeNull();
  });
});
