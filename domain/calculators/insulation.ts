/** Insulation by volume or by layers of slabs, with what a facade or a frame wall needs besides. */
import { defineCalculator, type NeedLine, normOf, roundUp } from './calculation.ts';
import { choice, number, optional, usually } from './fields.ts';
import type { Advice } from './formulas.ts';

export const insulation = defineCalculator({
  code: 'insulation',
  surface: { kind: null },
  fields: {
    thickness: number('mm', [10, 600]),
    /** With a slab's thickness the need is counted in layers and square metres, without it in cubic metres. */
    slab: optional('mm', [10, 300]),
    place: choice('frame', 'facade'),
    conductivity: usually('norm', [0.01, 0.2], 0.04),
    requiredResistance: optional('norm', [0.1, 12]),
    wallResistance: usually('norm', [0, 12], 0),
    reserve: usually('percent', [0, 50], 5),
  },
  compute(input, { areaM2: area }, goods, norms) {
    const { thickness, slab, place, reserve } = input;
    const { 'insulation.dowels': dowels, 'insulation.lap': lap } = norms;
    const needs: NeedLine[] = [];
    if (slab === null) {
      const volume = (area * thickness) / 1000;
      needs.push(['insulation', 'm3', volume, 'insulation-volume', { area, thickness }, reserve]);
    } else {
      const layers = roundUp(thickness / slab);
      needs.push([
        'insulation',
        'm2',
        area * layers,
        'insulation-layers',
        { area, thickness, slab, layers },
        reserve,
      ]);
    }
    if (place === 'facade') {
      const glue = normOf(goods['facade-glue'], norms['insulation.glue']);
      const coat = normOf(goods['base-coat'], norms['insulation.coat']);
      needs.push(
        ['facade-glue', 'kg', area * glue, 'area-norm', { area, norm: glue }],
        ['base-coat', 'kg', area * coat, 'area-norm', { area, norm: coat }],
        ['dowel', 'pcs', area * dowels, 'area-norm', { area, norm: dowels }],
        ['mesh', 'm2', area, 'area', { area }, lap],
      );
    } else {
      needs.push(['vapour-barrier', 'm2', area, 'area', { area }, lap]);
    }
    return { needs, advice: thicknessAdvice(input) };
  },
});

/** The thickness that the required resistance to heat asks for, told when the chosen one is below it. */
function thicknessAdvice(input: {
  thickness: number;
  conductivity: number;
  requiredResistance: number | null;
  wallResistance: number;
}): Advice[] {
  if (input.requiredResistance === null) return [];
  const missing = input.requiredResistance - input.wallResistance;
  const thickness = missing * input.conductivity * 1000;
  return input.thickness + 1e-6 >= thickness
    ? []
    : [{ key: 'insulation-too-thin', numbers: { thickness, missing } }];
}
