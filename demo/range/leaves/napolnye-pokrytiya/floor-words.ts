/** What floors are described with: their properties and the woods and places of their decors. */
import { toSlug } from '#domain/slug.ts';
import type { Choice, Property, Words } from '../../leaf.ts';
import type { Random } from '../../random.ts';

export const wearClass: Property = {
  code: 'floor_class',
  ru: 'Класс износостойкости',
  kz: 'Тозуға төзімділік класы',
  kind: 'list',
};
export const bevel: Property = { code: 'floor_bevel', ru: 'Фаска', kz: 'Фаскасы', kind: 'list' };
export const joint: Property = { code: 'floor_joint', ru: 'Соединение', kz: 'Жалғануы', kind: 'list' };
export const moisture: Property = {
  code: 'floor_moisture',
  ru: 'Влагостойкость',
  kz: 'Ылғалға төзімділігі',
  kind: 'list',
};
export const boardSize: Property = {
  code: 'floor_board',
  ru: 'Размер доски',
  kz: 'Тақтай өлшемі',
  kind: 'list',
  unit: { ru: 'мм', kz: 'мм' },
};
export const packM2: Property = {
  code: 'floor_pack_m2',
  ru: 'Площадь в упаковке',
  kz: 'Қаптамадағы аудан',
  kind: 'range',
  unit: { ru: 'м²', kz: 'м²' },
};
export const packBoards: Property = {
  code: 'floor_pack_boards',
  ru: 'Досок в упаковке',
  kz: 'Қаптамадағы тақтай саны',
  kind: 'range',
  unit: { ru: 'шт.', kz: 'дана' },
};
export const decorName: Property = { code: 'floor_decor', ru: 'Декор', kz: 'Декоры', kind: 'list' };
export const tone: Property = { code: 'floor_tone', ru: 'Тон', kz: 'Реңкі', kind: 'list' };
export const warmFloor: Property = {
  code: 'floor_warm',
  ru: 'Для тёплого пола',
  kz: 'Жылы еденге жарайды',
  kind: 'flag',
};

export const bevels = {
  none: { code: 'none', ru: 'без фаски', kz: 'фаскасыз' },
  four: { code: '4v', ru: 'фаска 4V', kz: '4V фаска' },
  micro: { code: 'micro', ru: 'микрофаска', kz: 'микрофаска' },
} as const satisfies Record<string, Choice>;

export const joints = {
  click: { code: 'click', ru: 'замок', kz: 'құлыпты' },
  glue: { code: 'glue', ru: 'на клей', kz: 'желіммен' },
} as const satisfies Record<string, Choice>;

export const moistures = {
  usual: { code: 'usual', ru: 'обычная', kz: 'кәдімгі' },
  day: { code: '24-hours', ru: 'выдерживает воду 24 часа', kz: 'суға 24 сағат шыдайды' },
} as const satisfies Record<string, Choice>;

export const tones = {
  light: { code: 'light', ru: 'светлый', kz: 'ашық' },
  natural: { code: 'natural', ru: 'натуральный', kz: 'табиғи' },
  dark: { code: 'dark', ru: 'тёмный', kz: 'қою' },
  grey: { code: 'grey', ru: 'серый', kz: 'сұр' },
  bleached: { code: 'bleached', ru: 'белёный', kz: 'ағартылған' },
} as const satisfies Record<string, Choice>;

interface Wood {
  code: string;
  ru: string;
  /** before a noun, and owned by a place: «Баянауыл емені» */
  kz: string;
  kzOwned: string;
}

const woods: readonly Wood[] = [
  { code: 'oak', ru: 'Дуб', kz: 'емен', kzOwned: 'емені' },
  { code: 'ash', ru: 'Ясень', kz: 'шаған', kzOwned: 'шағаны' },
  { code: 'walnut', ru: 'Орех', kz: 'жаңғақ', kzOwned: 'жаңғағы' },
  { code: 'pine', ru: 'Кедр', kz: 'самырсын', kzOwned: 'самырсыны' },
  { code: 'elm', ru: 'Вяз', kz: 'қарағаш', kzOwned: 'қарағашы' },
  { code: 'maple', ru: 'Клён', kz: 'үйеңкі', kzOwned: 'үйеңкісі' },
];

export const places: readonly Words[] = [
  { ru: 'Баянаул', kz: 'Баянауыл' },
  { ru: 'Иртыш', kz: 'Ертіс' },
  { ru: 'Алатау', kz: 'Алатау' },
  { ru: 'Каркаралы', kz: 'Қарқаралы' },
  { ru: 'Бурабай', kz: 'Бурабай' },
  { ru: 'Кокшетау', kz: 'Көкшетау' },
  { ru: 'Улытау', kz: 'Ұлытау' },
  { ru: 'Маркаколь', kz: 'Марқакөл' },
  { ru: 'Риддер', kz: 'Риддер' },
  { ru: 'Зайсан', kz: 'Зайсан' },
  { ru: 'Алаколь', kz: 'Алакөл' },
  { ru: 'Есиль', kz: 'Есіл' },
  { ru: 'Тобол', kz: 'Тобыл' },
  { ru: 'Жаик', kz: 'Жайық' },
  { ru: 'Нура', kz: 'Нұра' },
  { ru: 'Текели', kz: 'Текелі' },
  { ru: 'Аксу', kz: 'Ақсу' },
  { ru: 'Тургай', kz: 'Торғай' },
  { ru: 'Жетысу', kz: 'Жетісу' },
  { ru: 'Ульба', kz: 'Үлбі' },
  { ru: 'Каркара', kz: 'Қарқара' },
  { ru: 'Кольсай', kz: 'Көлсай' },
  { ru: 'Тургень', kz: 'Түрген' },
  { ru: 'Сарыарка', kz: 'Сарыарқа' },
];

export const decorChoice = ({ name }: Decor): Choice => ({ code: toSlug(name.ru), ...name });

export interface Decor {
  /** «Дуб Баянаул», «Баянауыл емені» */
  name: Words;
  tone: Choice;
  /** `oak-natural`: the picture's variant */
  image: string;
}

/** Two of three floors are oak, as in the shops. */
export function pickDecor(random: Random): Decor {
  const wood = random.pick(random.chance(0.6) ? woods.slice(0, 1) : woods.slice(1));
  const place = random.pick(places);
  const chosenTone = random.pick(Object.values(tones));
  return {
    name: { ru: `${wood.ru} ${place.ru}`, kz: `${place.kz} ${wood.kzOwned}` },
    tone: chosenTone,
    image: `${wood.code}-${chosenTone.code}`,
  };
}
