/** Properties and colours that roofs, facades and gutters share: one house is bought in one tone. */
import type { Choice, Property, Words } from '../../leaf.ts';

const mm = { ru: 'мм', kz: 'мм' };

export const metalMm: Property = {
  code: 'roof_metal_mm',
  ru: 'Толщина металла',
  kz: 'Металл қалыңдығы',
  kind: 'list',
  unit: mm,
};
export const coating: Property = { code: 'roof_coating', ru: 'Покрытие', kz: 'Жабыны', kind: 'list' };
export const ral: Property = { code: 'roof_ral', ru: 'Цвет RAL', kz: 'RAL түсі', kind: 'list' };
export const usefulWidth: Property = {
  code: 'roof_useful_width',
  ru: 'Полезная ширина',
  kz: 'Пайдалы ені',
  kind: 'range',
  unit: mm,
};
export const guaranteeYears: Property = {
  code: 'roof_guarantee',
  ru: 'Гарантия на покрытие',
  kz: 'Жабын кепілдігі',
  kind: 'range',
  unit: { ru: 'лет', kz: 'жыл' },
};
export const profile: Property = { code: 'roof_profile', ru: 'Профиль', kz: 'Профилі', kind: 'list' };

export interface Ral extends Choice {
  /** the variant of its picture */
  image: string;
}

/** «RAL 8017 шоколад»: the number is what masters ask for, the word is what they see. */
export const rals: readonly Ral[] = [
  { code: '8017', ru: 'RAL 8017 шоколад', kz: 'RAL 8017 шоколад түсті', image: 'brown' },
  { code: '6005', ru: 'RAL 6005 зелёный мох', kz: 'RAL 6005 мүк жасыл', image: 'green' },
  { code: '7024', ru: 'RAL 7024 мокрый асфальт', kz: 'RAL 7024 дымқыл асфальт түсті', image: 'graphite' },
  { code: '3005', ru: 'RAL 3005 красное вино', kz: 'RAL 3005 қызыл шарап түсті', image: 'wine' },
  { code: '5005', ru: 'RAL 5005 сигнальный синий', kz: 'RAL 5005 ашық көк', image: 'blue' },
  { code: '8004', ru: 'RAL 8004 медно-коричневый', kz: 'RAL 8004 мыс-қоңыр', image: 'copper' },
  { code: '9003', ru: 'RAL 9003 белый', kz: 'RAL 9003 ақ', image: 'white' },
];

export interface Coating {
  choice: Choice;
  story: Words;
  guarantee: readonly number[];
  factor: number;
}

export const coatings = {
  polyester: {
    choice: { code: 'polyester', ru: 'полиэстер', kz: 'полиэстер' },
    story: {
      ru: 'Полиэстер 25 мкм держит цвет и дождь, царапины от монтажа закрасьте ремонтной краской',
      kz: '25 мкм полиэстер түсін сақтап, жаңбырдан қорғайды, орнатқанда түскен сызатты жөндеу бояуымен жабыңыз',
    },
    guarantee: [10, 15],
    factor: 1,
  },
  matte: {
    choice: { code: 'matte-polyester', ru: 'матовый полиэстер', kz: 'күңгірт полиэстер' },
    story: {
      ru: 'Матовый полиэстер не бликует на солнце и скрывает мелкие неровности листа',
      kz: 'Күңгірт полиэстер күнде шағылыспайды, парақтың ұсақ кедір-бұдырын жасырады',
    },
    guarantee: [15, 20],
    factor: 1.09,
  },
  polyurethane: {
    choice: { code: 'polyurethane', ru: 'полиуретан', kz: 'полиуретан' },
    story: {
      ru: 'Полиуретан 50 мкм выдерживает град, песок и перепады от −50 до +50 °C',
      kz: '50 мкм полиуретан бұршаққа, құмға және −50…+50 °C ауытқуға төзеді',
    },
    guarantee: [25, 30],
    factor: 1.24,
  },
  zinc: {
    choice: { code: 'zinc', ru: 'цинк', kz: 'мырыш' },
    story: {
      ru: 'Цинковый слой 140 г/м² защищает сталь без краски: для заборов, навесов и хозпостроек',
      kz: '140 г/м² мырыш қабаты болатты бояусыз қорғайды: қоршауға, қалқаға және шаруашылық құрылысқа арналған',
    },
    guarantee: [5],
    factor: 0.82,
  },
} as const satisfies Record<string, Coating>;
