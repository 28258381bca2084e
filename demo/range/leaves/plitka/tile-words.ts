/** What tile is described with: its properties, looks, shades and collection names. */
import type { Choice, Property, Words } from '../../leaf.ts';
import { colors } from '../../properties.ts';

export const surface: Property = { code: 'tile_surface', ru: 'Поверхность', kz: 'Беті', kind: 'list' };
export const look: Property = { code: 'tile_look', ru: 'Рисунок', kz: 'Суреті', kind: 'list' };
export const place: Property = {
  code: 'tile_place',
  ru: 'Применение',
  kz: 'Қолданылатын жері',
  kind: 'list',
};
export const collection: Property = { code: 'tile_collection', ru: 'Коллекция', kz: 'Топтама', kind: 'list' };
export const rectified: Property = {
  code: 'tile_rectified',
  ru: 'Ректификат',
  kz: 'Жиегі тегістелген (ректификат)',
  kind: 'flag',
};
export const packM2: Property = {
  code: 'tile_pack_m2',
  ru: 'Площадь в упаковке',
  kz: 'Қаптамадағы аудан',
  kind: 'range',
  unit: { ru: 'м²', kz: 'м²' },
};
export const frost: Property = {
  code: 'tile_frost',
  ru: 'Морозостойкая',
  kz: 'Аязға төзімді',
  kind: 'flag',
};

export const places = {
  wall: { code: 'wall', ru: 'стена', kz: 'қабырға' },
  floor: { code: 'floor', ru: 'пол', kz: 'еден' },
  street: { code: 'street', ru: 'улица', kz: 'дала' },
} as const satisfies Record<string, Choice>;

export interface Surface {
  choice: Choice;
  /** with «плитка» and with «керамогранит» */
  feminine: string;
  masculine: string;
  kz: string;
  priceFactor: number;
}

export const surfaces = {
  glossy: {
    choice: { code: 'glossy', ru: 'глянцевая', kz: 'жылтыр' },
    feminine: 'глянцевая',
    masculine: 'глянцевый',
    kz: 'жылтыр',
    priceFactor: 1,
  },
  matt: {
    choice: { code: 'matt', ru: 'матовая', kz: 'күңгірт' },
    feminine: 'матовая',
    masculine: 'матовый',
    kz: 'күңгірт',
    priceFactor: 1.02,
  },
  lappato: {
    choice: { code: 'lappato', ru: 'лаппатированная', kz: 'лаппато (жартылай жылтыратылған)' },
    feminine: 'лаппатированная',
    masculine: 'лаппатированный',
    kz: 'жартылай жылтыратылған',
    priceFactor: 1.22,
  },
  polished: {
    choice: { code: 'polished', ru: 'полированная', kz: 'жылтыратылған' },
    feminine: 'полированная',
    masculine: 'полированный',
    kz: 'жылтыратылған',
    priceFactor: 1.28,
  },
  structured: {
    choice: { code: 'structured', ru: 'структурная', kz: 'бедерлі' },
    feminine: 'структурная',
    masculine: 'структурный',
    kz: 'бедерлі',
    priceFactor: 1.08,
  },
} as const satisfies Record<string, Surface>;

export interface Look {
  choice: Choice;
  /** «под мрамор», «мәрмәр өрнекті» */
  named: Words;
  priceFactor: number;
}

export const looks = {
  marble: {
    choice: { code: 'marble', ru: 'мрамор', kz: 'мәрмәр' },
    named: { ru: 'под мрамор', kz: 'мәрмәр өрнекті' },
    priceFactor: 1.12,
  },
  concrete: {
    choice: { code: 'concrete', ru: 'бетон', kz: 'бетон' },
    named: { ru: 'под бетон', kz: 'бетон өрнекті' },
    priceFactor: 1,
  },
  wood: {
    choice: { code: 'wood', ru: 'дерево', kz: 'ағаш' },
    named: { ru: 'под дерево', kz: 'ағаш өрнекті' },
    priceFactor: 1.06,
  },
  stone: {
    choice: { code: 'stone', ru: 'камень', kz: 'тас' },
    named: { ru: 'под камень', kz: 'тас өрнекті' },
    priceFactor: 1.04,
  },
  terrazzo: {
    choice: { code: 'terrazzo', ru: 'терраццо', kz: 'терраццо' },
    named: { ru: 'под терраццо', kz: 'терраццо өрнекті' },
    priceFactor: 1.08,
  },
  plain: {
    choice: { code: 'plain', ru: 'моноколор', kz: 'біртүсті' },
    named: { ru: 'моноколор', kz: 'біртүсті' },
    priceFactor: 0.94,
  },
  ornament: {
    choice: { code: 'ornament', ru: 'орнамент', kz: 'ою-өрнек' },
    named: { ru: 'с орнаментом', kz: 'оюлы' },
    priceFactor: 1.15,
  },
} as const satisfies Record<string, Look>;

export interface TileShade {
  color: Choice;
  feminine: string;
  masculine: string;
  kz: string;
}

export const shades = {
  white: { color: colors.white, feminine: 'белая', masculine: 'белый', kz: 'ақ' },
  ivory: {
    color: colors.ivory,
    feminine: 'слоновая кость',
    masculine: 'слоновая кость',
    kz: 'піл сүйегі түсті',
  },
  beige: { color: colors.beige, feminine: 'бежевая', masculine: 'бежевый', kz: 'сарғыш' },
  sand: { color: colors.beige, feminine: 'песочная', masculine: 'песочный', kz: 'құм түсті' },
  lightGrey: { color: colors.grey, feminine: 'светло-серая', masculine: 'светло-серый', kz: 'ашық сұр' },
  grey: { color: colors.grey, feminine: 'серая', masculine: 'серый', kz: 'сұр' },
  graphite: { color: colors.graphite, feminine: 'графитовая', masculine: 'графитовый', kz: 'графит түсті' },
  black: { color: colors.black, feminine: 'чёрная', masculine: 'чёрный', kz: 'қара' },
  brown: { color: colors.brown, feminine: 'коричневая', masculine: 'коричневый', kz: 'қоңыр' },
  terracotta: {
    color: colors.brown,
    feminine: 'терракотовая',
    masculine: 'терракотовый',
    kz: 'терракота түсті',
  },
  blue: { color: colors.blue, feminine: 'синяя', masculine: 'синий', kz: 'көк' },
  emerald: { color: colors.green, feminine: 'изумрудная', masculine: 'изумрудный', kz: 'зүмірет түсті' },
  mint: { color: colors.green, feminine: 'мятная', masculine: 'мятный', kz: 'жалбыз түсті' },
} as const satisfies Record<string, TileShade>;

/** What natural stone and concrete come in. */
export const stoneShades: readonly TileShade[] = [
  shades.white,
  shades.ivory,
  shades.beige,
  shades.sand,
  shades.lightGrey,
  shades.grey,
  shades.graphite,
  shades.black,
  shades.brown,
];

interface Collection extends Words {
  code: string;
}

export const collections: readonly Collection[] = [
  { code: 'alatau', ru: 'Алатау', kz: 'Алатау' },
  { code: 'sharyn', ru: 'Шарын', kz: 'Шарын' },
  { code: 'balkhash', ru: 'Балхаш', kz: 'Балқаш' },
  { code: 'bayanaul', ru: 'Баянаул', kz: 'Баянауыл' },
  { code: 'mangistau', ru: 'Мангистау', kz: 'Маңғыстау' },
  { code: 'ulytau', ru: 'Улытау', kz: 'Ұлытау' },
  { code: 'turkistan', ru: 'Туркестан', kz: 'Түркістан' },
  { code: 'kolsay', ru: 'Кольсай', kz: 'Көлсай' },
  { code: 'burabay', ru: 'Бурабай', kz: 'Бурабай' },
  { code: 'irtysh', ru: 'Иртыш', kz: 'Ертіс' },
  { code: 'caspian', ru: 'Каспий', kz: 'Каспий' },
  { code: 'step', ru: 'Степь', kz: 'Дала' },
  { code: 'altyn-emel', ru: 'Алтынемель', kz: 'Алтынемел' },
  { code: 'khan-tengri', ru: 'Хан-Тенгри', kz: 'Хан Тәңірі' },
  { code: 'aral', ru: 'Арал', kz: 'Арал' },
  { code: 'saryarka', ru: 'Сарыарка', kz: 'Сарыарқа' },
  { code: 'taraz', ru: 'Тараз', kz: 'Тараз' },
  { code: 'rodnik', ru: 'Родник', kz: 'Бұлақ' },
  { code: 'ledyanoy-bereg', ru: 'Ледяной берег', kz: 'Мұзды жаға' },
  { code: 'karavan', ru: 'Караван', kz: 'Керуен' },
  { code: 'zhemchug', ru: 'Жемчуг', kz: 'Меруерт' },
  { code: 'utro', ru: 'Утро', kz: 'Таң' },
];
