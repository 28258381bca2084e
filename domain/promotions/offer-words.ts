/** What a mechanic offers, in a few signs and as a sentence, from the very fields it is reckoned by. */
import type { Locale } from '../locale.ts';
import { formatNumber, formatPercent, formatTenge } from '../money.ts';
import type { Mechanic } from './promotion.ts';

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
export function toMethod(mechanic: Mechanic): Words {
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
