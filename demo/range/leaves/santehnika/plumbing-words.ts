/** What all plumbing shares: brands with their price levels, series names, finishes in three genders. */
import type { Brand } from '../../brand.ts';
import { getBrand } from '../../brands.ts';
import type { Choice, Words } from '../../leaf.ts';
import { colors } from '../../properties.ts';
import type { Random } from '../../random.ts';

interface Maker {
  brand: Brand;
  priceFactor: number;
}

export function pickMaker(random: Random): Maker {
  const [code, priceFactor] = random.weighted<readonly [string, number]>([
    [['aqbura', 1], 4],
    [['tenizon', 1.14], 3],
    [['moylen', 0.88], 3],
    [['uyutta', 0.86], 1],
  ]);
  return { brand: getBrand(code), priceFactor };
}

export const series: readonly Words[] = [
  { ru: 'Каспий', kz: 'Каспий' },
  { ru: 'Балхаш', kz: 'Балқаш' },
  { ru: 'Зайсан', kz: 'Зайсан' },
  { ru: 'Кольсай', kz: 'Көлсай' },
  { ru: 'Родник', kz: 'Бұлақ' },
  { ru: 'Тениз', kz: 'Теңіз' },
  { ru: 'Аксу', kz: 'Ақсу' },
  { ru: 'Или', kz: 'Іле' },
  { ru: 'Лебедь', kz: 'Аққу' },
  { ru: 'Жемчуг', kz: 'Меруерт' },
  { ru: 'Роса', kz: 'Шық' },
  { ru: 'Волна', kz: 'Толқын' },
  { ru: 'Озеро', kz: 'Көл' },
  { ru: 'Дождь', kz: 'Жаңбыр' },
  { ru: 'Ледник', kz: 'Мұздық' },
  { ru: 'Арал', kz: 'Арал' },
  { ru: 'Есиль', kz: 'Есіл' },
  { ru: 'Нура', kz: 'Нұра' },
  { ru: 'Алаколь', kz: 'Алакөл' },
  { ru: 'Маркаколь', kz: 'Марқакөл' },
  { ru: 'Ручей', kz: 'Жылға' },
  { ru: 'Капля', kz: 'Тамшы' },
  { ru: 'Чайка', kz: 'Шағала' },
  { ru: 'Белый берег', kz: 'Ақ жаға' },
];

export interface Finish {
  color: Choice;
  masculine: string;
  feminine: string;
  neuter: string;
  kz: string;
  priceFactor: number;
}

export const finishes = {
  white: {
    color: colors.white,
    masculine: 'белый',
    feminine: 'белая',
    neuter: 'белое',
    kz: 'ақ',
    priceFactor: 1,
  },
  mattBlack: {
    color: colors.black,
    masculine: 'чёрный матовый',
    feminine: 'чёрная матовая',
    neuter: 'чёрное матовое',
    kz: 'күңгірт қара',
    priceFactor: 1.24,
  },
  grey: {
    color: colors.grey,
    masculine: 'серый',
    feminine: 'серая',
    neuter: 'серое',
    kz: 'сұр',
    priceFactor: 1.1,
  },
  beige: {
    color: colors.beige,
    masculine: 'бежевый',
    feminine: 'бежевая',
    neuter: 'бежевое',
    kz: 'сарғыш',
    priceFactor: 1.08,
  },
  chrome: {
    color: colors.chrome,
    masculine: 'хром',
    feminine: 'хром',
    neuter: 'хром',
    kz: 'хром',
    priceFactor: 1,
  },
  bronze: {
    color: colors.bronze,
    masculine: 'бронза',
    feminine: 'бронза',
    neuter: 'бронза',
    kz: 'қола',
    priceFactor: 1.28,
  },
  graphite: {
    color: colors.graphite,
    masculine: 'графит',
    feminine: 'графит',
    neuter: 'графит',
    kz: 'графит',
    priceFactor: 1.26,
  },
} as const satisfies Record<string, Finish>;

/** Sanitary ceramics and metals that several leaves name as their material. */
export const materials = {
  faience: { code: 'faience', ru: 'фаянс', kz: 'фаянс' },
  porcelain: { code: 'porcelain', ru: 'фарфор', kz: 'фарфор' },
  castMarble: { code: 'cast-marble', ru: 'литьевой мрамор', kz: 'құйма мәрмәр' },
  glass: { code: 'glass', ru: 'стекло', kz: 'шыны' },
  acrylic: { code: 'acrylic', ru: 'акрил', kz: 'акрил' },
  steel: { code: 'steel', ru: 'сталь', kz: 'болат' },
  castIron: { code: 'cast-iron', ru: 'чугун', kz: 'шойын' },
  brass: { code: 'brass', ru: 'латунь', kz: 'жез' },
  stainless: { code: 'stainless-steel', ru: 'нержавеющая сталь', kz: 'тот баспайтын болат' },
  silumin: { code: 'silumin', ru: 'силумин', kz: 'силумин' },
} as const satisfies Record<string, Choice>;
