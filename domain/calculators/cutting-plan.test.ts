import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate, exampleOf, planCutting } from './calculators.ts';

const metres = (min: number, max: number) =>
  fc.integer({ min: min * 20, max: max * 20 }).map((steps) => String(steps / 20));

describe('the plan of a calculation', () => {
  test('26 tiles of 300×600 whole and 20 for cutting on a wall of 3.4 × 2.6 m with a door', () => {
    const plan = planCutting('tile', { ...exampleOf('tile'), tileWidth: '600', tileHeight: '300' });
    expect(plan).toMatchObject({ kind: 'tiles', count: 46, times: 1 });
  });

  test('the longer side stands when it is told to', () => {
    const plan = planCutting('tile', {
      ...exampleOf('tile'),
      tileWidth: '600',
      tileHeight: '300',
      upright: '1',
    });
    expect(plan?.piece).toEqual({ widthMm: 300, heightMm: 600 });
  });

  test('boards of both faces are cut together: eight sheets for 4.0 × 2.7 m, as the trade counts', () => {
    expect(planCutting('partition', { length: '4', height: '2,7' })).toMatchObject({ count: 8, times: 2 });
  });

  test('never fewer than the area needs, and never more than every part a piece of its own', () => {
    fc.assert(
      fc.property(
        metres(1, 8),
        metres(1, 6),
        fc.constantFrom('ceiling', 'decking', 'laminate', 'skirting', 'partition', 'tile'),
        (length, width, code) => {
          const sizes = code === 'partition' ? { length, height: '2,7' } : { length, width };
          const goods = code === 'tile' ? { tileWidth: '600', tileHeight: '300' } : {};
          const cutting = planCutting(code, { ...sizes, ...goods });
          if (!cutting) throw new Error('a rectangle has a plan');
          expect(cutting.count).toBeGreaterThanOrEqual(cutting.lowerBound);
          const parts =
            cutting.kind === 'bars'
              ? cutting.plan.bars.reduce((sum, { parts: each }) => sum + each.length, 0)
              : cutting.plan.parts.length;
          expect(cutting.count).toBeLessThanOrEqual(parts * cutting.times);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test.each(['tile', 'paint', 'roofing'])('%s has no plan for nonsense', (code) => {
  expect(planCutting(code, { length: 'x' })).toBeNull();
});

test('every calculator can be tried with its example', () => {
  const wrong = [
    'paint',
    'wallpaper',
    'laminate',
    'dry-mix',
    'partition',
    'ceiling',
    'masonry',
    'insulation',
    'primer',
    'roofing',
    'screed',
    'decking',
    'fence',
    'skirting',
    'radiators',
    'warm-floor',
  ].filter((code) => !calculate(code, exampleOf(code))?.ok);
  expect(wrong).toEqual([]);
});
