/** What styles, colours and parameters are called. A code that nobody has named is shown as it is. */
import type { SetCard } from '#contract/sets.ts';
import type { Locale } from '#domain/locale.ts';
import type { SetRow } from './sets.queries.ts';

type Words = Record<Locale, string>;

const styles: Record<string, Words> = {
  modern: { ru: 'Современный', kz: 'Заманауи' },
  scandi: { ru: 'Скандинавский', kz: 'Скандинавиялық' },
  loft: { ru: 'Лофт', kz: 'Лофт' },
  classic: { ru: 'Классика', kz: 'Классика' },
  natural: { ru: 'Природный', kz: 'Табиғи' },
  ethnic: { ru: 'С орнаментом', kz: 'Ою-өрнекті' },
};

const colours: Record<string, Words> = {
  white: { ru: 'Белый', kz: 'Ақ' },
  beige: { ru: 'Бежевый', kz: 'Сарғыш' },
  grey: { ru: 'Серый', kz: 'Сұр' },
  dark: { ru: 'Тёмный', kz: 'Қою түсті' },
  wood: { ru: 'Под дерево', kz: 'Ағаш түсті' },
  green: { ru: 'Зелёный', kz: 'Жасыл' },
  blue: { ru: 'Синий', kz: 'Көк' },
  terracotta: { ru: 'Терракотовый', kz: 'Терракота түсті' },
};

interface ParamWords {
  name: Words;
  unit: Words;
  /** What the filter calls sets that grow with it. */
  scaled: Words;
}

const params: Record<string, ParamWords> = {
  area: {
    name: { ru: 'Площадь', kz: 'Ауданы' },
    unit: { ru: 'м²', kz: 'м²' },
    scaled: { ru: 'По площади', kz: 'Ауданы бойынша' },
  },
  rooms: {
    name: { ru: 'Комнат', kz: 'Бөлме саны' },
    unit: { ru: 'комн.', kz: 'бөлме' },
    scaled: { ru: 'По числу комнат', kz: 'Бөлме саны бойынша' },
  },
  length: {
    name: { ru: 'Длина', kz: 'Ұзындығы' },
    unit: { ru: 'м', kz: 'м' },
    scaled: { ru: 'По длине', kz: 'Ұзындығы бойынша' },
  },
  doors: {
    name: { ru: 'Дверей', kz: 'Есік саны' },
    unit: { ru: 'шт.', kz: 'дана' },
    scaled: { ru: 'По числу дверей', kz: 'Есік саны бойынша' },
  },
};

export const facetWords = {
  section: { ru: 'Раздел', kz: 'Бөлім' },
  style: { ru: 'Стиль', kz: 'Стилі' },
  colour: { ru: 'Цвет', kz: 'Түсі' },
  brand: { ru: 'Бренд', kz: 'Бренд' },
  scale: { ru: 'Пересчёт', kz: 'Қайта есептеу' },
  price: { ru: 'Цена', kz: 'Бағасы' },
  inStock: { ru: 'В наличии', kz: 'Қоймада бар' },
  discount: { ru: 'Со скидкой', kz: 'Жеңілдікпен' },
} satisfies Record<string, Words>;

const codesOf = <Code extends string>(words: Record<Code, Words>) => Object.keys(words) as [Code, ...Code[]];
export const SET_STYLES = codesOf(styles);
export const SET_COLOURS = codesOf(colours);

export const styleName = (code: string, language: Locale): string => styles[code]?.[language] ?? code;
export const colourName = (code: string, language: Locale): string => colours[code]?.[language] ?? code;
export const scaleName = (code: string, language: Locale): string => params[code]?.scaled[language] ?? code;

export function toParam(
  param: NonNullable<SetRow['param']>,
  language: Locale,
): NonNullable<SetCard['param']> {
  const words = params[param.code];
  return { ...param, name: words?.name[language] ?? param.code, unit: words?.unit[language] ?? '' };
}
