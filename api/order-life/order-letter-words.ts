/** What the letters about orders say, in both languages: their kinds, what they need to know, their sentences. */
import type { Locale } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time.ts';

export const LETTER_KINDS = [
  'created',
  'confirmed',
  'ready',
  'shipped',
  'completed',
  'cancelled',
  'changed',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** What a letter needs to know of an order. */
export interface LetterOrder {
  id: number;
  number: string;
  language: Locale;
  email: string;
  firstName: string;
  isPickup: boolean;
  /** Of the store or the door. */
  place: string | null;
  /** The code that is told at the counter. */
  pickupCode: string | null;
  /** The promised day, and the hours of a delivery. */
  promisedOn: string | null;
  slot: { from: string; to: string } | null;
  /** Until when it is kept in the store. */
  keptUntil: string | null;
  totalTenge: number;
  /** what it came to before it was changed */
  formerTotalTenge?: number;
  isAwaitingPayment: boolean;
  /** The shop has to confirm it first; null where it holds its goods. */
  confirmUntil: Date | null;
  /** Its carriage has no price yet. */
  isPricedByHand: boolean;
  hasMoney: boolean;
  /** Earned by it, and whether they wait for a card. */
  points: { points: number; needsCard: boolean };
  items: readonly {
    externalId: string;
    name: string;
    count: number;
    unit: string;
    sumTenge: number;
    isGift: boolean;
  }[];
  /** What is paid besides the goods. */
  parts: { servicesTenge: number; deliveryTenge: number; liftTenge: number };
}

export const orderSlots = ({ number, firstName, totalTenge }: LetterOrder) => ({
  number,
  name: firstName,
  total: formatTenge(totalTenge),
});

interface Words {
  subject: string;
  paragraphs: string[];
}

/** «16 ноября с 13:00 до 17:00» */
function sayWhen({ promisedOn, slot, language }: LetterOrder): string {
  if (promisedOn === null) return '';
  const day = formatDate(promisedOn, language);
  if (slot === null) return day;
  return language === 'ru' ? `${day} с ${slot.from} до ${slot.to}` : `${day}, ${slot.from}–${slot.to}`;
}

const AWAITING_RU = 'Заказ ждёт оплаты: кнопка оплаты стоит на его странице.';
const AWAITING_KZ = 'Тапсырыс төлемді күтіп тұр: төлеу батырмасы оның бетінде.';
const UNPRICED_RU =
  'Стоимость перевозки посчитает менеджер и согласует с вами. До этого заказ не нужно оплачивать, итог указан без перевозки.';
const UNPRICED_KZ =
  'Тасымал құнын менеджер есептеп, сізбен келіседі. Оған дейін төлеудің қажеті жоқ, жалпы сома тасымалсыз көрсетілген.';

const sayMoment = (at: Date, language: Locale): string =>
  `${formatDate(almatyDate(at), language)}, ${almatyTime(at)}`;
const unconfirmedRu = (until: Date): string =>
  `Заказ больше, чем мы откладываем без оплаты, поэтому товары пока не отложены. Менеджер проверит наличие и подтвердит заказ; до этого платить не нужно. Если подтверждения не будет до ${sayMoment(until, 'ru')}, заказ отменится сам.`;
const unconfirmedKz = (until: Date): string =>
  `Тапсырыс төлемсіз сақтайтын мөлшерімізден көп, сондықтан тауар әзірге сақталған жоқ. Менеджер тауардың бар-жоғын тексеріп, тапсырысты растайды, оған дейін төлеудің қажеті жоқ. Растау мерзімі: ${sayMoment(until, 'kz')}. Содан кейін тапсырыстың күші өзі жойылады.`;

export const LETTER_WORDS: Record<LetterKind, Record<Locale, (order: LetterOrder) => Words>> = {
  created: {
    ru: (order) => ({
      subject: order.confirmUntil
        ? `Заказ ${order.number} ждёт подтверждения магазина`
        : `Заказ ${order.number} принят`,
      paragraphs: [
        `Здравствуйте, ${order.firstName}! Мы получили ваш заказ и уже проверяем его.`,
        ...(order.confirmUntil ? [unconfirmedRu(order.confirmUntil)] : [whenRu(order)]),
        order.isAwaitingPayment ? AWAITING_RU : '',
        order.isPricedByHand ? UNPRICED_RU : '',
      ],
    }),
    kz: (order) => ({
      subject: order.confirmUntil
        ? `${order.number} тапсырысы дүкеннің растауын күтіп тұр`
        : `${order.number} тапсырысы қабылданды`,
      paragraphs: [
        `Сәлеметсіз бе, ${order.firstName}! Тапсырысыңызды алдық, қазір тексеріп жатырмыз.`,
        ...(order.confirmUntil ? [unconfirmedKz(order.confirmUntil)] : [whenKz(order)]),
        order.isAwaitingPayment ? AWAITING_KZ : '',
        order.isPricedByHand ? UNPRICED_KZ : '',
      ],
    }),
  },
  changed: {
    ru: (order) => ({
      subject: `Заказ ${order.number} изменён`,
      paragraphs: [
        'Мы записали ваши изменения. Вот заказ, каким он стал.',
        whenRu(order),
        order.hasMoney && (order.formerTotalTenge ?? 0) > order.totalTenge
          ? 'Разница вернётся тем же способом, которым вы платили.'
          : '',
        order.isAwaitingPayment ? AWAITING_RU : '',
        order.isPricedByHand ? UNPRICED_RU : '',
      ],
    }),
    kz: (order) => ({
      subject: `${order.number} тапсырысы өзгертілді`,
      paragraphs: [
        'Өзгерістеріңізді жазып алдық. Тапсырыс енді осындай.',
        whenKz(order),
        order.hasMoney && (order.formerTotalTenge ?? 0) > order.totalTenge
          ? 'Айырма төлеген тәсіліңізбен қайтарылады.'
          : '',
        order.isAwaitingPayment ? AWAITING_KZ : '',
        order.isPricedByHand ? UNPRICED_KZ : '',
      ],
    }),
  },
  confirmed: {
    ru: (order) => ({
      subject: `Заказ ${order.number} подтверждён`,
      paragraphs: [
        'Всё есть в наличии и отложено для вас.',
        whenRu(order),
        order.isAwaitingPayment ? AWAITING_RU : '',
      ],
    }),
    kz: (order) => ({
      subject: `${order.number} тапсырысы расталды`,
      paragraphs: [
        'Тауардың бәрі бар, сізге сақтап қойдық.',
        whenKz(order),
        order.isAwaitingPayment ? AWAITING_KZ : '',
      ],
    }),
  },
  ready: {
    ru: (order) => ({
      subject: `Заказ ${order.number} готов к выдаче`,
      paragraphs: [
        'Заказ собран и ждёт вас. Назовите на выдаче код и телефон.',
        order.keptUntil === null ? '' : `Храним до ${formatDate(order.keptUntil, 'ru')}.`,
      ],
    }),
    kz: (order) => ({
      subject: `${order.number} тапсырысы алуға дайын`,
      paragraphs: [
        'Тапсырыс жиналды, сізді күтіп тұр. Алу орнында код пен телефонды айтыңыз.',
        order.keptUntil === null ? '' : `Сақтау мерзімі: ${formatDate(order.keptUntil, 'kz')} күніне дейін.`,
      ],
    }),
  },
  shipped: {
    ru: (order) => ({
      subject: `Заказ ${order.number} передан в доставку`,
      paragraphs: [whenRu(order), 'Перед приездом водитель позвонит. Проверьте товар при получении.'],
    }),
    kz: (order) => ({
      subject: `${order.number} тапсырысы жеткізуге берілді`,
      paragraphs: [whenKz(order), 'Жүргізуші келер алдында қоңырау шалады. Тауарды алғанда тексеріп алыңыз.'],
    }),
  },
  completed: {
    ru: (order) => ({
      subject: `Заказ ${order.number} получен`,
      paragraphs: [
        'Спасибо за покупку! Чек и документы стоят на странице заказа.',
        pointsRu(order),
        'Если что-то не подошло, 14 дней можно оформить возврат.',
      ],
    }),
    kz: (order) => ({
      subject: `${order.number} тапсырысы алынды`,
      paragraphs: [
        'Бізден сатып алғаныңызға рақмет! Чек пен құжаттар тапсырыс бетінде.',
        pointsKz(order),
        'Бір нәрсе сай келмесе, 14 күн ішінде қайтаруға өтінім беруге болады.',
      ],
    }),
  },
  cancelled: {
    ru: (order) => ({
      subject: `Заказ ${order.number} отменён`,
      paragraphs: [
        'Заказ отменён, товары больше не отложены. Списанные баллы вернулись на карту.',
        order.hasMoney ? 'Деньги вернутся тем же способом, которым вы платили.' : '',
      ],
    }),
    kz: (order) => ({
      subject: `${order.number} тапсырысының күші жойылды`,
      paragraphs: [
        'Тапсырыстың күші жойылды, тауар енді сақталмайды. Жұмсалған ұпай картаға қайтты.',
        order.hasMoney ? 'Ақша төлеген тәсіліңізбен қайтарылады.' : '',
      ],
    }),
  },
};

function pointsRu({ points: { points, needsCard } }: LetterOrder): string {
  if (points === 0) return '';
  return needsCard
    ? `Баллы за покупку: ${points}. Начислим их после привязки карты в течение 30 дней.`
    : `Баллы за покупку: ${points}. Ими можно платить через 14 дней.`;
}

function pointsKz({ points: { points, needsCard } }: LetterOrder): string {
  if (points === 0) return '';
  return needsCard
    ? `Сатып алғаныңыз үшін ұпай: ${points}. 30 күн ішінде карта тіркесеңіз, оны қосамыз.`
    : `Сатып алғаныңыз үшін ұпай: ${points}. Оны 14 күн өткен соң жұмсауға болады.`;
}

function whenRu(order: LetterOrder): string {
  const when = sayWhen(order);
  if (when === '') return '';
  return order.isPickup ? `Готов к выдаче: ${when}.` : `Привезём ${when}.`;
}

function whenKz(order: LetterOrder): string {
  const when = sayWhen(order);
  if (when === '') return '';
  return order.isPickup ? `Алуға дайын болады: ${when}.` : `Жеткіземіз: ${when}.`;
}
