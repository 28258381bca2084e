import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutSheets, type SheetJob } from './sheets.ts';

const cut = (parts: SheetJob['parts'], kerfMm = 0, sheet = { widthMm: 1200, heightMm: 2500 }) =>
  cutSheets({ sheet, kerfMm, parts });
const part = (widthMm: number, heightMm: number, count: number, mayTurn = false) => ({
  widthMm,
  heightMm,
  count,
  mayTurn,
});

describe('sheets by hand', () => {
  test.each([
    // parts, kerf, sheets
    [[part(600, 2500, 4)], 0, 2],
    [[part(600, 2500, 4)], 3, 4],
    [[part(600, 500, 10)], 0, 1],
    [[part(700, 1300, 3)], 0, 3],
    [[part(2500, 1200, 1, true)], 0, 1],
    [[part(1200, 1500, 1), part(1200, 1000, 1), part(400, 2500, 3)], 0, 2],
    [[], 0, 0],
  ])('%j with a kerf of %d: %d', (parts, kerf, count) => {
    expect(cut(parts, kerf)).toMatchObject({ count, tooLarge: [], fallback: null });
  });

  test('a part no sheet holds is named', () => {
    expect(cut([part(2500, 1200, 1), part(100, 100, 1)])).toMatchObject({ count: 1, tooLarge: [0] });
  });

  test('thousands of parts fall back to the percentage rule', () => {
    expect(cut([part(300, 250, 4000)])).toMatchObject({ fallback: 'too-large', count: 110, sheets: [] });
  });
});

describe('in every plan', () => {
  const jobs: fc.Arbitrary<SheetJob> = fc.record({
    sheet: fc.record({
      widthMm: fc.integer({ min: 500, max: 2500 }),
      heightMm: fc.integer({ min: 500, max: 3000 }),
    }),
    kerfMm: fc.integer({ min: 0, max: 5 }),
    parts: fc.array(
      fc.record({
        widthMm: fc.integer({ min: 50, max: 2500 }),
        heightMm: fc.integer({ min: 50, max: 3000 }),
        count: fc.integer({ min: 1, max: 4 }),
        mayTurn: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
  });

  test('every part is cut once, inside its sheet, a kerf from its neighbours, and straight cuts can part them', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const plan = cutSheets(job);
        const cuts = job.parts.map(() => 0);
        for (const { parts } of plan.sheets) {
          for (const { part: index, x, y, w, h, isTurned } of parts) {
            const { widthMm, heightMm, mayTurn } = job.parts[index] ?? part(0, 0, 0);
            expect([w, h].map(Math.round)).toEqual(isTurned ? [heightMm, widthMm] : [widthMm, heightMm]);
            expect(!isTurned || mayTurn).toBe(true);
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
            expect(x + w <= job.sheet.widthMm + 1e-3 && y + h <= job.sheet.heightMm + 1e-3).toBe(true);
            cuts[index] = (cuts[index] ?? 0) + 1;
          }
          expect(canBeParted(parts, job.kerfMm)).toBe(true);
        }
        expect(cuts).toEqual(
          job.parts.map(({ count }, index) => (plan.tooLarge.includes(index) ? 0 : count)),
        );
      }),
    );
  });

  test('never below the lower bound, never more than four times the area plus three', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const { sheets, count, lowerBound } = cutSheets(job);
        const areas = sheets
          .flatMap(({ parts }) => parts)
          .map(({ w, h }) => (w + job.kerfMm) * (h + job.kerfMm));
        const sheet = (job.sheet.widthMm + job.kerfMm) * (job.sheet.heightMm + job.kerfMm);
        expect(count).toBe(sheets.length);
        expect(count).toBeGreaterThanOrEqual(lowerBound);
        expect(count).toBeLessThanOrEqual((4 * areas.reduce((sum, area) => sum + area, 0)) / sheet + 3);
      }),
    );
  });
});

interface Placed {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Some straight cut divides the parts into two groups a kerf apart, and each group again: what a saw can do. */
function canBeParted(parts: readonly Placed[], kerfMm: number): boolean {
  if (parts.length < 2) return true;
  for (const [from, size] of [
    ['x', 'w'],
    ['y', 'h'],
  ] as const) {
    for (const { [from]: at, [size]: length } of parts) {
      const line = at + length;
      const before = parts.filter((each) => each[from] + each[size] <= line + 1e-6);
      const after = parts.filter((each) => each[from] >= line + kerfMm - 1e-6);
      if (after.length > 0 && before.length + after.length === parts.length)
        return canBeParted(before, kerfMm) && canBeParted(after, kerfMm);
    }
  }
  return false;
}
