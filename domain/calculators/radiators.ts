/** Radiator sections by the heat a room loses: 100 W to the square metre at 2.7 m, more in a corner or a cold house. */
import { defineCalculator, normOf, roundUp } from './calculation.ts';
import { flag, usually } from './fields.ts';

const WATT_PER_M2 = 100;
const USUAL_HEIGHT_M = 2.7;
const CORNER_FACTOR = 1.2;
const COLD_FACTOR = 1.1;
/** A section's rated heat is given at this difference between water and room; it falls with the power of 1.3. */
const RATED_DIFFERENCE = 70;
const EXPONENT = 1.3;
/** Longer radiators warm badly at their end. */
const MOST_SECTIONS = 12;

export const radiators = defineCalculator({
  code: 'radiators',
  surface: { kind: 'floor' },
  fields: {
    ceilingHeight: usually('m', [2, 8], USUAL_HEIGHT_M),
    section: usually('watt', [50, 400], 180),
    difference: usually('celsius', [20, 80], RATED_DIFFERENCE),
    corner: flag(),
    cold: flag(),
    reserve: usually('percent', [0, 50], 0),
  },
  compute(input, { areaM2: area }, goods) {
    const heightFactor = input.ceilingHeight / USUAL_HEIGHT_M;
    const factor = heightFactor * (input.corner ? CORNER_FACTOR : 1) * (input.cold ? COLD_FACTOR : 1);
    const watt = area * WATT_PER_M2 * factor;
    const rated = normOf(goods['radiator-section'], input.section);
    const section = rated * (input.difference / RATED_DIFFERENCE) ** EXPONENT;
    const sections = roundUp(((watt / section) * (100 + input.reserve)) / 100);
    return {
      needs: [
        [
          'radiator-section',
          'pcs',
          watt / section,
          'radiator-sections',
          { area, norm: WATT_PER_M2, factor, watt, section },
          input.reserve,
        ],
      ],
      advice:
        sections > MOST_SECTIONS
          ? [
              {
                key: 'several-radiators',
                numbers: { radiators: roundUp(sections / MOST_SECTIONS), sections },
              },
            ]
          : [],
    };
  },
});
