/** A promotion in words: what it offers in a glance, and its rules as sentences, from the very fields it is reckoned by. */
import type { Locale } from '#domain/locale.ts';
import { formatNumber, formatPercent, formatTenge } from '#domain/money.ts';
import type { Mechanic } from '#domain/promotions/promotions.ts';
import type { PromotionRow } from './promotions.queries.ts';

type Words = Readonly<Record<Locale, string>>;

const off = (percent: number) => formatPercent(-percent);
const most = (tiers: readonly { percent: number }[]) => Math.max(...tiers.map(({ percent }) => percent));
const lowest = (tiers: readonly { price: number }[]) => Math.min(...tiers.map(({ price }) => price));

/** A few signs, for the cover: «−15 %», «2 + 1». */
export function toOffer(mechanic: Mechanic, language: Locale): string {
  const isKz = language === 'kz';
  switch (mechanic.type) {
    case 'percent':
    case 'bundle':
      return off(mechanic.percent);
    case 'fixed':
      return formatTenge(-mechanic.tenge);
    case 'price':
      return isKz ? 'Ерекше баға' : 'Особая цена';
    case 'qty_tier':
      return isKz
        ? `${formatTenge(lowest(mechanic.tiers))}-ден`
        : `от ${formatTenge(lowest(mechanic.tiers))}`;
    case 'n_plus_m':
      return `${mechanic.buy} + ${mechanic.free}`;
    case 'nth_percent':
      return isKz
        ? `${mechanic.nth}-тауарға ${off(mechanic.percent)}`
        : `${mechanic.nth}-й ${off(mechanic.percent)}`;
    case 'set_price':
      return formatTenge(mechanic.price);
    case 'threshold_gift':
      return isKz ? 'Сыйлық' : 'Подарок';
    case 'threshold_percent':
      return isKz ? `${off(most(mechanic.tiers))}-ға дейін` : `до ${off(most(mechanic.tiers))}`;
    case 'delivery':
      return mechanic.tenge === null ? formatTenge(0) : formatTenge(-mechanic.tenge);
    case 'points_x':
      return `× ${formatNumber(mechanic.times)}`;
  }
}

/** How it is reckoned. */
function toMethod(mechanic: Mechanic): Words {
  switch (mechanic.type) {
    case 'percent':
    case 'fixed':
    case 'price':
      return mechanic.type === 'fixed' && mechanic.per === 'cart'
        ? {
            ru: 'Скидка делится между товарами заказа по их стоимости.',
            kz: 'Жеңілдік тапсырыстағы тауарларға құнына қарай бөлінеді.',
          }
        : {
            ru: 'Из всех скидок на цену одного товара действует самая большая, они не складываются.',
            kz: 'Бір тауар бағасына берілетін жеңілдіктердің ең үлкені жүреді, олар қосылмайды.',
          };
    case 'qty_tier':
      return {
        ru: `Цена за единицу зависит от количества одного товара: ${mechanic.tiers
          .map(({ from, price }) => `от ${formatNumber(from)} по ${formatTenge(price)}`)
          .join(', ')}.`,
        kz: `Бір данасының бағасы сол тауардың санына байланысты: ${mechanic.tiers
          .map(({ from, price }) => `${formatNumber(from)} данадан ${formatTenge(price)}`)
          .join(', ')}.`,
      };
    case 'n_plus_m': {
      const all = formatNumber(mechanic.buy + mechanic.free);
      return {
        ru: `Товары акции считаются вместе: в каждых ${all} бесплатно самое недорогое (${formatNumber(mechanic.free)}).`,
        kz: `Акция тауарлары бірге саналады: әр ${all} тауардың ең арзаны тегін (${formatNumber(mechanic.free)}).`,
      };
    }
    case 'nth_percent':
      return {
        ru: `Товары акции считаются вместе, от дорогих к недорогим: на каждый ${mechanic.nth}-й скидка ${formatPercent(mechanic.percent)}.`,
        kz: `Акция тауарлары қымбатынан арзанына қарай бірге саналады: әр ${mechanic.nth}-тауарға ${formatPercent(mechanic.percent)} жеңілдік.`,
      };
    case 'set_price':
      return {
        ru: `Комплект целиком стоит ${formatTenge(mechanic.price)}; можно взять несколько комплектов.`,
        kz: `Жинақ толығымен ${formatTenge(mechanic.price)} тұрады; бірнеше жинақ алуға болады.`,
      };
    case 'bundle':
      return {
        ru: `Каждый основной товар даёт скидку ${formatPercent(mechanic.percent)} на один сопутствующий.`,
        kz: `Әр негізгі тауар бір ілеспе тауарға ${formatPercent(mechanic.percent)} жеңілдік береді.`,
      };
    case 'threshold_gift':
      return {
        ru: `Подарок даётся к покупке от ${formatTenge(mechanic.from)}, один на заказ. От него можно отказаться.`,
        kz: `Сыйлық ${formatTenge(mechanic.from)}-ден басталатын сатып алуға беріледі, тапсырысқа біреу. Одан бас тартуға болады.`,
      };
    case 'threshold_percent':
      return {
        ru: `Считается сумма товаров акции до скидок: ${mechanic.tiers
          .map(({ from, percent }) => `от ${formatTenge(from)} ${off(percent)}`)
          .join(', ')}.`,
        kz: `Акция тауарларының жеңілдіксіз сомасы есептеледі: ${mechanic.tiers
          .map(({ from, percent }) => `${formatTenge(from)}-ден ${off(percent)}`)
          .join(', ')}.`,
      };
    case 'delivery':
      return {
        ru: `Заказ от ${formatTenge(mechanic.from)}${mechanic.maxKg === undefined ? '' : `, вес до ${formatNumber(mechanic.maxKg)} кг`}.`,
        kz: `Тапсырыс ${formatTenge(mechanic.from)}-ден басталады${mechanic.maxKg === undefined ? '' : `, салмағы ${formatNumber(mechanic.maxKg)} кг-ға дейін`}.`,
      };
    case 'points_x':
      return {
        ru: 'Баллы начисляются по клубной карте за товары без скидки, когда заказ получен.',
        kz: 'Ұпай клуб картасымен, жеңілдіксіз тауарларға, тапсырыс алынған соң беріледі.',
      };
  }
}

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
