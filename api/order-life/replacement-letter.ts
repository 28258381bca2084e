/** The letter about a product that is offered in the place of another. */
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import type { Letter } from '../mail/mail.ts';
import { type LetterOrder, orderSlots } from './order-letter-words.ts';

export interface Offer {
  id: number;
  old: LetterOrder['items'][number];
  externalId: string;
  name: string;
  unit: string;
  count: number;
  sumTenge: number;
  until: Date;
  comment: string;
}

const WORDS = {
  ru: {
    subject: (number: string) => `Заказ ${number}: предлагаем замену`,
    lead: 'При сборке одного товара не оказалось на месте. Предлагаем другой.',
    price: 'Дороже заказанного он для вас не будет.',
    until: (when: string) =>
      `Ответьте на странице заказа до ${when}. Без вашего согласия мы ничего не заменим.`,
    old: 'Не хватает',
    now: 'Предлагаем',
    open: 'Ответить',
  },
  kz: {
    subject: (number: string) => `${number} тапсырысы: алмастыру ұсынамыз`,
    lead: 'Жинау кезінде бір тауар орнынан табылмады. Басқасын ұсынамыз.',
    price: 'Ол сізге тапсырыс бағасынан қымбатқа түспейді.',
    until: (when: string) =>
      `Тапсырыс бетінде жауап беріңіз; мерзімі: ${when}. Келісіміңізсіз ештеңе алмастырмаймыз.`,
    old: 'Жетпейді',
    now: 'Ұсынамыз',
    open: 'Жауап беру',
  },
} as const;

export function replacementLetter(
  order: LetterOrder,
  offer: Offer,
  publicUrl: string,
): Letter<'replacement'> {
  const { language, number } = order;
  const t = WORDS[language];
  const when = `${formatDate(offer.until.toISOString(), language)}, ${almatyTime(offer.until)}`;
  return {
    name: 'replacement',
    dedupeKey: `order:${order.id}:replacement:${offer.id}`,
    to: order.email,
    slots: orderSlots(order),
    words: {
      language,
      subject: t.subject(number),
      paragraphs: [t.lead, t.price, offer.comment, t.until(when)],
      lines: [toLine(t.old, offer.old), toLine(t.now, offer)],
      button: { label: t.open, href: `${publicUrl}${localePath(`/personal/orders/${order.id}`, language)}` },
    },
  };
}

type Line = Pick<LetterOrder['items'][number], 'externalId' | 'name' | 'count' | 'unit' | 'sumTenge'>;

const toLine = (label: string, { externalId, name, count, unit, sumTenge }: Line) => ({
  name: `${label}: ${name}`,
  detail: `${formatNumber(count)}\u00A0${unit}`,
  sum: formatTenge(sumTenge),
  picture: externalId,
});
