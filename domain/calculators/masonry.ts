/** Blocks and bricks with their joints, glue or mortar, and bars in every fourth row. */
import { defineCalculator, type NeedLine, normOf } from './calculation.ts';
import { choice, flag, usually } from './fields.ts';

/** Bricks beside each other in the wall's thickness. */
const WYTHES = { half: 1, one: 2, 'one-and-half': 3 } as const;
const BRICK_WALL_MM = { half: 120, one: 250, 'one-and-half': 380 } as const;
const REINFORCED_ROW = 4;
const BARS = 2;

export const masonry = defineCalculator({
  code: 'masonry',
  surface: { kind: 'wall' },
  fields: {
    material: choice('block', 'brick'),
    unitLength: usually('mm', [50, 1000], 600),
    unitHeight: usually('mm', [30, 600], 200),
    joint: usually('mm', [0, 30], 2),
    /** Of a block wall; a brick wall's follows from the bond. */
    thickness: usually('mm', [50, 1000], 200),
    bond: choice('half', 'one', 'one-and-half'),
    reinforced: flag(true),
    reserve: usually('percent', [0, 50], 5),
  },
  compute(input, { areaM2: area, sides }, goods, norms) {
    const { material, unitLength, unitHeight, joint, reserve } = input;
    const face = ((unitLength + joint) * (unitHeight + joint)) / 1e6;
    const wythes = material === 'brick' ? WYTHES[input.bond] : 1;
    const thickness = material === 'brick' ? BRICK_WALL_MM[input.bond] : input.thickness;
    const volume = (area * thickness) / 1000;
    const needs: NeedLine[] = [
      ['masonry', 'pcs', (area / face) * wythes, 'masonry', { area, face, wythes }, reserve],
    ];
    if (material === 'block') {
      const norm = normOf(goods['masonry-glue'], norms['masonry.glue']);
      needs.push(['masonry-glue', 'kg', volume * norm, 'volume-norm', { volume, norm }]);
    } else {
      const norm = normOf(goods.mortar, norms['masonry.mortar']);
      needs.push(['mortar', 'm3', volume * norm, 'volume-norm', { volume, norm }]);
    }
    if (input.reinforced && sides) {
      const rows = (sides.yM * 1000) / (unitHeight + joint);
      const bars = ((sides.xM * rows) / REINFORCED_ROW) * BARS;
      needs.push([
        'reinforcement',
        'm',
        bars,
        'reinforcement',
        { length: sides.xM, rows, every: REINFORCED_ROW, bars: BARS },
      ]);
    }
    return { needs };
  },
});
