/** Paint by volume: area × layers ÷ coverage × surface. One tint is mixed in one batch, hence the advice. */
import { defineCalculator, normOf } from './calculation.ts';
import { choice, number, usually, whole } from './fields.ts';

/** How much thirstier a ground is than a smooth primed one. */
const GROUND_FACTOR = { smooth: 1, wallpaper: 1.2, textured: 1.3, unprimed: 1.2 } as const;

export const paint = defineCalculator({
  code: 'paint',
  surface: { kind: null },
  fields: {
    layers: whole([1, 5], 2),
    /** m² one litre covers in one layer; the product's own wins. */
    coverage: usually('norm', [1, 30], 10),
    ground: choice('smooth', 'wallpaper', 'textured', 'unprimed'),
    reserve: { ...number('percent', [0, 50]), usual: 10 },
  },
  compute({ layers, coverage: usual, ground, reserve }, { areaM2: area }, goods, norms) {
    const coverage = normOf(goods.paint, usual);
    const factor = GROUND_FACTOR[ground];
    const litres = ((area * layers) / coverage) * factor;
    const primerNorm = normOf(goods.primer, norms['paint.primer']);
    return {
      needs: [
        ['paint', 'l', litres, 'paint', { area, layers, coverage, factor }, reserve],
        ['primer', 'l', area * primerNorm, 'area-norm', { area, norm: primerNorm }],
      ],
      advice: [{ key: 'one-batch', numbers: {} }],
    };
  },
});
