/** The programme for masters: trades and the sections they work with, what a confirmed master gets beyond the club. */
import type { Locale } from './locale.ts';

export const TRADE_CODES = [
  'builder',
  'doors',
  'electrician',
  'finisher',
  'floors',
  'plumber',
  'roofer',
  'tiler',
] as const;
export type TradeCode = (typeof TRADE_CODES)[number];

interface Trade {
  name: Readonly<Record<Locale, string>>;
  /** Codes of the sections of the trade; what lies below them belongs to it. */
  sections: readonly string[];
}

export const TRADES: Readonly<Record<TradeCode, Trade>> = {
  builder: {
    name: { ru: 'Строитель, каменщик', kz: 'Құрылысшы, тас қалаушы' },
    sections: ['stroymaterialy', 'suhie-smesi', 'izolyatsiya'],
  },
  doors: { name: { ru: 'Установщик дверей и окон', kz: 'Есік-терезе орнатушы' }, sections: ['dveri-i-okna'] },
  electrician: { name: { ru: 'Электрик', kz: 'Электрик' }, sections: ['elektrika-i-osveshchenie'] },
  finisher: {
    name: { ru: 'Отделочник, маляр', kz: 'Әрлеуші, сырлаушы' },
    sections: ['suhie-smesi', 'kraski', 'oboi-i-dekor'],
  },
  floors: {
    name: { ru: 'Мастер по полам', kz: 'Еден төсеуші' },
    sections: ['napolnye-pokrytiya', 'suhie-smesi'],
  },
  plumber: {
    name: { ru: 'Сантехник', kz: 'Сантехник' },
    sections: ['santehnika', 'otoplenie-i-vodosnabzhenie'],
  },
  roofer: {
    name: { ru: 'Кровельщик, фасадчик', kz: 'Шатыр және қасбет шебері' },
    sections: ['krovlya-i-fasad', 'izolyatsiya'],
  },
  tiler: { name: { ru: 'Плиточник', kz: 'Плитка төсеуші' }, sections: ['plitka', 'suhie-smesi'] },
};

/** Beside the percent of the level, on the goods of the trade. */
export const TRADE_BONUS_PERCENT = 2;
/** Of what a client paid for goods. */
export const CLIENT_PERCENT = 2;

export const clientPoints = (goodsSum: number): number =>
  Math.floor((Math.max(0, goodsSum) * CLIENT_PERCENT) / 100);

/** In a link: `/?master=K7Q2M9XA`. */
export const MASTER_PARAM = 'master';
/** Remembers who brought the buyer; the order carries it to the server. */
export const MASTER_COOKIE = 'master';
export const MASTER_COOKIE_MAX_AGE_S = 30 * 24 * 60 * 60;

/** No letter or digit that could be taken for another. */
export const LINK_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LINK_CODE = new RegExp(`^[${LINK_LETTERS}]{8}$`);

/** Null for what no master ever got. */
export function parseMasterCode(typed: string | null | undefined): string | null {
  const code = typed?.trim().toUpperCase() ?? '';
  return LINK_CODE.test(code) ? code : null;
}
