/** Tells those who keep the books that money differs. In Russian, the working language of the shop. */
import { formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import type { Letter } from '../mail/mail.ts';
import type { BreakKind, PaymentBreak } from './comparison.queries.ts';

const MOST_LINES = 50;

const KINDS: Record<BreakKind, string> = {
  paid_there: 'Деньги у банка есть, заказ не оплачен',
  not_paid_there: 'Заказ оплачен, у банка платежа нет',
  other_sum: 'Суммы различаются',
  unknown_here: 'Платёж магазину неизвестен',
  no_answer: 'Банк не ответил, сверить не удалось',
  refunded_there: 'Банк вернул больше, чем магазин',
  not_refunded_there: 'Магазин считает возвращённым больше, чем вернул банк',
};

const sayTenge = (sum: number | null): string => (sum === null ? '—' : formatTenge(sum));

export function breakLetter(
  to: string,
  day: string,
  breaks: readonly PaymentBreak[],
): Letter<'payment_breaks'> {
  const count = breaks.length;
  return {
    name: 'payment_breaks',
    dedupeKey: `payment-breaks:${day}`,
    to,
    slots: { day: formatDate(day, 'ru'), count: String(count) },
    words: {
      language: 'ru',
      subject: `Сверка платежей за ${formatDate(day, 'ru')}: расхождений ${count}`,
      paragraphs: [
        'Магазин и платёжные системы видят деньги по-разному. Сами по себе суммы не исправляются: проверьте каждую в кабинете банка.',
        'Разобранное расхождение закрывают в офисе, раздел «Сверка оплат».',
      ],
      facts: breaks.slice(0, MOST_LINES).map(({ id, kind, provider, orderNumber, reference, facts }) => ({
        name: `№ ${id}, ${orderNumber ?? reference}, ${provider}`,
        value: `${KINDS[kind]}: у нас ${sayTenge(facts.here)}, в банке ${sayTenge(facts.there)}`,
      })),
      ...(count > MOST_LINES ? { note: `И ещё ${count - MOST_LINES}: офис, «Сверка оплат».` } : {}),
    },
  };
}
