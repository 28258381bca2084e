/** Money by day for those who reckon it up, and what differs from what the providers know. */
import { getPaymentDays, type PaymentBreak, solvePaymentBreak } from '#contract/office/payment-days.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type BreakRow,
  explainBreak,
  listComparedDays,
  listPaymentDays,
  listShownBreaks,
} from './payment-days.queries.ts';

const SHOWN_DAYS = 31;

const toBreak = ({ facts, orderId, orderNumber, solvedAt, ...row }: BreakRow): PaymentBreak => ({
  ...row,
  hereTenge: facts.here,
  thereTenge: facts.there,
  order: orderId === null ? null : { id: orderId, number: orderNumber ?? '' },
  solvedAt: solvedAt?.toISOString() ?? null,
});

export function registerOfficePayments(door: OfficeHttp, db: Database): void {
  officeRoute(door, getPaymentDays, async () => {
    const [rows, compared, breaks] = await Promise.all([
      listPaymentDays(db, SHOWN_DAYS),
      listComparedDays(db, SHOWN_DAYS),
      listShownBreaks(db),
    ]);
    const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, providers]) => ({
      day,
      isCompared: compared.includes(day),
      providers: providers.map(({ day: _day, ...provider }) => provider),
    }));
    return { data: { days, breaks: breaks.map(toBreak) } };
  });

  officeRoute(door, solvePaymentBreak, async ({ params, body, write }) => {
    const id = Number(params.id);
    await write(
      async (tx) => {
        if (!(await explainBreak(tx, id, body.solution))) throw new Refusal('payment.break_not_found');
      },
      { subject: 'payment_break', subjectId: id },
    );
    return { success: true as const };
  });
}
