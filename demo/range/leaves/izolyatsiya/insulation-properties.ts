import type { Choice, Property } from '../../leaf.ts';

const m2 = { ru: 'м²', kz: 'м²' };

export const packArea: Property = {
  code: 'insul_area_m2',
  ru: 'Площадь упаковки',
  kz: 'Қаптама ауданы',
  kind: 'range',
  unit: m2,
};
export const packVolume: Property = {
  code: 'insul_volume_m3',
  ru: 'Объём упаковки',
  kz: 'Қаптама көлемі',
  kind: 'range',
  unit: { ru: 'м³', kz: 'м³' },
};
export const density: Property = {
  code: 'insul_density',
  ru: 'Плотность',
  kz: 'Тығыздығы',
  kind: 'range',
  unit: { ru: 'кг/м³', kz: 'кг/м³' },
};
export const conductivity: Property = {
  code: 'insul_conductivity',
  ru: 'Теплопроводность',
  kz: 'Жылу өткізгіштігі',
  kind: 'range',
  unit: { ru: 'Вт/(м·К)', kz: 'Вт/(м·К)' },
};
export const flammability: Property = {
  code: 'insul_flammability',
  ru: 'Группа горючести',
  kz: 'Жанғыштық тобы',
  kind: 'list',
};
export const use: Property = { code: 'insul_use', ru: 'Применение', kz: 'Қолданылатын жері', kind: 'list' };

export const flames = {
  ng: { code: 'ng', ru: 'НГ', kz: 'НГ (жанбайды)' },
  g1: { code: 'g1', ru: 'Г1', kz: 'Г1' },
  g3: { code: 'g3', ru: 'Г3', kz: 'Г3' },
  g4: { code: 'g4', ru: 'Г4', kz: 'Г4' },
} as const satisfies Record<string, Choice>;

export const uses = {
  frame: { code: 'frame', ru: 'каркас и перегородки', kz: 'қаңқа мен қалқа' },
  attic: { code: 'attic', ru: 'мансарда и кровля', kz: 'мансарда мен шатыр' },
  plaster: { code: 'plaster-facade', ru: 'штукатурный фасад', kz: 'сыланатын қасбет' },
  vented: { code: 'vented-facade', ru: 'вентилируемый фасад', kz: 'желдетілетін қасбет' },
  floor: { code: 'floor', ru: 'пол и стяжка', kz: 'еден' },
  foundation: { code: 'foundation', ru: 'фундамент и цоколь', kz: 'іргетас пен цоколь' },
  flatRoof: { code: 'flat-roof', ru: 'плоская кровля', kz: 'жайпақ шатыр' },
  sauna: { code: 'sauna', ru: 'баня и сауна', kz: 'монша мен сауна' },
} as const satisfies Record<string, Choice>;
