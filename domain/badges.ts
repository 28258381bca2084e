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
}

const words: Record<string, Record<Locale, string>> = {
  club: { ru: 'Цена по карте', kz: 'Карта бағасы' },
  new: { ru: 'Новинка', kz: 'Жаңа' },
  kz: { ru: 'Сделано в Казахстане', kz: 'Қазақстанда жасалған' },
  last: { ru: 'Осталось мало', kz: 'Аз қалды' },
  order: { ru: 'Под заказ', kz: 'Тапсырыспен' },
  offline: { ru: 'Только в магазине', kz: 'Тек дүкенде' },
  markdown: { ru: 'Уценка', kz: 'Арзандатылған' },
  eco: { ru: 'Эко', kz: 'Эко' },
  b2b: { ru: 'Для бизнеса', kz: 'Бизнеске' },
  heavy: { ru: 'Доставка на поддоне', kz: 'Паллетпен жеткізу' },
};

export function badgesOf(facts: BadgeFacts, language: Locale): Record<string, string> {
  const keys = [
    facts.discountPercent === 0 && facts.clubPrice !== null && facts.clubPrice < facts.price && 'club',
    facts.isNew && 'new',
    facts.countryCode === 'KZ' && 'kz',
    stockLevel(facts.stockHere) === 'low' && 'last',
    facts.onOrder && 'order',
    facts.isOffline && 'offline',
    ...facts.flags,
  ].filter((key) => typeof key === 'string');
  const badges: Record<string, string> = {};
  if (facts.discountPercent > 0) badges.sale = formatPercent(-facts.discountPercent);
  for (const key of keys) {
    const word = words[key];
    if (word) badges[key] = word[language];
  }
  return badges;
}
