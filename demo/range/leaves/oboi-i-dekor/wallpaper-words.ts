/** What wallpaper is described with: its properties, patterns, shades, rooms and collection names. */
import type { Choice, Property, Words } from '../../leaf.ts';
import { colors } from '../../properties.ts';

const m = { ru: 'м', kz: 'м' };

export const wallpaperBase: Property = { code: 'wallp_base', ru: 'Основа', kz: 'Негізі', kind: 'list' };
export const wallpaperTop: Property = {
  code: 'wallp_top',
  ru: 'Верхний слой',
  kz: 'Беткі қабаты',
  kind: 'list',
};
export const rollWidth: Property = {
  code: 'wallp_width_m',
  ru: 'Ширина рулона',
  kz: 'Орам ені',
  kind: 'list',
  unit: m,
};
export const rollLength: Property = {
  code: 'wallp_length_m',
  ru: 'Длина рулона',
  kz: 'Орам ұзындығы',
  kind: 'list',
  unit: m,
};
export const repeatCm: Property = {
  code: 'wallp_repeat_cm',
  ru: 'Раппорт',
  kz: 'Раппорты (өрнек қадамы)',
  kind: 'range',
  unit: { ru: 'см', kz: 'см' },
};
export const match: Property = {
  code: 'wallp_match',
  ru: 'Стыковка рисунка',
  kz: 'Өрнекті түйістіру',
  kind: 'list',
};
export const pattern: Property = { code: 'wallp_pattern', ru: 'Рисунок', kz: 'Өрнегі', kind: 'list' };
export const care: Property = { code: 'wallp_care', ru: 'Уход', kz: 'Күтімі', kind: 'list' };
export const room: Property = { code: 'wallp_room', ru: 'Помещение', kz: 'Бөлме', kind: 'list' };

export const matches = {
  free: { code: 'free', ru: 'свободная', kz: 'еркін' },
  straight: { code: 'straight', ru: 'прямая', kz: 'тура' },
  offset: { code: 'offset', ru: 'смещённая', kz: 'ығыстырылған' },
} as const satisfies Record<string, Choice>;

export interface Pattern {
  choice: Choice;
  /** how the pattern stands in a product's name: «обои … с цветами» */
  named: Words;
  /** a repeat of 0 needs no matching */
  repeats: readonly number[];
}

export const patterns: readonly Pattern[] = [
  {
    choice: { code: 'plain', ru: 'однотонный', kz: 'біртүсті' },
    named: { ru: 'однотонные', kz: 'біртүсті' },
    repeats: [0],
  },
  {
    choice: { code: 'floral', ru: 'цветы', kz: 'гүлдер' },
    named: { ru: 'с цветами', kz: 'гүл өрнекті' },
    repeats: [53, 64],
  },
  {
    choice: { code: 'leaves', ru: 'листья и травы', kz: 'жапырақтар мен шөптер' },
    named: { ru: 'с травами и листьями', kz: 'жапырақ өрнекті' },
    repeats: [32, 53, 64],
  },
  {
    choice: { code: 'geometry', ru: 'геометрия', kz: 'геометриялық өрнек' },
    named: { ru: 'с геометрическим рисунком', kz: 'геометриялық өрнекті' },
    repeats: [16, 26.5, 32, 53],
  },
  {
    choice: { code: 'stripe', ru: 'полоса', kz: 'жолақ' },
    named: { ru: 'в полоску', kz: 'жолақты' },
    repeats: [0],
  },
  {
    choice: { code: 'plaster', ru: 'штукатурка и бетон', kz: 'сылақ пен бетон' },
    named: { ru: 'под декоративную штукатурку', kz: 'сәндік сылақ фактуралы' },
    repeats: [0, 64],
  },
  {
    choice: { code: 'damask', ru: 'вензеля', kz: 'шиыршық өрнек' },
    named: { ru: 'с вензелями', kz: 'шиыршық өрнекті' },
    repeats: [53, 64],
  },
  {
    choice: { code: 'ornament', ru: 'казахский орнамент', kz: 'қазақ ою-өрнегі' },
    named: { ru: 'с казахским орнаментом', kz: 'қазақ оюлы' },
    repeats: [32, 53, 64],
  },
  {
    choice: { code: 'linen', ru: 'лён и рогожка', kz: 'зығыр мата' },
    named: { ru: 'под лён', kz: 'зығыр мата фактуралы' },
    repeats: [0],
  },
  {
    choice: { code: 'kids', ru: 'детский', kz: 'балаларға арналған' },
    named: { ru: 'с детским рисунком', kz: 'балаларға арналған суретті' },
    repeats: [53, 64],
  },
];

interface Shade {
  /** the colour under which the shade is filtered */
  color: Choice;
  named: Words;
}

const lightBlue: Choice = { code: 'light-blue', ru: 'голубой', kz: 'көгілдір' };
const pink: Choice = { code: 'pink', ru: 'розовый', kz: 'қызғылт' };

const green: Words = { ru: 'зелёные', kz: 'жасыл' };

/** As the one picture of their colour shows them, the frequent more than once; Russian in the plural, as «обои» want it. */
export const shades: readonly Shade[] = [
  { color: colors.white, named: { ru: 'белые', kz: 'ақ' } },
  { color: colors.white, named: { ru: 'молочные', kz: 'сүттей ақ' } },
  { color: colors.beige, named: { ru: 'бежевые', kz: 'сарғыш' } },
  { color: colors.beige, named: { ru: 'кремовые', kz: 'кілегей түсті' } },
  { color: colors.beige, named: { ru: 'песочные', kz: 'құм түсті' } },
  { color: colors.grey, named: { ru: 'серые', kz: 'сұр' } },
  { color: colors.grey, named: { ru: 'светло-серые', kz: 'ашық сұр' } },
  { color: colors.grey, named: { ru: 'жемчужно-серые', kz: 'меруерт түстес сұр' } },
  { color: colors.graphite, named: { ru: 'графитовые', kz: 'графит түсті' } },
  { color: lightBlue, named: { ru: 'голубые', kz: 'көгілдір' } },
  { color: lightBlue, named: { ru: 'голубые', kz: 'көгілдір' } },
  { color: colors.blue, named: { ru: 'синие', kz: 'көк' } },
  { color: colors.green, named: green },
  { color: colors.green, named: green },
  { color: colors.green, named: green },
  { color: pink, named: { ru: 'розовые', kz: 'қызғылт' } },
  { color: pink, named: { ru: 'пудровые', kz: 'бозғылт қызғылт' } },
  { color: colors.brown, named: { ru: 'коричневые', kz: 'қоңыр' } },
  { color: colors.brown, named: { ru: 'коричневые', kz: 'қоңыр' } },
  { color: colors.yellow, named: { ru: 'золотистые', kz: 'алтын түсті' } },
];

export interface Room {
  choice: Choice;
  /** «для гостиной», «қонақ бөлмеге» */
  forIt: Words;
}

export const rooms = {
  living: {
    choice: { code: 'living', ru: 'гостиная', kz: 'қонақ бөлме' },
    forIt: { ru: 'гостиной', kz: 'қонақ бөлмеге' },
  },
  bedroom: {
    choice: { code: 'bedroom', ru: 'спальня', kz: 'жатын бөлме' },
    forIt: { ru: 'спальни', kz: 'жатын бөлмеге' },
  },
  kids: {
    choice: { code: 'kids', ru: 'детская', kz: 'балалар бөлмесі' },
    forIt: { ru: 'детской', kz: 'балалар бөлмесіне' },
  },
  kitchen: {
    choice: { code: 'kitchen', ru: 'кухня', kz: 'асүй' },
    forIt: { ru: 'кухни', kz: 'асүйге' },
  },
  hall: {
    choice: { code: 'hall', ru: 'прихожая', kz: 'дәліз' },
    forIt: { ru: 'прихожей', kz: 'дәлізге' },
  },
  office: {
    choice: { code: 'office', ru: 'офис', kz: 'кеңсе' },
    forIt: { ru: 'офиса', kz: 'кеңсеге' },
  },
} as const satisfies Record<string, Room>;

export const collections: readonly Words[] = [
  { ru: 'Алатау', kz: 'Алатау' },
  { ru: 'Баянаул', kz: 'Баянауыл' },
  { ru: 'Иртыш', kz: 'Ертіс' },
  { ru: 'Степь', kz: 'Дала' },
  { ru: 'Весна', kz: 'Көктем' },
  { ru: 'Бурабай', kz: 'Бурабай' },
  { ru: 'Каркаралы', kz: 'Қарқаралы' },
  { ru: 'Балхаш', kz: 'Балқаш' },
  { ru: 'Тюльпан', kz: 'Қызғалдақ' },
  { ru: 'Полынь', kz: 'Жусан' },
  { ru: 'Белый ковыль', kz: 'Ақселеу' },
  { ru: 'Рассвет', kz: 'Таңсәрі' },
  { ru: 'Туран', kz: 'Тұран' },
  { ru: 'Отрар', kz: 'Отырар' },
  { ru: 'Сарыарка', kz: 'Сарыарқа' },
  { ru: 'Жетысу', kz: 'Жетісу' },
  { ru: 'Мангистау', kz: 'Маңғыстау' },
  { ru: 'Алаколь', kz: 'Алакөл' },
  { ru: 'Берёзовая роща', kz: 'Ақ қайың' },
  { ru: 'Шёлковый путь', kz: 'Жібек жолы' },
  { ru: 'Лебедь', kz: 'Аққу' },
  { ru: 'Ласточка', kz: 'Қарлығаш' },
  { ru: 'Лунная ночь', kz: 'Айлы түн' },
  { ru: 'Звезда', kz: 'Жұлдыз' },
  { ru: 'Родник', kz: 'Бұлақ' },
  { ru: 'Яблоневый сад', kz: 'Алма бағы' },
];

/** Kazakh "and" after a word: «дәліз бен асүйге», «асүй мен дәлізге». */
export function andAfter(word: string): string {
  if (/[жз]$/.test(word)) return 'бен';
  return /[бвгғдкқпстфхцчшщ]$/.test(word) ? 'пен' : 'мен';
}
