/** Plaster, putty and levelling mixes by weight: area × thickness × norm; the thickness may come of three measures. */
import { type Computed, defineCalculator, type NeedLine, normOf, roundUp } from './calculation.ts';
import { choice, type FieldError, optional, usually } from './fields.ts';

const PLASTERS: readonly string[] = ['gypsum-plaster', 'cement-plaster'];
const BEACON_STEP_M = 1.2;
const DEVIATION_MM = [0, 150] as const;

export const dryMix = defineCalculator({
  code: 'dry-mix',
  surface: { kind: null },
  fields: {
    material: choice(
      'gypsum-plaster',
      'cement-plaster',
      'gypsum-putty',
      'finish-putty',
      'self-levelling',
      'masonry',
    ),
    thickness: optional('mm', [0.1, 150]),
    deviation1: optional('mm', DEVIATION_MM),
    deviation2: optional('mm', DEVIATION_MM),
    deviation3: optional('mm', DEVIATION_MM),
    reserve: usually('percent', [0, 50], 0),
  },
  compute(input, { areaM2: area, sides, perimeterM, kind: where }, goods, norms): Computed | FieldError[] {
    const measured = [input.deviation1, input.deviation2, input.deviation3].filter((each) => each !== null);
    const mean = measured.length > 0 ? measured.reduce((sum, each) => sum + each, 0) / measured.length : null;
    const thickness = input.thickness ?? mean;
    if (thickness === null) return [{ field: 'thickness', code: 'missing' }];
    if (!(thickness > 0)) return [{ field: 'thickness', code: 'too-small', limit: 0.1 }];
    const norm = normOf(goods.mix, norms[`dry-mix.${input.material}`]);
    const primerNorm = normOf(goods.primer, norms['dry-mix.primer']);
    const needs: NeedLine[] = [
      ['mix', 'kg', area * thickness * norm, 'area-thickness-norm', { area, thickness, norm }, input.reserve],
      ['primer', 'l', area * primerNorm, 'area-norm', { area, norm: primerNorm }],
    ];
    const width = sides?.xM ?? (where === 'walls' ? perimeterM : null);
    if (width !== null && PLASTERS.includes(input.material)) {
      needs.push([
        'beacon',
        'pcs',
        roundUp(width / BEACON_STEP_M) + 1,
        'beacons',
        { width, step: BEACON_STEP_M },
      ]);
    }
    return { needs };
  },
});
