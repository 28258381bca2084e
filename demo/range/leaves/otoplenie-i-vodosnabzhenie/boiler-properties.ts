/** What boilers and water heaters are told apart by. */
import type { Choice } from '../../leaf.ts';
import { flag, list, range } from './property-forms.ts';

export const fuel = list('boiler_fuel', 'Топливо', 'Отыны');
export const powerKw = range('boiler_power_kw', 'Мощность', 'Қуаты', 'кВт');
export const circuits = list('boiler_circuits', 'Количество контуров', 'Контурлар саны');
export const heatedArea = range('boiler_area_m2', 'Площадь отопления', 'Жылытатын ауданы', 'м²');
export const boilerMount = list('boiler_mount', 'Установка', 'Орнатылуы');
export const chamber = list('boiler_chamber', 'Камера сгорания', 'Жану камерасы');
export const efficiency = range('boiler_efficiency', 'КПД', 'ПӘК', '%');
export const boilerVoltage = list('boiler_voltage_v', 'Напряжение', 'Кернеу', 'В');
export const boilerWifi = flag('boiler_wifi', 'Управление по Wi-Fi', 'Wi-Fi арқылы басқару');
export const tank = list('boiler_tank', 'Покрытие бака', 'Бактың жабыны');
export const tankShape = list('boiler_tank_shape', 'Форма бака', 'Бактың пішіні');

export const fuels = {
  gas: { code: 'gas', ru: 'газ', kz: 'газ' },
  solid: { code: 'solid', ru: 'уголь и дрова', kz: 'көмір мен отын' },
  pellet: { code: 'pellet', ru: 'пеллеты', kz: 'пеллет' },
  electric: { code: 'electric', ru: 'электричество', kz: 'электр' },
} as const satisfies Record<string, Choice>;

export const mounts = {
  wall: { code: 'wall', ru: 'настенный', kz: 'қабырғалық' },
  floor: { code: 'floor', ru: 'напольный', kz: 'едендік' },
  vertical: { code: 'wall-vertical', ru: 'настенный вертикальный', kz: 'қабырғаға тігінен' },
} as const satisfies Record<string, Choice>;

export const chambers = {
  open: { code: 'open', ru: 'открытая', kz: 'ашық' },
  closed: { code: 'closed', ru: 'закрытая', kz: 'жабық' },
} as const satisfies Record<string, Choice>;
