import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layPlanks } from './planks.ts';
import { areaOf, boxOf, type Rect, type Region, rectangle, runsOf, slicesOf, visibleIn } from './region.ts';
import { layTiles } from './tiles.ts';

/** Any room one can stand in the middle of: corners all round it, near and far. */
const outlines = fc.array(fc.integer({ min: 600, max: 3000 }), { minLength: 3, maxLength: 9 }).map((radii) =>
  radii.map((radius, index) => {
    const angle = (2 * Math.PI * index) / radii.length + 0.1;
    return { x: 3000 + radius * Math.cos(angle), y: 3000 + radius * Math.sin(angle) };
  }),
);
const holes = fc.record({
  x: fc.nat(6000),
  y: fc.nat(6000),
  w: fc.integer({ min: 10, max: 3000 }),
  h: fc.integer({ min: 10, max: 3000 }),
});

function shoelace({ outline }: Region): number {
  const twice = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

const within = (region: Region, { x, y, w, h }: Rect) =>
  visibleIn(slicesOf(region, y, y + h), { from: x, to: x + w }).areaMm2;

describe('a region', () => {
  test('an L is its rectangle less its corner, in two runs where a column stands', () => {
    const region = rectangle(4000, 3000, [{ x: 1000, y: 500, w: 200, h: 200 }]);
    expect(areaOf(region)).toBe(4000 * 3000 - 200 * 200);
    expect(runsOf(slicesOf(region, 550, 650))).toEqual([
      { from: 0, to: 1000 },
      { from: 1200, to: 4000 },
    ]);
    // A row that reaches beyond the column is one run.
    expect(runsOf(slicesOf(region, 400, 600))).toEqual([{ from: 0, to: 4000 }]);
    expect(boxOf(region)).toEqual({ x: 0, y: 0, w: 4000, h: 3000 });
  });

  test('what shows of a cell has its box and its area', () => {
    const triangle = {
      outline: [
        { x: 0, y: 0 },
        { x: 400, y: 0 },
        { x: 0, y: 400 },
      ],
      holes: [],
    };
    const cell = visibleIn(slicesOf(triangle, 100, 300), { from: 100, to: 300 });
    expect(cell).toEqual({ x: 100, y: 100, w: 200, h: 200, areaMm2: 20_000 });
    expect(visibleIn(slicesOf(triangle, 300, 400), { from: 200, to: 400 }).areaMm2).toBe(0);
  });

  test('its area is the outline’s less what the hole takes of it', () => {
    fc.assert(
      fc.property(outlines, holes, (outline, hole) => {
        const whole: Region = { outline, holes: [] };
        expect(areaOf(whole)).toBeCloseTo(shoelace(whole), 2);
        expect(areaOf({ outline, holes: [hole] })).toBeCloseTo(shoelace(whole) - within(whole, hole), 2);
      }),
    );
  });

  test('cells side by side show all of it, once', () => {
    fc.assert(
      fc.property(outlines, holes, fc.integer({ min: 200, max: 900 }), (outline, hole, size) => {
        const region: Region = { outline, holes: [hole] };
        let sum = 0;
        for (let y = 0; y < 6000; y += size)
          for (let x = 0; x < 6000; x += size) sum += within(region, { x, y, w: size, h: size });
        expect(sum).toBeCloseTo(areaOf(region), 1);
      }),
      { numRuns: 40 },
    );
  });
});

describe('on any floor', () => {
  test('a floor that is all hole takes nothing', () => {
    const region = rectangle(1000, 1000, [{ x: -10, y: -10, w: 2000, h: 2000 }]);
    const none = { count: 0, lowerBound: 0, byPercent: 0, parts: [] };
    expect(layPlanks({ region, plank: { lengthMm: 1200, widthMm: 190 } })).toMatchObject(none);
    const tile = { widthMm: 300, heightMm: 300 };
    expect(layTiles({ region, tile, jointMm: 2, laying: 'straight', keepFromMm: 100 })).toMatchObject(none);
  });

  test('tiles, straight or turned, cover it and are never too few', () => {
    fc.assert(
      fc.property(outlines, fc.constantFrom('straight', 'brick', 'diagonal'), (outline, laying) => {
        const tile = { widthMm: 450, heightMm: 300 };
        const plan = layTiles({ region: { outline, holes: [] }, tile, jointMm: 0, laying, keepFromMm: 100 });
        expect(plan.fallback).toBeNull();
        expect(plan.parts.reduce((sum, { w, h }) => sum + w * h, 0)).toBeGreaterThanOrEqual(plan.areaMm2 - 1);
        expect(plan.count).toBeGreaterThanOrEqual(Math.ceil(plan.areaMm2 / (450 * 300) - 1e-6));
      }),
    );
  });

  test('planks cover it with room to spare at slanting walls', () => {
    fc.assert(
      fc.property(outlines, holes, (outline, hole) => {
        const plan = layPlanks({
          region: { outline, holes: [hole] },
          plank: { lengthMm: 1200, widthMm: 190 },
        });
        expect(plan.parts.reduce((sum, { w, h }) => sum + w * h, 0)).toBeGreaterThanOrEqual(plan.areaMm2 - 1);
        expect(plan.count).toBeGreaterThanOrEqual(plan.lowerBound);
      }),
    );
  });
});
