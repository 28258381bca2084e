/**
 * Goods that come back, as the office decides on them: by the functions of the command line, with an entry in the log. Promises
 * that what was shown is what goes back, and that above the limits another decides.
 */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { decideReturn, OfficeReturn, ReturnRow } from '#contract/office/returns.ts';
import type { Locale } from '#domain/locale.ts';
import { toCanonical } from '#domain/office/changes.ts';
import { findWait } from '#domain/office/order-wait.ts';
import { findRefundReason, type RefundLimits } from '#domain/office/refund-limits.ts';
import { RETURN_DAYS, returnDay } from '#domain/orders/order-status.ts';
import type { ApprovalRow, Approvals, Preview } from '../approvals/approvals.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { OfficeLive } from '../office-company/office-company.ts';
import {
  decideOnReturn,
  listReturnPhotoNumbers,
  quoteReturn,
  type TakenLine,
} from '../order-life/order-life.ts';
import { holdStaff, sumGivenToday } from './given-today.queries.ts';
import { toName, toWait } from './order-rows.ts';
import { findOrderOfReturn, findReturn, listReturnLines, type ReturnListRow } from './return-list.queries.ts';

interface ReturnParts {
  db: Database;
  approvals: Approvals;
  live: OfficeLive;
  readLimits(): RefundLimits;
}

type Decision = z.output<typeof decideReturn.body>;
type Given = { refund: number; offBill: number };

/** What an approval keeps of it. */
interface Kept {
  id: number;
  orderId: number;
  lines: TakenLine[];
  comment: string;
}

export const toReturnRow = (row: ReturnListRow, now: Date): ReturnRow => ({
  id: row.id,
  orderId: row.orderId,
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  reason: row.reason,
  buyer: toName(row.recipient),
  lines: row.lines,
  photos: row.photos,
  refund: row.refund,
  wait:
    row.status !== 'requested'
      ? null
      : toWait(
          findWait(
            {
              status: 'return_requested',
              since: row.createdAt,
              confirmUntil: null,
              cancelRequestedAt: null,
              promisedOn: null,
              promisedFrom: null,
            },
            now,
          ),
        ),
});

const toTaken = (lines: readonly { id: number; count: number; isSellable: boolean }[]): TakenLine[] =>
  lines.map(({ id, count, isSellable }) => ({ line: id, count, isSellable }));

export function createOfficeReturns({ db, approvals, live, readLimits }: ReturnParts) {
  /** Its order, where it still waits. The order of an older one may wait for another. */
  async function requireOpen(tx: Db, id: number): Promise<number> {
    const row = await findReturn(tx, id);
    if (!row) throw new Refusal('return.not_found');
    if (row.status !== 'requested') throw new Refusal('return.decided');
    return row.orderId;
  }

  async function preview(tx: Db, kept: Kept, isLocked: boolean): Promise<Preview | null> {
    const row = await findReturn(tx, kept.id);
    if (row?.status !== 'requested') return null;
    const { refund } = await quoteReturn(tx, kept.orderId, kept.lines, { isLocked });
    const about = { subject: 'return', id: kept.id, name: row.number };
    const lines = [
      { ...about, field: 'refund', from: null, to: refund },
      ...kept.lines.map(({ line, count, isSellable }) => ({
        ...about,
        field: isSellable ? 'sellable' : 'unsellable',
        from: line,
        to: count,
      })),
    ];
    const text = toCanonical([
      kept.id,
      refund,
      kept.lines.map(({ line, count, isSellable }) => [line, count, isSellable]),
    ]);
    const digest = createHash('sha256').update(text).digest('base64url');
    return { digest, title: row.number, lines, count: lines.length };
  }

  async function take(tx: Db, { orderId, lines, comment }: Kept): Promise<Given> {
    const given = await decideOnReturn(tx, orderId, { isAccepted: true, comment, lines });
    await live.tellReaders(tx, 'orders.read', 'orders', orderId);
    return given;
  }

  const keptOf = ({ payload }: ApprovalRow): Kept => payload as Kept;
  approvals.acts.set('decideReturn', {
    preview: (tx, approval, _language, isLocking) => preview(tx, keptOf(approval), isLocking),
    run: async (tx, approval) => void (await take(tx, keptOf(approval))),
    drop: async () => undefined,
  });

  return {
    findOrder: (id: number) => findOrderOfReturn(db, id),

    async get(id: number, canDecide: boolean, language: Locale): Promise<OfficeReturn> {
      const row = await findReturn(db, id);
      if (!row) throw new Refusal('return.not_found');
      const isOpen = row.status === 'requested';
      const [lines, photos, whole] = await Promise.all([
        listReturnLines(db, id, language),
        listReturnPhotoNumbers(db, row.orderId, id),
        isOpen ? quoteReturn(db, row.orderId) : null,
      ]);
      return {
        ...toReturnRow(row, new Date()),
        orderStatus: row.orderStatus,
        comment: row.comment,
        refundTo: row.refundTo,
        decision: row.decision,
        day: row.completedAt === null ? null : returnDay(row.completedAt, row.createdAt),
        daysMost: RETURN_DAYS,
        lines,
        photos,
        whole,
        canDecide: canDecide && isOpen,
      };
    },

    quote: async (id: number, lines: readonly { id: number; count: number; isSellable: boolean }[]) =>
      quoteReturn(db, await requireOpen(db, id), toTaken(lines)),

    async decide(
      id: number,
      decision: Decision,
      { viewer, language, write }: { viewer: OfficeViewer; language: Locale; write: OfficeWrite },
    ): Promise<Given> {
      const { given, approvalId } = await write(
        async (tx): Promise<{ given: Given; approvalId: number | null }> => {
          const orderId = await requireOpen(tx, id);
          if (decision.decision === 'decline') {
            const given = await decideOnReturn(tx, orderId, { isAccepted: false, comment: decision.comment });
            await live.tellReaders(tx, 'orders.read', 'orders', orderId);
            return { given, approvalId: null };
          }
          const kept = { id, orderId, lines: toTaken(decision.lines), comment: decision.comment };
          await holdStaff(tx, viewer.id);
          const { refund } = await quoteReturn(tx, orderId, kept.lines, { isLocked: true });
          if (refund !== decision.refund) throw new Refusal('return.moved');
          const givenTenge = await sumGivenToday(tx, viewer.id);
          const why = findRefundReason({ sumTenge: refund, givenTenge }, readLimits());
          if (why === null) return { given: await take(tx, kept), approvalId: null };
          const shown = await preview(tx, kept, true);
          const approvalId = await approvals.ask(tx, {
            changeSetId: null,
            call: 'decideReturn',
            payload: kept,
            digest: shown?.digest ?? '',
            why,
            right: 'refunds',
            aboutStaff: null,
            askedBy: viewer.id,
          });
          return { given: { refund: 0, offBill: 0 }, approvalId };
        },
        ({ given, approvalId }) => ({
          subject: 'return',
          subjectId: id,
          approvalId,
          words: {
            decision: decision.decision,
            refund: given.refund,
            ...(approvalId === null ? {} : { asked: true }),
          },
        }),
      );
      if (approvalId !== null) throw await approvals.needed(approvalId, viewer, language);
      return given;
    },
  };
}
