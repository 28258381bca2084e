/**
 * Tells the buyer of every step: a letter where one is due, and an event for the pages they have open. Whoever made the
 * step (the site, a job, the operators' tool in a process of its own) has only written it down; the running shop looks
 * for what is untold about every second, some steps at a time. A process that dies in between leaves them for another; the
 * letter's key keeps it one letter.
 */

import { isOver } from '#domain/orders/order-status.ts';
import { sharesOf } from '#domain/orders/part-shares.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { type Live, userTopic } from '../live/live.ts';
import type { Mail } from '../mail/mail.ts';
import { findOrder } from '../orders/orders.ts';
import { claimUntold, findReaders, type Reader, type UntoldStep } from './announce.queries.ts';
import { findChangeSums } from './change-order.queries.ts';
import { type Drive, drivesLetter } from './drives-letter.ts';
import { readLetterOrder } from './letter-order.ts';
import { listStepIds } from './order-cards.queries.ts';
import type { LetterKind } from './order-letter-words.ts';
import { orderLetter } from './order-letters.ts';
import { replacementLetter } from './replacement-letter.ts';
import { listReplacements } from './replacements.queries.ts';

export interface AnnounceParts {
  db: Database;
  mail: Pick<Mail, 'enqueue'>;
  live: Pick<Live, 'publish'>;
  publicUrl: string;
  /** Who else hears of every step, within the transaction that tells of it. */
  listeners?: readonly StepListener[];
}

export type StepListener = (tx: Db, orderIds: readonly number[]) => Promise<void>;

const MOST_PER_ROUND = 100;
/** One transaction for so many: in a rush it costs the orders that are being made more than they cost themselves. */
const AT_ONCE = 25;

/** The states that a letter is written about. */
export const LETTERS: Readonly<Record<string, LetterKind>> = {
  new: 'created',
  confirmed: 'confirmed',
  ready: 'ready',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** Apart from the ids of carts and lists: one stream carries them all. */
export const toEventId = (stepId: string): string => `orders-${stepId}`;

/** Of the user's orders as they stand in this transaction. */
export async function findOrdersEventId(db: Db, userId: number): Promise<string> {
  return toEventId((await listStepIds(db, [userId])).get(userId) ?? '0');
}

/** Gives how many steps were told. */
export async function tellSteps(parts: AnnounceParts): Promise<number> {
  let told = 0;
  let atOnce = AT_ONCE;
  while (told < MOST_PER_ROUND) {
    const some = await tellSome(parts, atOnce).catch((error: unknown) => {
      if (atOnce === 1) throw error;
      return null;
    });
    // One of them could not be told: those before it are, one by one.
    if (some === null) atOnce = 1;
    else told += some;
    if (some !== null && some < atOnce) break;
  }
  return told;
}

const tellSome = (parts: AnnounceParts, most: number): Promise<number> =>
  transaction(parts.db, async (tx) => {
    const steps = await claimUntold(tx, most);
    if (steps.length === 0) return 0;
    const userIds = [...new Set(steps.map(({ userId }) => Number(userId)))];
    const readers = await findReaders(tx, userIds);
    for (const step of steps) {
      const reader = readers.get(Number(step.userId));
      // Nobody to write to: no proved address, or a person who was forgotten.
      if (reader) await writeOf(tx, step, reader, parts);
    }
    const stepIds = await listStepIds(tx, userIds);
    for (const userId of userIds)
      parts.live.publish(tx, userTopic(userId), toEventId(stepIds.get(userId) ?? '0'), 'orders');
    const orderIds = [...new Set(steps.map(({ orderId }) => orderId))];
    for (const listen of parts.listeners ?? []) await listen(tx, orderIds);
    return steps.length;
  });

type Letters = Pick<AnnounceParts, 'mail' | 'publicUrl'>;

async function writeOf(tx: Db, step: UntoldStep, reader: Reader, letters: Letters): Promise<void> {
  if (step.replacementId !== null) await tellOfReplacement(tx, step, reader, letters);
  if (step.changeId !== null) await tellOfChange(tx, step, reader, letters);
  if (step.drives !== null) await tellOfDrives(tx, step, reader, letters);
  const kind = LETTERS[step.status];
  const order = kind !== undefined && step.isFirst ? await readLetterOrder(tx, step.orderId, reader) : null;
  if (order && kind) await letters.mail.enqueue(tx, orderLetter(kind, order, letters.publicUrl));
}

/** An offer is written about as long as it stands; the buyer's own word is no news to them. */
async function tellOfReplacement(
  tx: Db,
  step: UntoldStep,
  reader: Reader,
  { mail, publicUrl }: Letters,
): Promise<void> {
  const offers = await listReplacements(tx, step.orderId);
  const offer = offers.find(({ id, status }) => id === step.replacementId && status === 'offered');
  if (!offer) return;
  const order = await readLetterOrder(tx, step.orderId, reader);
  const old = order?.items[offer.line - 1];
  if (!order || !old) return;
  const isKz = order.language === 'kz';
  await mail.enqueue(
    tx,
    replacementLetter(
      order,
      {
        id: offer.id,
        old,
        externalId: offer.externalId,
        name: isKz ? offer.nameKz : offer.nameRu,
        unit: isKz ? offer.unitKz : offer.unitRu,
        count: offer.count,
        sumTenge: offer.sum,
        until: offer.until,
        comment: offer.comment,
      },
      publicUrl,
    ),
  );
}

/** The order as it is now, and what it came to before. */
async function tellOfChange(
  tx: Db,
  step: UntoldStep,
  reader: Reader,
  { mail, publicUrl }: Letters,
): Promise<void> {
  const order = await readLetterOrder(tx, step.orderId, reader);
  const sums = step.changeId === null ? null : await findChangeSums(tx, step.changeId);
  if (!order || !sums) return;
  const letter = orderLetter('changed', { ...order, formerTotalTenge: sums.from }, publicUrl);
  await mail.enqueue(tx, { ...letter, dedupeKey: `${letter.dedupeKey}:${step.changeId}` });
}

/** As it stands now: whoever splits and joins again within a second is told of both by what holds. */
async function tellOfDrives(
  tx: Db,
  step: UntoldStep,
  reader: Reader,
  { mail, publicUrl }: Letters,
): Promise<void> {
  const [stored, order] = [
    await findOrder(tx, step.orderId),
    await readLetterOrder(tx, step.orderId, reader),
  ];
  if (!stored?.slot || !order || isOver(stored.status)) return;
  const { lines, parts, slot, pointsSpent, pointsEarned } = stored;
  const hours = new Map(parts.map((part) => [part.part, part.slot]));
  const shares = sharesOf({ lines, besides: 0, pointsSpent, pointsEarned }, parts);
  const drives = shares.map((share): Drive => ({ ...share, slot: hours.get(share.part) ?? slot }));
  await mail.enqueue(tx, drivesLetter(order, { id: step.id, drives }, publicUrl));
}
