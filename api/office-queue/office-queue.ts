/**
 * One queue of all who wait for the shop's word. Promises: the soonest promised first; contacts masked, opened by a logged act;
 * what somebody has taken on another takes over only by saying so; what is over is settled once. Relies on feedback for the
 * callbacks, questions and notices themselves, on the orders for requests to cancel, on reviews for what buyers say.
 */
import type { z } from 'zod';
import type { QueueItem, settleQueued } from '#contract/office/queue.ts';
import { maskEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locale.ts';
import { findQueuePromise, type QueueKind } from '#domain/office/queue.ts';
import { maskPhone } from '#domain/phone.ts';
import type { Database } from '../database.ts';
import { answerQuestion, markNoticeTold, setCallbackState } from '../feedback/feedback.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { Mail } from '../mail/mail.ts';
import type { OfficeLive } from '../office-company/office-company.ts';
import { decideReview, findWaitingPhoto, type ReviewDecision } from '../reviews/reviews.ts';
import { findHands, holdQueued, listQueue, type QueueRow, setQueueHands } from './office-queue.queries.ts';

type Outcome = z.output<typeof settleQueued.body>;
interface Named {
  kind: QueueKind;
  id: number;
}

const isMail = (contact: string): boolean => contact.includes('@');
/** Of somebody who was forgotten nothing is left to mask. */
const mask = (contact: string): string =>
  contact === '' ? '' : isMail(contact) ? maskEmail(contact) : maskPhone(contact);

function toItem(row: QueueRow, now: Date): QueueItem {
  const { kind, id, since, contact, productCode, productName, orderNumber, staffId, staffName } = row;
  const { until, level } = findQueuePromise(kind, since, now);
  return {
    kind,
    id,
    since: since.toISOString(),
    until: until.toISOString(),
    level,
    name: row.name,
    contact: mask(contact),
    goesBy: isMail(contact) ? 'mail' : 'phone',
    city: row.city,
    language: row.language,
    topic: row.topic,
    text: row.text,
    review: row.review,
    product: productCode === null ? null : { code: productCode, name: productName ?? '' },
    order: orderNumber === null ? null : { id, number: orderNumber },
    worker: staffId === null ? null : { id: staffId, name: staffName ?? '' },
  };
}

const toDecision = ({ state, reply, refusal }: Extract<Outcome, { kind: 'review' }>): ReviewDecision =>
  state === 'refused' ? { state, refusal } : { state, reply: reply || null };

const aboutQueued = ({ kind, id }: Named, words: Record<string, string | boolean> = {}) => ({
  subject: kind === 'cancel' ? 'order' : kind,
  subjectId: id,
  words,
});

export type OfficeQueue = ReturnType<typeof createOfficeQueue>;

interface OfficeQueueParts {
  db: Database;
  live: OfficeLive;
  mail: Mail;
  publicUrl: string;
}

export function createOfficeQueue({ db, live, mail, publicUrl }: OfficeQueueParts) {
  const tell = (tx: Parameters<typeof live.tellReaders>[0], { id }: Named) =>
    live.tellReaders(tx, 'queues', 'queue', id);

  return {
    async list(kind: QueueKind | undefined, language: Locale) {
      const now = new Date();
      const all = (await listQueue(db, language)).map((row) => toItem(row, now));
      const counts: Record<QueueKind, number> = {
        callback: 0,
        question: 0,
        cancel: 0,
        notice: 0,
        review: 0,
      };
      for (const item of all) counts[item.kind] += 1;
      const items = all
        .filter((item) => kind === undefined || item.kind === kind)
        .toSorted(
          (one, other) =>
            Date.parse(one.until) - Date.parse(other.until) || one.since.localeCompare(other.since),
        );
      return { items, meta: { counts } };
    },

    take: (
      named: Named,
      { isTaken, isTakenOver }: { isTaken: boolean; isTakenOver: boolean },
      staffId: number,
      write: OfficeWrite,
    ): Promise<void> =>
      write(
        async (tx) => {
          if (!(await holdQueued(tx, named.kind, named.id))) throw new Refusal('queue.over');
          const hands = await findHands(tx, named.kind, named.id);
          if (hands && hands.staffId !== staffId && !isTakenOver)
            throw new Refusal('queue.taken', { name: hands.name });
          await setQueueHands(tx, named, isTaken ? staffId : null);
          await tell(tx, named);
        },
        aboutQueued(named, { taken: isTaken, ...(isTakenOver ? { takenOver: true } : {}) }),
      ),

    /** The log keeps who looked, never what they saw. */
    reveal: (named: Named, write: OfficeWrite): Promise<{ contact: string }> =>
      write(async (tx) => {
        const found = await holdQueued(tx, named.kind, named.id);
        if (!found) throw new Refusal('queue.over');
        return found;
      }, aboutQueued(named)),

    async getPhoto(reviewId: number, photo: number): Promise<Uint8Array<ArrayBuffer>> {
      const picture = await findWaitingPhoto(db, reviewId, photo);
      if (!picture) throw new Refusal('queue.over');
      return Uint8Array.from(picture);
    },

    settle: (id: number, outcome: Outcome, write: OfficeWrite): Promise<void> => {
      const named = { kind: outcome.kind, id };
      return write(
        async (tx) => {
          if (!(await holdQueued(tx, outcome.kind, id))) throw new Refusal('queue.over');
          if (outcome.kind === 'callback') await setCallbackState(tx, id, outcome.state);
          else if (outcome.kind === 'question')
            await answerQuestion(tx, id, outcome.answer, outcome.isPublic);
          else if (outcome.kind === 'review')
            await decideReview(tx, { mail, publicUrl }, id, toDecision(outcome));
          else await markNoticeTold(tx, id);
          await setQueueHands(tx, named, null);
          await tell(tx, named);
        },
        aboutQueued(named, 'state' in outcome ? { state: outcome.state } : {}),
      );
    },
  };
}
