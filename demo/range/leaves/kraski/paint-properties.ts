import type { Choice, Property } from '../../leaf.ts';

export const paintBase: Property = { code: 'paint_base', ru: 'Основа', kz: 'Негізі', kind: 'list' };
export const gloss: Property = { code: 'paint_gloss', ru: 'Блеск', kz: 'Жылтырлығы', kind: 'list' };
export const coverage: Property = {
  code: 'paint_coverage',
  ru: 'Расход на слой',
  kz: 'Бір қабатқа шығыны',
  kind: 'range',
  unit: { ru: 'м²/л', kz: 'м²/л' },
};
export const tintBase: Property = { code: 'paint_tint_base', ru: 'База', kz: 'База', kind: 'list' };
export const washClass: Property = {
  code: 'paint_wash_class',
  ru: 'Класс мытья',
  kz: 'Жуу класы',
  kind: 'list',
};
export const paintRoom: Property = {
  code: 'paint_room',
  ru: 'Где красить',
  kz: 'Боялатын жері',
  kind: 'list',
};
export const tintable: Property = {
  code: 'paint_tintable',
  ru: 'Колеруется',
  kz: 'Түсі келтіріледі',
  kind: 'flag',
};
export const dryingHours: Property = {
  code: 'paint_drying_h',
  ru: 'Высыхание слоя',
  kz: 'Қабаттың кебуі',
  kind: 'range',
  unit: { ru: 'ч', kz: 'сағ' },
};

export const bases = {
  acrylic: { code: 'acrylic', ru: 'акрил', kz: 'акрил' },
  latex: { code: 'latex', ru: 'латекс', kz: 'латекс' },
  alkyd: { code: 'alkyd', ru: 'алкид', kz: 'алкид' },
  silicone: { code: 'silicone', ru: 'силикон', kz: 'силикон' },
  polyurethane: { code: 'polyurethane', ru: 'полиуретан', kz: 'полиуретан' },
  oil: { code: 'oil', ru: 'масло', kz: 'май' },
  water: { code: 'water', ru: 'вода', kz: 'су' },
} as const satisfies Record<string, Choice>;

export const glosses = {
  deepMatte: { code: 'deep-matte', ru: 'глубокоматовая', kz: 'терең күңгірт' },
  matte: { code: 'matte', ru: 'матовая', kz: 'күңгірт' },
  semiMatte: { code: 'semi-matte', ru: 'полуматовая', kz: 'жартылай күңгірт' },
  semiGloss: { code: 'semi-gloss', ru: 'полуглянцевая', kz: 'жартылай жылтыр' },
  gloss: { code: 'gloss', ru: 'глянцевая', kz: 'жылтыр' },
} as const satisfies Record<string, Choice>;

export const tints = {
  a: { code: 'a', ru: 'A (белая)', kz: 'A (ақ)' },
  c: { code: 'c', ru: 'C (под яркие цвета)', kz: 'C (қанық түстерге)' },
} as const satisfies Record<string, Choice>;

/** A big can is cheaper by the litre. */
export function canPrice(tengePerLitre: number, litres: number): number {
  return tengePerLitre * litres ** 0.93;
}
