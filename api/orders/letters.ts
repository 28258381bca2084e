/** The letter that an order has been made, in the language in which it was. */
import type { Locale } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { composeMail, type Letter } from '../mail/mail.ts';

export interface LetterFacts {
  id: number;
  number: string;
  language: Locale;
  total: number;
  isPickup: boolean;
  promisedOn: string | null;
  slot: { from: string; to: string } | null;
  isAwaitingMoney: boolean;
}

const WORDS = {
  ru: {
    subject: (number: string) => `Заказ ${number} принят`,
    thanks: 'Спасибо за заказ. Мы проверим его и напишем, когда он будет подтверждён.',
    pay: 'Заказ ждёт оплаты: оплатить можно на его странице.',
    number: 'Номер',
    sum: 'Сумма',
    pickup: 'Можно забрать',
    delivery: 'Привезём',
    button: 'Открыть заказ',
  },
  kz: {
    subject: (number: string) => `${number} тапсырысы қабылданды`,
    thanks: 'Тапсырысыңызға рақмет. Біз оны тексеріп, расталған соң хабарлаймыз.',
    pay: 'Тапсырыс төлемді күтіп тұр: оны тапсырыс бетінде төлеуге болады.',
    number: 'Нөмірі',
    sum: 'Сомасы',
    pickup: 'Алып кетуге болады',
    delivery: 'Жеткіземіз',
    button: 'Тапсырысты ашу',
  },
} as const;

export function createdLetter(to: string, publicUrl: string, facts: LetterFacts): Letter {
  const { id, number, language, total, promisedOn, slot } = facts;
  const words = WORDS[language];
  const hours = slot ? `, ${slot.from}–${slot.to}` : '';
  const prefix = language === 'kz' ? '/kz' : '';
  return {
    kind: 'order_created',
    dedupeKey: `order:${id}:created`,
    to,
    ...composeMail({
      language,
      subject: words.subject(number),
      paragraphs: [words.thanks, ...(facts.isAwaitingMoney ? [words.pay] : [])],
      facts: [
        { name: words.number, value: number },
        { name: words.sum, value: formatTenge(total) },
        ...(promisedOn === null
          ? []
          : [
              {
                name: facts.isPickup ? words.pickup : words.delivery,
                value: `${formatDate(promisedOn, language)}${hours}`,
              },
            ]),
      ],
      button: { label: words.button, href: `${publicUrl}${prefix}/personal/orders/${id}` },
    }),
  };
}
