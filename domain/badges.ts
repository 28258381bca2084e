/**
 * The words on a product's picture, computed from facts (never typed in by hand), in their order of weight:
 * a card shows the first three.
 */
import { stockLevel } from './availability.ts';
import type { Locale } from './locale.ts';
import { formatPercent } from './money.ts';

export interface BadgeFacts {
  discountPercent: number;
  clubPrice: number | null;
  price: number;
  isNew: boolean;
  countryCode: string;
  /** stock in the reader's city */
  stockHere: number;
  onOrder: boolean;
  isOffline: boolean;
  /** what no rule can know */
  flags: readonly string[];
  /** of promotions that run here and now for everyone */
  nPlusM?: { buy: number; free: number } | null;
  hasGift?: boolean;
  /** among the most bought of its section */
  isHit?: boolean;
}

const words: Record<string, Record<Locale, string>> = {
  gift: { ru: 'Подарок', kz: 'Сыйлық' },
  club: { ru: 'Цена по карте', kz: 'Карта бағасы' },
  new: { ru: 'Новинка', kz: 'Жаңа' },
  hit: { ru: 'Хит продаж', kz: 'Хит' },
  kz: { ru: 'Сделано в Казахстане', kz: 'Қазақстанда жасалған' },
  last: { ru: 'Осталось мало', kz: 'Аз қалды' },
  order: { ru: 'Под заказ', kz: 'Тапсырыспен' },
  offline: { ru: 'Только в магазине', kz: 'Тек дүкенде' },
  markdown: { ru: 'Уценка', kz: 'Арзандатылған' },
  eco: { ru: 'Эко', kz: 'Эко' },
  b2b: { ru: 'Для бизнеса', kz: 'Бизнеске' },
  heavy: { ru: 'Доставка на поддоне', kz: 'Тұғырықпен жеткізу' },
};

function nPlusMWords({ buy, free }: { buy: number; free: number }, language: Locale): string {
  return language === 'kz' ? `${buy} тауар бағасына ${buy + free}` : `${buy + free} по цене ${buy}`;
}

export function badgesOf(facts: BadgeFacts, language: Locale): Record<string, string> {
  const keys = [
    facts.hasGift && 'gift',
    facts.discountPercent === 0 && facts.clubPrice !== null && facts.clubPrice < facts.price && 'club',
    facts.isNew && 'new',
    facts.isHit && 'hit',
    facts.countryCode === 'KZ' && 'kz',
    stockLevel(facts.stockHere) === 'low' && 'last',
    facts.onOrder && 'order',
    facts.isOffline && 'offline',
    ...facts.flags,
  ].filter((key) => typeof key === 'string');
  const badges: Record<string, string> = {};
  if (facts.discountPercent > 0) badges.sale = formatPercent(-facts.discountPercent);
  if (facts.nPlusM) badges.nplusone = nPlusMWords(facts.nPlusM, language);
  for (const key of keys) {
    const word = words[key];
    if (word) badges[key] = word[language];
  }
  return badges;
}
