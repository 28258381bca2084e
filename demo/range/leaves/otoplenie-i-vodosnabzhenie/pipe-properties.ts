/** What pipes, fittings and valves are told apart by. */
import type { Choice } from '../../leaf.ts';
import { list, range } from './property-forms.ts';

export const element = list('pipe_element', 'Элемент', 'Элементі');
export const thread = list('pipe_thread', 'Резьба', 'Бұрандасы', '″');
export const threadKind = list('pipe_thread_kind', 'Вид резьбы', 'Бұранда түрі');
export const nominalPressure = list('pipe_pn', 'Номинальное давление', 'Атаулы қысым');
export const maxTemperature = range(
  'pipe_temperature_c',
  'Максимальная температура',
  'Ең жоғары температура',
  '°C',
);
export const angle = list('pipe_angle', 'Угол', 'Бұрышы', '°');
export const wall = range('pipe_wall_mm', 'Толщина стенки', 'Қабырғасының қалыңдығы', 'мм');

/** `1 1/4` → code `1-1-4`, sorted as 1.25. */
export function threadChoice(inches: string): Choice {
  const number = inches
    .split(' ')
    .map((part) => part.split('/').map(Number))
    .reduce((sum, [over = 0, under = 1]) => sum + over / under, 0);
  return { code: inches.replaceAll(/[ /]/g, '-'), number, ru: inches, kz: inches };
}

export const threads = {
  inner: { code: 'inner', ru: 'внутренняя', kz: 'ішкі' },
  outer: { code: 'outer', ru: 'наружная', kz: 'сыртқы' },
  innerInner: { code: 'inner-inner', ru: 'внутренняя–внутренняя', kz: 'ішкі–ішкі' },
  innerOuter: { code: 'inner-outer', ru: 'внутренняя–наружная', kz: 'ішкі–сыртқы' },
} as const satisfies Record<string, Choice>;

export const flows = {
  coldWater: { code: 'cold-water', ru: 'холодная вода', kz: 'суық су' },
  hotWater: { code: 'hot-water', ru: 'горячая вода', kz: 'ыстық су' },
  heating: { code: 'heating', ru: 'отопление', kz: 'жылыту' },
  gas: { code: 'gas-supply', ru: 'газ', kz: 'газ' },
  indoorSewer: { code: 'indoor-sewer', ru: 'внутренняя канализация', kz: 'ішкі кәріз' },
  outdoorSewer: { code: 'outdoor-sewer', ru: 'наружная канализация', kz: 'сыртқы кәріз' },
} as const satisfies Record<string, Choice>;

export const pipeMaterials = {
  ppr: { code: 'pp-r', ru: 'PP-R', kz: 'PP-R' },
  pprGlass: { code: 'pp-r-glass-fibre', ru: 'PP-R со стекловолокном', kz: 'шыны талшықты PP-R' },
  pp: { code: 'polypropylene', ru: 'полипропилен', kz: 'полипропилен' },
  pvc: { code: 'pvc', ru: 'ПВХ', kz: 'ПВХ' },
  brass: { code: 'brass', ru: 'латунь', kz: 'жез' },
} as const satisfies Record<string, Choice>;

/** Kilograms of a metre of pipe: a ring of the given wall. Density in g/cm³. */
export function pipeMetreKg(outerMm: number, wallMm: number, density: number): number {
  return Math.PI * (outerMm - wallMm) * wallMm * density * 0.001;
}
