import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LayingPlan } from './plan.ts';
import { areaOf, type Rect, rectangle } from './region.ts';
import { layTiles, type TileJob, tilePercent } from './tiles.ts';

const square = { widthMm: 300, heightMm: 300 };
const plain: Omit<TileJob, 'region'> = {
  tile: square,
  jointMm: 0,
  laying: 'straight',
  keepFromMm: 50,
  kerfMm: 0,
};
const lay = (region: TileJob['region'], job: Partial<TileJob> = {}) => layTiles({ ...plain, region, ...job });

describe('tiles by hand', () => {
  test('a wall that tiles divide needs only whole ones', () => {
    const plan = lay(rectangle(900, 600));
    expect(plan).toMatchObject({ count: 6, lowerBound: 6, byPercent: 7, fallback: null });
    expect(plan.parts.every(({ isWhole }) => isWhole)).toBe(true);
  });

  test('strips at the right wall need a sound left edge: one a tile, or two when it may be turned', () => {
    expect(lay(rectangle(1000, 900)).count).toBe(12);
    const turned = lay(rectangle(1000, 900), { mayTurn: true });
    expect(turned.count).toBe(11);
    expect(turned.parts.filter(({ isFromOffcut }) => isFromOffcut)).toMatchObject([
      { x: 900, w: 100, h: 300, isTurned: true, cut: { x: 200, y: 0, w: 100, h: 300 } },
    ]);
  });

  test('in a brick bond what is left of a row end begins another row', () => {
    // Rows of 750: 300 300 150 and, shifted by half a tile, 150 300 300.
    const plan = lay(rectangle(750, 600), { laying: 'brick' });
    expect(plan).toMatchObject({ count: 5, lowerBound: 5 });
    expect(lay(rectangle(750, 600), { laying: 'brick', keepFromMm: null }).count).toBe(6);
    // A saw takes its kerf: two halves no longer come out of one tile.
    expect(lay(rectangle(750, 600), { laying: 'brick', kerfMm: 3 }).count).toBe(6);
  });

  test('a centred start leaves equal parts on both sides', () => {
    const widths = lay(rectangle(1000, 300), { startFrom: 'centre' }).parts.map(({ x, w }) => [x, w]);
    expect(widths).toEqual(
      expect.arrayContaining([
        [0, 200],
        [200, 300],
        [500, 300],
        [800, 200],
      ]),
    );
    const right = lay(rectangle(1000, 300), { startFrom: 'right' }).parts.map(({ w }) => w);
    expect(right.toSorted()).toEqual([100, 300, 300, 300]);
  });

  test('a door takes whole tiles out and cuts its neighbours; a notched tile is a whole one', () => {
    // 4 × 4 cells of 300; the door takes two columns' half and one cell's notch.
    const plan = lay(rectangle(1200, 1200, [{ x: 450, y: 0, w: 300, h: 750 }]));
    expect(plan.areaMm2).toBe(1200 * 1200 - 300 * 750);
    // Cells 2 and 3 of the two lower rows are halves (sound edges on opposite sides), of the third row notched.
    expect(plan.parts.filter(({ isWhole }) => isWhole)).toHaveLength(10);
    expect(plan.parts.filter(({ isWhole }) => !isWhole)).toHaveLength(6);
    expect(plan.count).toBe(14);
  });

  test('the wall of 3.40 × 2.60 m with a door: 26 whole tiles and 20 for 29 parts, of which 9 are offcuts', () => {
    const region = rectangle(3400, 2600, [{ x: 2300, y: 0, w: 800, h: 2050 }]);
    const tile = { widthMm: 600, heightMm: 300 };
    const job = { region, tile, jointMm: 2, laying: 'brick', kerfMm: 3, mayTurn: true } as const;
    const plan = layTiles({ ...job, keepFromMm: 150 });
    expect(plan).toMatchObject({ count: 46, byPercent: 44, lowerBound: 40 });
    expect(plan.areaMm2 / 1e6).toBeCloseTo(7.2, 9);
    expect(plan.parts.filter(({ isWhole }) => isWhole)).toHaveLength(26);
    expect(plan.parts.filter(({ isWhole }) => !isWhole)).toHaveLength(29);
    expect(plan.parts.filter(({ isFromOffcut }) => isFromOffcut)).toHaveLength(9);
    expect(layTiles({ ...job, keepFromMm: null }).count).toBe(55);
    // Whoever keeps narrower strips buys fewer.
    expect(layTiles({ ...job, keepFromMm: 80 }).count).toBe(44);
  });

  test('a diagonal is laid in its own turned plane, a herringbone falls back and says so', () => {
    const diagonal = lay(rectangle(3000, 3000), { laying: 'diagonal' });
    expect(diagonal).toMatchObject({ angleDeg: 45, fallback: null });
    expect(diagonal.count).toBeGreaterThanOrEqual(100);
    const herringbone = lay(rectangle(3000, 3000), { laying: 'herringbone' });
    expect(herringbone).toMatchObject({ count: 115, byPercent: 115, parts: [], fallback: 'laying' });
  });

  test('a hall of mosaic falls back to the percentage rule', () => {
    const plan = lay(rectangle(50_000, 50_000), { tile: { widthMm: 50, heightMm: 50 } });
    expect(plan).toMatchObject({ fallback: 'too-large', count: 1_070_000, parts: [] });
  });

  test('a triangular floor is covered by its boxes', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 600, y: 0 },
      { x: 0, y: 600 },
    ];
    const plan = lay({ outline, holes: [] });
    expect(plan.parts.map(({ x, y, w, h }) => [x, y, w, h])).toEqual(
      expect.arrayContaining([
        [0, 0, 300, 300],
        [300, 0, 300, 300],
        [0, 300, 300, 300],
      ]),
    );
    expect(plan.count).toBe(3);
  });

  test('large formats are given three percent more', () => {
    expect([tilePercent('straight', 600, 1200), tilePercent('straight', 600, 600)]).toEqual([10, 7]);
  });
});

const jobs = fc.record({
  w: fc.integer({ min: 200, max: 4000 }),
  h: fc.integer({ min: 200, max: 3000 }),
  tileW: fc.integer({ min: 150, max: 1200 }),
  tileH: fc.integer({ min: 150, max: 1200 }),
  jointMm: fc.integer({ min: 0, max: 10 }),
  kerfMm: fc.integer({ min: 0, max: 5 }),
  keepFromMm: fc.option(fc.integer({ min: 10, max: 200 })),
  laying: fc.constantFrom('straight' as const, 'brick' as const),
  startFrom: fc.constantFrom('left' as const, 'right' as const, 'centre' as const),
  mayTurn: fc.boolean(),
  hole: fc.option(
    fc.record({
      x: fc.nat(3000),
      y: fc.nat(2000),
      w: fc.integer({ min: 50, max: 1500 }),
      h: fc.integer({ min: 50, max: 2000 }),
    }),
  ),
});

const doOverlap = (a: Rect, b: Rect, apart = 0) =>
  a.x + a.w + apart > b.x + 1e-6 &&
  b.x + b.w + apart > a.x + 1e-6 &&
  a.y + a.h + apart > b.y + 1e-6 &&
  b.y + b.h + apart > a.y + 1e-6;

function hasOverlap(rects: readonly Rect[]): boolean {
  return rects.some((rect, index) => rects.slice(index + 1).some((other) => doOverlap(rect, other)));
}

/** No two cuts of one stock piece may share a point, nor come closer than the saw is wide in both directions. */
function hasStockConflict(plan: LayingPlan, kerfMm: number): boolean {
  const byStock = Map.groupBy(
    [...plan.parts.map(({ stock, cut }) => ({ stock, ...cut })), ...plan.offcuts],
    ({ stock }) => stock,
  );
  return [...byStock.values()].some((cuts) =>
    cuts.some((cut, index) => cuts.slice(index + 1).some((other) => doOverlap(cut, other, kerfMm))),
  );
}

describe('in every plan', () => {
  const checkAll = (check: (plan: LayingPlan, job: TileJob, hole: Rect | null) => void) =>
    fc.assert(
      fc.property(jobs, ({ w, h, tileW, tileH, hole, ...rest }) => {
        const job: TileJob = {
          region: rectangle(w, h, hole ? [hole] : []),
          tile: { widthMm: tileW, heightMm: tileH },
          ...rest,
        };
        check(layTiles(job), job, hole);
      }),
    );

  test('parts fit their tiles, lie apart, and cuts of one tile do not meet', () => {
    checkAll((plan, { tile, kerfMm = 0 }) => {
      for (const { w, h, cut, stock } of plan.parts) {
        expect(cut.x >= -1e-6 && cut.y >= -1e-6).toBe(true);
        expect(cut.x + cut.w <= tile.widthMm + 1e-6 && cut.y + cut.h <= tile.heightMm + 1e-6).toBe(true);
        expect(w <= cut.w + 1e-6 && h <= cut.h + 1e-6 && stock < plan.count).toBe(true);
      }
      expect(hasOverlap(plan.parts)).toBe(false);
      expect(hasStockConflict(plan, kerfMm)).toBe(false);
    });
  });

  test('parts and joints together cover the surface, and nothing is counted twice', () => {
    checkAll((plan, { region, jointMm }, hole) => {
      const covered = plan.parts.reduce((sum, { w, h }) => sum + (w + jointMm) * (h + jointMm), 0);
      expect(covered).toBeGreaterThanOrEqual(areaOf(region) - 1e-3);
      if (jointMm === 0 && !hole) expect(covered).toBeCloseTo(areaOf(region), 3);
      expect(new Set(plan.parts.map(({ stock }) => stock)).size).toBe(plan.count);
    });
  });

  test('a part meets its neighbours with the edge of the maker', () => {
    checkAll((plan, { tile, region }, hole) => {
      if (hole) return;
      const right = Math.max(...region.outline.map(({ x }) => x));
      const top = Math.max(...region.outline.map(({ y }) => y));
      for (const { x, y, w, h, cut, isTurned } of plan.parts) {
        const lows = [cut.x, cut.y];
        const highs = [tile.widthMm - cut.x - cut.w, tile.heightMm - cut.y - cut.h];
        const [left = 1, bottom = 1] = isTurned ? highs : lows;
        const [rightEdge = 1, topEdge = 1] = isTurned ? lows : highs;
        if (x > 1e-6) expect(left).toBeCloseTo(0, 6);
        if (y > 1e-6) expect(bottom).toBeCloseTo(0, 6);
        if (x + w < right - 1e-6) expect(rightEdge).toBeCloseTo(0, 6);
        if (y + h < top - 1e-6) expect(topEdge).toBeCloseTo(0, 6);
      }
    });
  });

  test('never below the area, and above the percentage rule by no more than a row, two columns and the hole’s rim', () => {
    checkAll((plan, { tile, region }, hole) => {
      const [w, h] = [
        Math.max(...region.outline.map(({ x }) => x)),
        Math.max(...region.outline.map(({ y }) => y)),
      ];
      const rim = hole ? 2 * (Math.ceil(hole.w / tile.widthMm) + Math.ceil(hole.h / tile.heightMm)) + 4 : 0;
      const bound = Math.ceil(w / tile.widthMm) + 2 * Math.ceil(h / tile.heightMm) + 2 + rim;
      if (plan.parts.length > 0) expect(plan.count).toBeGreaterThanOrEqual(plan.lowerBound);
      expect(plan.count).toBeLessThanOrEqual(plan.byPercent + bound);
    });
  });
});
