/** Properties and choices that several families share. A family's own ones stand in its own file. */
import type { Choice, Property } from './leaf.ts';

const mm = { ru: 'мм', kz: 'мм' };
const m = { ru: 'м', kz: 'м' };
const kg = { ru: 'кг', kz: 'кг' };
const litre = { ru: 'л', kz: 'л' };

export const color: Property = { code: 'color', ru: 'Цвет', kz: 'Түсі', kind: 'list' };
export const material: Property = { code: 'material', ru: 'Материал', kz: 'Материалы', kind: 'list' };
export const kind: Property = { code: 'kind', ru: 'Тип', kz: 'Түрі', kind: 'list' };
export const purpose: Property = { code: 'purpose', ru: 'Назначение', kz: 'Қолданылуы', kind: 'list' };
export const works: Property = { code: 'works', ru: 'Вид работ', kz: 'Жұмыс түрі', kind: 'list' };
export const lengthMm: Property = { code: 'length_mm', ru: 'Длина', kz: 'Ұзындығы', kind: 'list', unit: mm };
export const widthMm: Property = { code: 'width_mm', ru: 'Ширина', kz: 'Ені', kind: 'list', unit: mm };
export const thicknessMm: Property = {
  code: 'thickness_mm',
  ru: 'Толщина',
  kz: 'Қалыңдығы',
  kind: 'list',
  unit: mm,
};
export const diameterMm: Property = {
  code: 'diameter_mm',
  ru: 'Диаметр',
  kz: 'Диаметрі',
  kind: 'list',
  unit: mm,
};
export const lengthM: Property = { code: 'length_m', ru: 'Длина', kz: 'Ұзындығы', kind: 'list', unit: m };
export const sizeText: Property = { code: 'size', ru: 'Размер', kz: 'Өлшемі', kind: 'list', unit: mm };
export const packKg: Property = { code: 'pack_kg', ru: 'Фасовка', kz: 'Қаптамасы', kind: 'list', unit: kg };
export const volumeL: Property = { code: 'volume_l', ru: 'Объём', kz: 'Көлемі', kind: 'list', unit: litre };
export const warrantyYears: Property = {
  code: 'warranty_years',
  ru: 'Гарантия, лет',
  kz: 'Кепілдік, жыл',
  kind: 'range',
};

export const indoor: Choice = { code: 'indoor', ru: 'внутренние', kz: 'ішкі' };
export const outdoor: Choice = { code: 'outdoor', ru: 'наружные', kz: 'сыртқы' };

/** A choice whose name is a number: 12.5 → code `12-5`, «12,5». */
export function numberChoice(number: number): Choice {
  const text = String(number).replace('.', ',');
  return { code: String(number).replace('.', '-'), number, ru: text, kz: text };
}

/** A choice that is a size or a mark, the same in both languages: `600×1200`, `М500`, `D400`. */
export function markChoice(mark: string): Choice {
  const code = mark
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll('м', 'm')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { code, ru: mark, kz: mark };
}

export const colors = {
  white: { code: 'white', ru: 'белый', kz: 'ақ' },
  black: { code: 'black', ru: 'чёрный', kz: 'қара' },
  grey: { code: 'grey', ru: 'серый', kz: 'сұр' },
  graphite: { code: 'graphite', ru: 'графит', kz: 'графит' },
  beige: { code: 'beige', ru: 'бежевый', kz: 'сарғыш' },
  brown: { code: 'brown', ru: 'коричневый', kz: 'қоңыр' },
  ivory: { code: 'ivory', ru: 'слоновая кость', kz: 'піл сүйегі түсті' },
  red: { code: 'red', ru: 'красный', kz: 'қызыл' },
  green: { code: 'green', ru: 'зелёный', kz: 'жасыл' },
  blue: { code: 'blue', ru: 'синий', kz: 'көк' },
  yellow: { code: 'yellow', ru: 'жёлтый', kz: 'сары' },
  chrome: { code: 'chrome', ru: 'хром', kz: 'хром' },
  bronze: { code: 'bronze', ru: 'бронза', kz: 'қола' },
  transparent: { code: 'transparent', ru: 'прозрачный', kz: 'мөлдір' },
} satisfies Record<string, Choice>;
