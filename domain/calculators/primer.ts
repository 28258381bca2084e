/** Primer by kind: litres (of the adhesive kind kilograms) to the square metre, twice on a porous ground. */
import { defineCalculator, normOf } from './calculation.ts';
import { choice, optional, usually } from './fields.ts';

export const primer = defineCalculator({
  code: 'primer',
  surface: { kind: null },
  fields: {
    material: choice('deep', 'adhesion', 'strengthening'),
    ground: choice('usual', 'porous'),
    norm: optional('norm', [0.01, 2]),
    reserve: usually('percent', [0, 50], 0),
  },
  compute({ material, ground, norm: typed, reserve }, { areaM2: area }, goods, norms) {
    const norm = normOf(goods.primer, typed ?? norms[`primer.${material}`]);
    const layers = ground === 'porous' ? 2 : 1;
    const unit = material === 'adhesion' ? 'kg' : 'l';
    return {
      needs: [['primer', unit, area * layers * norm, 'area-layers-norm', { area, layers, norm }, reserve]],
    };
  },
});
