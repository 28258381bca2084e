/** Letters about orders as they are sent: one per order and kind, however often it is asked for. */
import { type Locale, localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import type { Letter, LetterWords } from '../mail/mail.ts';
import { LETTER_WORDS, type LetterKind, type LetterOrder, orderSlots } from './order-letter-words.ts';

const LABELS = {
  ru: {
    open: 'Открыть заказ',
    place: 'Где',
    code: 'Код получения',
    total: 'Итого',
    former: 'Было',
    more: 'И ещё',
    gift: 'Подарок',
    services: 'Услуги',
    delivery: 'Доставка',
    lift: 'Подъём',
  },
  kz: {
    open: 'Тапсырысты ашу',
    place: 'Қайда',
    code: 'Алу коды',
    total: 'Барлығы',
    former: 'Бұрынғы сома',
    more: 'Тағы',
    gift: 'Сыйлық',
    services: 'Қызметтер',
    delivery: 'Жеткізу',
    lift: 'Көтеру',
  },
} as const;

const MOST_LINES = 20;

export function orderLetter(kind: LetterKind, order: LetterOrder, publicUrl: string): Letter<LetterKind> {
  const { id, language, number, email: to } = order;
  return {
    name: kind,
    dedupeKey: `order:${id}:${kind}`,
    to,
    slots: orderSlots(order),
    // An order that waits for the shop's word is told so, whatever the shop says of others.
    keepsSubject: kind === 'created' && order.confirmUntil !== null,
    words: {
      language,
      ...LETTER_WORDS[kind][language](order),
      facts: listFacts(kind, order),
      ...listGoods(kind, order),
      button: {
        label: LABELS[language].open,
        href: `${publicUrl}${localePath(`/personal/orders/${id}`, language)}`,
      },
      note: NOTE[language](number),
    },
  };
}

const NOTE: Record<Locale, (number: string) => string> = {
  ru: (number) => `Вопросы по заказу? Назовите оператору номер ${number}.`,
  kz: (number) => `Тапсырыс бойынша сұрағыңыз бар ма? Операторға ${number} нөмірін айтыңыз.`,
};

function listFacts(kind: LetterKind, order: LetterOrder): { name: string; value: string }[] {
  const label = LABELS[order.language];
  return [
    ...(kind !== 'cancelled' && kind !== 'completed' && order.place !== null
      ? [{ name: label.place, value: order.place }]
      : []),
    ...(kind === 'ready' && order.pickupCode !== null ? [{ name: label.code, value: order.pickupCode }] : []),
  ];
}

/** The goods where a letter is kept as the memory of the order, the sum everywhere. */
function listGoods(kind: LetterKind, order: LetterOrder): Pick<LetterWords, 'lines' | 'sums'> {
  const label = LABELS[order.language];
  const total = { name: label.total, value: formatTenge(order.totalTenge), isTotal: true };
  const former = order.formerTotalTenge;
  const before = former === undefined ? [] : [{ name: label.former, value: formatTenge(former) }];
  if (kind !== 'created' && kind !== 'completed' && kind !== 'changed') return { sums: [...before, total] };
  const left = order.items.length - MOST_LINES;
  const { servicesTenge, deliveryTenge, liftTenge } = order.parts;
  const parts: [name: string, tenge: number][] = [
    [label.services, servicesTenge],
    [label.delivery, deliveryTenge],
    [label.lift, liftTenge],
  ];
  return {
    lines: order.items.slice(0, MOST_LINES).map(({ externalId, name, count, unit, sumTenge, isGift }) => ({
      name,
      detail: `${formatNumber(count)}\u00A0${unit}`,
      sum: isGift ? label.gift : formatTenge(sumTenge),
      picture: externalId,
    })),
    sums: [
      ...(left > 0 ? [{ name: label.more, value: formatNumber(left) }] : []),
      ...parts.flatMap(([name, tenge]) => (tenge === 0 ? [] : [{ name, value: formatTenge(tenge) }])),
      ...before,
      total,
    ],
  };
}
