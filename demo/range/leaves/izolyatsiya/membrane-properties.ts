import type { Choice, Property } from '../../leaf.ts';

export const rollArea: Property = {
  code: 'membrane_area_m2',
  ru: 'Площадь рулона',
  kz: 'Орам ауданы',
  kind: 'list',
  unit: { ru: 'м²', kz: 'м²' },
};
export const gramsPerM2: Property = {
  code: 'membrane_grams',
  ru: 'Плотность',
  kz: 'Тығыздығы',
  kind: 'range',
  unit: { ru: 'г/м²', kz: 'г/м²' },
};
export const place: Property = {
  code: 'membrane_place',
  ru: 'Где применяют',
  kz: 'Қолданылатын жері',
  kind: 'list',
};

export const places = {
  roof: { code: 'roof', ru: 'скатная кровля', kz: 'еңіс шатыр' },
  walls: { code: 'walls', ru: 'стены', kz: 'қабырға' },
  floor: { code: 'floor', ru: 'полы и перекрытия', kz: 'еден мен аражабын' },
  sauna: { code: 'sauna', ru: 'баня', kz: 'монша' },
  foundation: { code: 'foundation', ru: 'фундамент', kz: 'іргетас' },
  bathroom: { code: 'bathroom', ru: 'ванная и санузел', kz: 'жуынатын бөлме мен дәретхана' },
  terrace: { code: 'terrace', ru: 'балкон и терраса', kz: 'балкон мен терраса' },
  pool: { code: 'pool', ru: 'бассейн и резервуар', kz: 'бассейн мен резервуар' },
} as const satisfies Record<string, Choice>;
