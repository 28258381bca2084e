/** What linoleum and carpet share: sold by the running metre from a roll of a given width. */
import { round } from '../../figures.ts';
import type { DraftUnit, Property, Words } from '../../leaf.ts';

const m = { ru: 'м', kz: 'м' };
const mm = { ru: 'мм', kz: 'мм' };

export const rollWidth: Property = {
  code: 'lino_width_m',
  ru: 'Ширина рулона',
  kz: 'Орам ені',
  kind: 'list',
  unit: m,
};
export const rollClass: Property = {
  code: 'lino_class',
  ru: 'Класс применения',
  kz: 'Қолданылу класы',
  kind: 'list',
};
export const totalThickness: Property = {
  code: 'lino_total_mm',
  ru: 'Общая толщина',
  kz: 'Жалпы қалыңдығы',
  kind: 'range',
  unit: mm,
};
export const backing: Property = { code: 'lino_backing', ru: 'Основа', kz: 'Негізі', kind: 'list' };

/** The running metre first, then the square metre in which prices are compared. */
export function metreUnits(width: number, kgPerM2: number): readonly [DraftUnit, DraftUnit] {
  return [
    { unit: 'm', ratio: 1, weightKg: round(kgPerM2 * width, 2) },
    { unit: 'm2', ratio: width, weightKg: kgPerM2 },
  ];
}

/** A metre is carried rolled up across its width; loose turns add a fifth. */
export function rolledSize(width: number, thickness: number): readonly [number, number, number] {
  const diameter = Math.round(Math.sqrt((1000 * thickness * 1.2 * 4) / Math.PI));
  return [width * 1000, diameter, diameter];
}

export const series: readonly Words[] = [
  { ru: 'Есиль', kz: 'Есіл' },
  { ru: 'Степь', kz: 'Дала' },
  { ru: 'Полынь', kz: 'Жусан' },
  { ru: 'Тихий дом', kz: 'Тыныш үй' },
  { ru: 'Двор', kz: 'Аула' },
  { ru: 'Весна', kz: 'Көктем' },
  { ru: 'Тулпар', kz: 'Тұлпар' },
  { ru: 'Нура', kz: 'Нұра' },
  { ru: 'Очаг', kz: 'Ошақ' },
  { ru: 'Кочевник', kz: 'Көшпенді' },
  { ru: 'Жайлау', kz: 'Жайлау' },
  { ru: 'Уют', kz: 'Жайлы үй' },
  { ru: 'Рассвет', kz: 'Таңсәрі' },
  { ru: 'Тобол', kz: 'Тобыл' },
  { ru: 'Каркаралы', kz: 'Қарқаралы' },
  { ru: 'Город', kz: 'Қала' },
];
