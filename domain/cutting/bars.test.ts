import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BarJob, cutBars, splitRun } from './bars.ts';

const cut = (barMm: number, lengths: number[], kerfMm = 0) =>
  cutBars({ barMm, kerfMm, parts: lengths.map((lengthMm) => ({ lengthMm, count: 1 })) });

describe('bars by hand', () => {
  test.each([
    // bar, parts, kerf, bars
    [3000, [1500, 1500, 1500, 1500], 0, 2],
    [3000, [1500, 1500, 1500, 1500], 3, 4],
    [3000, [2000, 1000, 2000, 1000], 0, 2],
    [10, [6, 6, 4, 4], 0, 2],
    // The longest first begins 11 + 10 and 10 + 9 and ends with a third bar; the search finds 11 + 9 + 4 and 10 + 10 + 4.
    [24, [11, 10, 10, 9, 4, 4], 0, 2],
    [24, [16, 11, 11, 10, 8, 7, 5, 3], 0, 3],
    [6000, [], 0, 0],
  ])('bars of %d for %j with a kerf of %d: %d', (barMm, lengths, kerf, count) => {
    expect(cut(barMm, lengths, kerf)).toMatchObject({ count, isOptimal: true, fallback: null });
  });

  test('a part longer than a bar is named, not lost in the count', () => {
    expect(cut(2500, [4000, 2000])).toMatchObject({ count: 1, tooLong: [0] });
  });

  test('thousands of parts fall back to the percentage rule', () => {
    const plan = cutBars({ barMm: 3000, kerfMm: 0, parts: [{ lengthMm: 1000, count: 3000 }] });
    expect(plan).toMatchObject({ fallback: 'too-large', count: 1100, bars: [] });
  });

  test('the skirting of a room of 4 × 3.5 m with a door of 0.9 m', () => {
    const runs = [4000, 3500, 3100, 3500].flatMap((run) => splitRun(run, 2500, 200));
    expect(runs).toEqual([2500, 1500, 2500, 1000, 2500, 600, 2500, 1000]);
    // 14.1 m: four whole bars, and 1500 + 1000 + 600 + 1000 out of two.
    expect(cut(2500, runs)).toMatchObject({ count: 6, lowerBound: 6, byPercent: 7 });
  });

  test('a run that leaves a stub gives it some of the first bar', () => {
    expect(splitRun(2550, 2500, 200)).toEqual([2350, 200]);
    expect(splitRun(2000, 2500, 200)).toEqual([2000]);
    expect(splitRun(5000, 2500, 200)).toEqual([2500, 2500]);
  });
});

describe('in every plan', () => {
  const jobs: fc.Arbitrary<BarJob> = fc.record({
    barMm: fc.integer({ min: 1000, max: 6000 }),
    kerfMm: fc.integer({ min: 0, max: 5 }),
    parts: fc.array(
      fc.record({ lengthMm: fc.integer({ min: 50, max: 6000 }), count: fc.integer({ min: 1, max: 5 }) }),
      { maxLength: 8 },
    ),
  });

  test('every part is cut once, in its place, and parts of a bar lie apart by the kerf', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const plan = cutBars(job);
        const cuts = job.parts.map(() => 0);
        for (const { parts, restMm } of plan.bars) {
          let end = -job.kerfMm;
          for (const { part, x, lengthMm } of parts) {
            expect(x).toBeCloseTo(end + job.kerfMm, 6);
            expect(lengthMm).toBeCloseTo(job.parts[part]?.lengthMm ?? 0, 6);
            cuts[part] = (cuts[part] ?? 0) + 1;
            end = x + lengthMm;
          }
          expect(end).toBeLessThanOrEqual(job.barMm + 1e-3);
          expect(restMm).toBeLessThanOrEqual(job.barMm - end + 1e-3);
        }
        expect(cuts).toEqual(job.parts.map(({ count }, index) => (plan.tooLong.includes(index) ? 0 : count)));
      }),
    );
  });

  test('never below the lower bound, never more than twice the length plus one', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const plan = cutBars(job);
        const total = plan.bars
          .flatMap(({ parts }) => parts)
          .reduce((sum, each) => sum + each.lengthMm + job.kerfMm, 0);
        expect(plan.count).toBe(plan.bars.length);
        expect(plan.count).toBeGreaterThanOrEqual(plan.lowerBound);
        expect(plan.count).toBeLessThanOrEqual((2 * total) / (job.barMm + job.kerfMm) + 1);
      }),
    );
  });

  test('what is called optimal is: no other way takes fewer bars', () => {
    const few = fc.array(fc.integer({ min: 3, max: 16 }), { minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(few, (lengths) => {
        // Every way of dealing the parts out to the bars.
        const fewest = (rest: readonly number[], rooms: readonly number[]): number => {
          const [first, ...others] = rest;
          if (first === undefined) return rooms.length;
          const ways = rooms.flatMap((room, index) =>
            room >= first ? [rooms.with(index, room - first)] : [],
          );
          return Math.min(...[...ways, [...rooms, 24 - first]].map((each) => fewest(others, each)));
        };
        expect(cut(24, lengths)).toMatchObject({ count: fewest(lengths, []), isOptimal: true });
      }),
    );
  });
});
