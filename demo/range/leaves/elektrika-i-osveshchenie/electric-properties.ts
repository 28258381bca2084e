/** What cables, sockets, breakers and light are told apart by; shared by the leaves of this root. */
import type { Choice } from '../../leaf.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';

export const section = list('cable_section', 'Сечение', 'Қимасы', 'мм²');
export const protection = list('electric_ip', 'Степень защиты', 'Қорғаныс дәрежесі');
export const current = list('electric_current_a', 'Номинальный ток', 'Атаулы тогы', 'А');
export const grounding = flag('electric_grounding', 'Заземление', 'Жерге тұйықтау');
export const modules = list('breaker_modules', 'Количество модулей', 'Модульдер саны');
export const wiring = list('electric_mount', 'Монтаж', 'Монтаждау түрі');

export const base = list('lamp_base', 'Цоколь', 'Цоколі');
export const powerW = range('lamp_power_w', 'Мощность', 'Қуаты', 'Вт');
export const flux = range('lamp_flux_lm', 'Световой поток', 'Жарық ағыны', 'лм');
export const temperature = list('lamp_temperature_k', 'Цветовая температура', 'Түс температурасы', 'К');
export const dimmable = flag('lamp_dimmable', 'Диммируемая', 'Жарықтығы реттеледі');

export const mounting = {
  hidden: { code: 'hidden', ru: 'скрытый', kz: 'жасырын' },
  open: { code: 'open', ru: 'открытый', kz: 'ашық' },
} as const satisfies Record<string, Choice>;

export function ipChoice(ip: number): Choice {
  return { code: `ip${ip}`, number: ip, ru: `IP${ip}`, kz: `IP${ip}` };
}

/** How the light of a colour temperature is called on the pack. */
export function lightTone(kelvins: number): { ru: string; kz: string } {
  if (kelvins <= 3000) return { ru: 'тёплый свет', kz: 'жылы жарық' };
  if (kelvins <= 4500) return { ru: 'нейтральный свет', kz: 'бейтарап жарық' };
  return { ru: 'холодный свет', kz: 'суық жарық' };
}
