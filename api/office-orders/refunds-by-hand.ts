/**
 * Money that staff give back by hand. Promises: never more than is left of what came; above the limits another decides, on
 * what was shown; given once, however often it is asked for.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import { toCanonical } from '#domain/office/changes.ts';
import { findRefundReason, type RefundLimits } from '#domain/office/refund-limits.ts';
import type { ApprovalRow, Approvals, Preview } from '../approvals/approvals.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { OfficeLive } from '../office-company/office-company.ts';
import { holdMoneyLeft, requestRefund } from '../payments/payments.ts';
import { holdStaff, sumGivenToday } from './given-today.queries.ts';

interface RefundWish {
  orderId: number;
  sum: number;
  reason: string;
  /** Makes it this refund and no other, also once it was approved. */
  key: string;
}

interface RefundParts {
  approvals: Approvals;
  live: OfficeLive;
  readLimits(): RefundLimits;
}

interface Asking {
  viewer: OfficeViewer;
  language: Locale;
  write: OfficeWrite;
}

export function createOfficeRefunds({ approvals, live, readLimits }: RefundParts) {
  async function preview(tx: Db, wish: RefundWish, isLocking: boolean): Promise<Preview | null> {
    const money = await holdMoneyLeft(tx, wish.orderId, isLocking);
    if (!money || wish.sum > money.left) return null;
    const lines = [
      {
        subject: 'order',
        id: wish.orderId,
        field: 'money_left',
        from: money.left,
        to: money.left - wish.sum,
        name: money.number,
      },
      {
        subject: 'order',
        id: wish.orderId,
        field: 'refund_reason',
        from: null,
        to: wish.reason,
        name: money.number,
      },
    ];
    const text = toCanonical([wish.orderId, wish.sum, wish.reason, money.left]);
    const digest = createHash('sha256').update(text).digest('base64url');
    return { digest, title: money.number, lines, count: lines.length };
  }

  async function give(tx: Db, { orderId, sum, key }: RefundWish): Promise<void> {
    const given = await requestRefund(tx, { orderId, key, amountTenge: sum });
    // Less than was asked for is never given in silence.
    if (given !== sum) throw new Refusal('refund.above_paid');
    await live.tellReaders(tx, 'orders.read', 'orders', orderId);
  }

  const wishOf = ({ payload }: ApprovalRow): RefundWish => payload as RefundWish;
  approvals.acts.set('refundOrder', {
    preview: (tx, approval, _language, isLocking) => preview(tx, wishOf(approval), isLocking),
    run: (tx, approval) => give(tx, wishOf(approval)),
    drop: async () => undefined,
  });

  return {
    /** Gives it, or asks for another's yes. */
    async refund(
      orderId: number,
      { sum, reason }: { sum: number; reason: string },
      { viewer, language, write }: Asking,
    ): Promise<void> {
      const wish = { orderId, sum, reason, key: `hand:${orderId}:${randomUUID()}` };
      const approvalId = await write(
        async (tx) => {
          await holdStaff(tx, viewer.id);
          const shown = await preview(tx, wish, true);
          if (!shown) throw new Refusal('refund.above_paid');
          const givenTenge = await sumGivenToday(tx, viewer.id);
          const why = findRefundReason({ sumTenge: sum, givenTenge }, readLimits());
          if (why === null) {
            await give(tx, wish);
            return null;
          }
          return approvals.ask(tx, {
            changeSetId: null,
            call: 'refundOrder',
            payload: wish,
            digest: shown.digest,
            why,
            right: 'refunds',
            aboutStaff: null,
            askedBy: viewer.id,
          });
        },
        (approval) => ({
          subject: 'order',
          subjectId: orderId,
          approvalId: approval,
          words: { sum, reason, ...(approval === null ? {} : { asked: true }) },
        }),
      );
      if (approvalId !== null) throw await approvals.needed(approvalId, viewer, language);
    },
  };
}
