/** The letter about an order that comes in several drives: what comes when. And the one that it comes at once again. */
import { type Locale, localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import type { Letter } from '../mail/mail.ts';
import { type LetterOrder, orderSlots } from './order-letter-words.ts';

export interface Drive {
  part: number;
  slot: { date: string; from: string; to: string };
  goods: number;
  /** By the place of the line among the order's. */
  lines: readonly { line: number; count: number; sum: number }[];
}

const WORDS = {
  ru: {
    subject: (number: string, drives: number) =>
      drives > 1 ? `Заказ ${number} привезём в ${drives} приёма` : `Заказ ${number} привезём за один раз`,
    lead: (drives: number) =>
      drives > 1
        ? 'Мы разделили доставку вашего заказа.'
        : 'Доставку больше не делим: весь заказ приедет сразу.',
    money: (drives: number) =>
      drives > 1
        ? 'Цена, скидки и баллы не изменились: вы платите столько же и один раз.'
        : 'Цена, скидки и баллы не изменились.',
    drive: (part: number) => `Доставка ${part}`,
    open: 'Открыть заказ',
    total: 'Итого',
    gift: 'Подарок',
    besides: 'Доставка и услуги',
    note: (number: string) => `Время не подходит? Позвоните нам и назовите номер ${number}.`,
  },
  kz: {
    subject: (number: string, drives: number) =>
      drives > 1
        ? `${number} тапсырысын ${drives} бөлікке бөліп жеткіземіз`
        : `${number} тапсырысын бірден толық жеткіземіз`,
    lead: (drives: number) =>
      drives > 1
        ? 'Тапсырысыңызды бөліп жеткіземіз.'
        : 'Жеткізуді енді бөлмейміз: тапсырыс толығымен бірден келеді.',
    money: (drives: number) =>
      drives > 1
        ? 'Баға, жеңілдік пен ұпай өзгерген жоқ: сол соманы бір-ақ рет төлейсіз.'
        : 'Баға, жеңілдік пен ұпай өзгерген жоқ.',
    drive: (part: number) => `${part}-жеткізу`,
    open: 'Тапсырысты ашу',
    total: 'Барлығы',
    gift: 'Сыйлық',
    besides: 'Жеткізу мен қызметтер',
    note: (number: string) => `Уақыты қолайсыз ба? Бізге қоңырау шалып, ${number} нөмірін айтыңыз.`,
  },
} as const;

const sayWhen = ({ date, from, to }: Drive['slot'], language: Locale): string =>
  `${formatDate(date, language)}, ${from}–${to}`;

export function drivesLetter(
  order: LetterOrder,
  { id, drives }: { id: string; drives: readonly Drive[] },
  publicUrl: string,
): Letter<'drives_several' | 'drives_one'> {
  const { language, number } = order;
  const t = WORDS[language];
  const { servicesTenge, deliveryTenge, liftTenge } = order.parts;
  const besides = servicesTenge + deliveryTenge + liftTenge;
  return {
    name: drives.length > 1 ? 'drives_several' : 'drives_one',
    dedupeKey: `order:${order.id}:drives:${id}`,
    to: order.email,
    slots: orderSlots(order),
    words: {
      language,
      subject: t.subject(number, drives.length),
      paragraphs: [t.lead(drives.length), t.money(drives.length)],
      facts: drives.map(({ part, slot, goods }) => ({
        name: t.drive(part),
        value: `${sayWhen(slot, language)} · ${formatTenge(goods)}`,
      })),
      lines: drives.flatMap(({ part, lines }) =>
        lines.flatMap(({ line, count, sum }) => {
          const item = order.items[line - 1];
          if (!item) return [];
          return [
            {
              name: drives.length > 1 ? `${t.drive(part)}: ${item.name}` : item.name,
              detail: `${formatNumber(count)}\u00A0${item.unit}`,
              sum: item.isGift ? t.gift : formatTenge(sum),
              picture: item.externalId,
            },
          ];
        }),
      ),
      sums: [
        ...(besides === 0 ? [] : [{ name: t.besides, value: formatTenge(besides) }]),
        { name: t.total, value: formatTenge(order.totalTenge), isTotal: true },
      ],
      button: { label: t.open, href: `${publicUrl}${localePath(`/personal/orders/${order.id}`, language)}` },
      note: t.note(number),
    },
  };
}
