/** A promotion's rules as sentences: the shop's own from the fields it is reckoned by, then what was written for this one. */
import type { Locale } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { toMethod } from '#domain/promotions/promotions.ts';
import type { PromotionRow } from './promotions.queries.ts';

type Words = Readonly<Record<Locale, string>>;

/** Conditions of the promotion, the shop's own sentences first, then what was written for this one. */
export function toRules(row: PromotionRow, cityNames: readonly string[], language: Locale): string[] {
  const conditions: (Words | false)[] = [
    toMethod(row.mechanic),
    cityNames.length > 0 && {
      ru: `Действует в городах: ${cityNames.join(', ')}.`,
      kz: `Мына қалаларда жүреді: ${cityNames.join(', ')}.`,
    },
    (row.needsCard || row.audience === 'club') && {
      ru: 'Нужна клубная карта: она бесплатная.',
      kz: 'Клуб картасы керек: ол тегін беріледі.',
    },
    row.audience === 'new' && { ru: 'Только на первый заказ.', kz: 'Тек алғашқы тапсырысқа.' },
    row.audience === 'wholesale' && {
      ru: 'Для оптовых покупателей с договором.',
      kz: 'Шарты бар көтерме сатып алушыларға.',
    },
    row.minSum !== null && {
      ru: `Товары акции на сумму от ${formatTenge(row.minSum)} до скидок.`,
      kz: `Акция тауарларының жеңілдіксіз сомасы ${formatTenge(row.minSum)}-ден басталады.`,
    },
    row.perUser !== null && {
      ru: `Заказов на одного покупателя: ${formatNumber(row.perUser)}.`,
      kz: `Бір сатып алушыға тапсырыс саны: ${formatNumber(row.perUser)}.`,
    },
    row.totalUses !== null && {
      ru: `Заказов всего: ${formatNumber(row.totalUses)}.`,
      kz: `Барлық тапсырыс саны: ${formatNumber(row.totalUses)}.`,
    },
    (row.isExclusive || row.exclusiveGroup !== null) && {
      ru: 'С похожими акциями не складывается: корзина сама выбирает ту, что выгоднее вам.',
      kz: 'Ұқсас акциялармен қосылмайды: себет сізге тиімдісін өзі таңдайды.',
    },
    !row.touchesWholesale &&
      row.audience !== 'wholesale' && {
        ru: 'На оптовые цены по договору не распространяется.',
        kz: 'Шарт бойынша көтерме бағаларға жүрмейді.',
      },
  ];
  return [
    ...conditions.flatMap((words) => (words ? [words[language]] : [])),
    ...(language === 'kz' ? row.rulesKz : row.rulesRu),
  ];
}
