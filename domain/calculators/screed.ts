/** A floor screed by weight, with the warnings a builder would give: too thin, or too heavy for the slab. */
import { defineCalculator, type NeedLine, normOf } from './calculation.ts';
import { flag, number, usually } from './fields.ts';
import type { Advice } from './formulas.ts';

const LEAST_MM = 30;
const LEAST_OVER_HEATING_MM = 50;
/** From here on the slab's bearing is worth a question. */
const HEAVY_KG_PER_M2 = 100;

export const screed = defineCalculator({
  code: 'screed',
  surface: { kind: 'floor' },
  fields: {
    thickness: number('mm', [5, 300]),
    warmFloor: flag(),
    fibre: flag(true),
    reserve: usually('percent', [0, 50], 0),
  },
  compute({ thickness, warmFloor, fibre, reserve }, { areaM2: area, perimeterM }, goods, norms) {
    const norm = normOf(goods.screed, norms['screed.mix']);
    const needs: NeedLine[] = [
      [
        'screed',
        'kg',
        (area * thickness * norm) / 10,
        'area-thickness-norm',
        { area, thickness, norm: norm / 10 },
        reserve,
      ],
    ];
    if (fibre) {
      const fibreNorm = normOf(goods.fibre, norms['screed.fibre']);
      const volume = (area * thickness) / 1000;
      needs.push(['fibre', 'kg', volume * fibreNorm, 'volume-norm', { volume, norm: fibreNorm }]);
    }
    if (perimeterM !== null)
      needs.push(['damper-tape', 'm', perimeterM, 'perimeter', { perimeter: perimeterM }]);
    return { needs, advice: screedAdvice(thickness, (thickness * norm) / 10, warmFloor) };
  },
});

function screedAdvice(thickness: number, load: number, warmFloor: boolean): Advice[] {
  const least = warmFloor ? LEAST_OVER_HEATING_MM : LEAST_MM;
  const advice: Advice[] = [];
  if (thickness < least) advice.push({ key: 'screed-too-thin', numbers: { least } });
  if (load >= HEAVY_KG_PER_M2) advice.push({ key: 'screed-heavy', numbers: { load } });
  return advice;
}
