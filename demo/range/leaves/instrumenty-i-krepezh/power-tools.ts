/** What all power tools share: properties, sources of power, batteries and model names. */
import { comma } from '../../figures.ts';
import type { Choice, Property, PropertyValue, Words } from '../../leaf.ts';
import { numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';

import type { PricedBrand } from '../otoplenie-i-vodosnabzhenie/priced-brand.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';

export const source = list('tool_source', 'Питание', 'Қоректенуі');
export const powerW = range('tool_power_w', 'Мощность', 'Қуаты', 'Вт');
export const voltage = list('tool_voltage_v', 'Напряжение аккумулятора', 'Аккумулятор кернеуі', 'В');
export const batteries = list('tool_batteries', 'Аккумуляторов в комплекте', 'Жинақтағы аккумуляторлар');
export const capacity = range('tool_battery_ah', 'Ёмкость аккумулятора', 'Аккумулятор сыйымдылығы', {
  ru: 'А·ч',
  kz: 'А·сағ',
});
export const torque = range('tool_torque_nm', 'Крутящий момент', 'Айналдыру моменті', 'Н·м');
export const energy = range('tool_energy_j', 'Энергия удара', 'Соққы энергиясы', 'Дж');
export const disc = list('tool_disc_mm', 'Диаметр диска', 'Диск диаметрі', 'мм');
export const speed = range('tool_speed_rpm', 'Обороты', 'Айналымы', { ru: 'об/мин', kz: 'айн/мин' });
export const chuck = list('tool_chuck', 'Патрон', 'Патроны');
export const brushless = flag('tool_brushless', 'Бесщёточный двигатель', 'Щеткасыз қозғалтқыш');
export const hasCase = flag('tool_case', 'Кейс', 'Кейсі бар');
export const weight = range('tool_weight_kg', 'Вес', 'Салмағы', 'кг');

export const mains: Choice = { code: 'mains', ru: 'сеть 220 В', kz: '220 В желі' };
const battery: Choice = { code: 'battery', ru: 'аккумулятор', kz: 'аккумулятор' };

interface Pack {
  volts: number;
  count: number;
  ampereHours: number;
  isBrushless: boolean;
  /** «2 АКБ 4 А·ч» or «без АКБ» */
  words: Words;
  /** closes a description: what is in the box */
  sentence: Words;
  values: readonly (readonly [Property, PropertyValue])[];
  tenge: number;
  kg: number;
}

/** The batteries and the motor of one cordless tool. */
export function drawPack(random: Random, voltages: readonly number[]): Pack {
  const volts = random.pick(voltages);
  const count = random.weighted([[2, 5] as const, [1, 2] as const, [0, 3] as const]);
  const ampereHours = volts === 12 ? random.pick([1.5, 2]) : random.pick([2, 4, 5]);
  const isBrushless = random.chance(0.45);
  return {
    volts,
    count,
    ampereHours,
    isBrushless,
    words:
      count === 0
        ? { ru: 'без АКБ', kz: 'АКБ-сыз' }
        : {
            ru: `${count} АКБ ${comma(ampereHours)} А·ч`,
            kz: `${count} АКБ ${comma(ampereHours)} А·сағ`,
          },
    sentence:
      count === 0
        ? {
            ru: `Аккумулятор и зарядное устройство не входят в комплект: подойдут любые той же марки на ${volts} В.`,
            kz: `Аккумулятор мен қуаттағыш жинаққа кірмейді: осы маркадағы кез келген ${volts} В аккумулятор жарайды.`,
          }
        : {
            ru: `В комплекте ${count === 1 ? 'аккумулятор' : 'два аккумулятора'} на ${comma(ampereHours)} А·ч и зарядное устройство, полный заряд за ${ampereHours > 2 ? 'полтора часа' : 'час'}.`,
            kz: `Жинақта ${comma(ampereHours)} А·сағ ${count === 1 ? 'аккумулятор' : 'екі аккумулятор'} мен қуаттағыш бар, ${ampereHours > 2 ? 'бір жарым сағатта' : 'бір сағатта'} толық қуатталады.`,
          },
    values: [
      [source, battery],
      [voltage, numberChoice(volts)],
      [batteries, numberChoice(count)],
      ...(count > 0 ? ([[capacity, ampereHours] as const] as const) : []),
      [brushless, isBrushless],
    ],
    tenge: count === 0 ? 0 : 4_500 + count * ampereHours * (volts / 18) * 3_900,
    kg: count === 0 ? 0 : count * (0.12 + ampereHours * (volts / 18) * 0.11) + 0.35,
  };
}

const letters: Record<string, string> = { burkitex: 'BX', temirqol: 'TQ', masterlek: 'МЛ', uyutta: 'У' };

/** «Burkitex BX-18 Pro»: the maker's letters, the figure that matters, a series. */
export function modelName(random: Random, maker: PricedBrand, figure: string | number): string {
  const series = random.pick(['', '', ' Pro', ' Start', ' S', ' M2']);
  return `${maker.name} ${letters[maker.code] ?? ''}-${figure}${series}`;
}
