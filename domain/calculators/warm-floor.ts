/** An electric warm floor: mats or cable over the part of the floor that no furniture covers. */
import { defineCalculator, normOf } from './calculation.ts';
import { choice, flag, usually } from './fields.ts';

const VOLT = 220;
/** What a usual thermostat switches by itself. */
const THERMOSTAT_AMPERE = 16;

export const warmFloor = defineCalculator({
  code: 'warm-floor',
  surface: { kind: 'floor' },
  fields: {
    material: choice('mat', 'cable'),
    power: usually('watt', [50, 300], 150),
    share: usually('percent', [10, 100], 70),
    cableWattPerM: usually('watt', [5, 40], 18),
    thermostat: flag(true),
  },
  compute({ material, power: usual, share, cableWattPerM, thermostat }, { areaM2: area }, goods) {
    const power = material === 'mat' ? normOf(goods['heating-mat'], usual) : usual;
    const heated = (area * share) / 100;
    const watt = heated * power;
    const perMetre = normOf(goods['heating-cable'], cableWattPerM);
    const ampere = watt / VOLT;
    return {
      needs: [
        material === 'mat'
          ? ['heating-mat', 'm2', heated, 'heating-mat', { area, share, power, watt }]
          : ['heating-cable', 'm', watt / perMetre, 'heating-cable', { area, share, power, watt, perMetre }],
        ['thermostat', 'pcs', thermostat ? 1 : 0, 'count', { count: 1 }],
      ],
      advice: [
        { key: 'current', numbers: { watt, ampere } },
        ...(ampere > THERMOSTAT_AMPERE ? [{ key: 'contactor' as const, numbers: { ampere } }] : []),
      ],
    };
  },
});
