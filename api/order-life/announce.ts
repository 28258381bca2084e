/**
 * Tells the buyer of every step: a letter where one is due, and an event for the pages they have open. Whoever made the
 * step (the site, a job, the operators' tool in a process of its own) has only written it down; the running shop looks
 * for what is untold about every second. A process that dies in between leaves it for another; the letter's key keeps it
 * one letter.
 */

import { isOver } from '#domain/orders/order-status.ts';
import { sharesOf } from '#domain/orders/part-shares.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { type Live, userTopic } from '../live/live.ts';
import type { Mail } from '../mail/mail.ts';
import { findOrder } from '../orders/orders.ts';
import { claimUntold, findBuyer, type UntoldStep } from './announce.queries.ts';
import { findChangeSums } from './change-order.queries.ts';
import { type Drive, drivesLetter } from './drives-letter.ts';
import { readLetterOrder } from './letter-order.ts';
import { listStepIds } from './order-cards.queries.ts';
import type { LetterKind, LetterOrder } from './order-letter-words.ts';
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

export type StepListener = (tx: Db, orderId: number) => Promise<void>;

const MOST_PER_ROUND = 50;

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
  while (told < MOST_PER_ROUND && (await transaction(parts.db, (tx) => tellOne(tx, parts)))) told++;
  return told;
}

async function tellOne(tx: Db, { mail, live, publicUrl, listeners = [] }: AnnounceParts): Promise<boolean> {
  const step = await claimUntold(tx);
  if (step === null) return false;
  if (step.replacementId !== null) await tellOfReplacement(tx, step, { mail, publicUrl });
  if (step.changeId !== null) await tellOfChange(tx, step, { mail, publicUrl });
  if (step.drives !== null) await tellOfDrives(tx, step, { mail, publicUrl });
  const kind = LETTERS[step.status];
  const order = kind !== undefined && step.isFirst ? await findLetterOrder(tx, step) : null;
  if (order && kind) await mail.enqueue(tx, orderLetter(kind, order, publicUrl));
  live.publish(tx, userTopic(step.userId), await findOrdersEventId(tx, step.userId), 'orders');
  for (const listen of listeners) await listen(tx, step.orderId);
  return true;
}

/** An offer is written about as long as it stands; the buyer's own word is no news to them. */
async function tellOfReplacement(
  tx: Db,
  step: UntoldStep,
  { mail, publicUrl }: Pick<AnnounceParts, 'mail' | 'publicUrl'>,
): Promise<void> {
  const offers = await listReplacements(tx, step.orderId);
  const offer = offers.find(({ id, status }) => id === step.replacementId && status === 'offered');
  if (!offer) return;
  const order = await findLetterOrder(tx, step);
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
  { mail, publicUrl }: Pick<AnnounceParts, 'mail' | 'publicUrl'>,
): Promise<void> {
  const order = await findLetterOrder(tx, step);
  const sums = step.changeId === null ? null : await findChangeSums(tx, step.changeId);
  if (!order || !sums) return;
  const letter = orderLetter('changed', { ...order, formerTotalTenge: sums.from }, publicUrl);
  await mail.enqueue(tx, { ...letter, dedupeKey: `${letter.dedupeKey}:${step.changeId}` });
}

/** As it stands now: whoever splits and joins again within a second is told of both by what holds. */
async function tellOfDrives(
  tx: Db,
  step: UntoldStep,
  { mail, publicUrl }: Pick<AnnounceParts, 'mail' | 'publicUrl'>,
): Promise<void> {
  const [stored, order] = [await findOrder(tx, step.orderId), await findLetterOrder(tx, step)];
  if (!stored?.slot || !order || isOver(stored.status)) return;
  const { lines, parts, slot, pointsSpent, pointsEarned } = stored;
  const hours = new Map(parts.map((part) => [part.part, part.slot]));
  const shares = sharesOf({ lines, besides: 0, pointsSpent, pointsEarned }, parts);
  const drives = shares.map((share): Drive => ({ ...share, slot: hours.get(share.part) ?? slot }));
  await mail.enqueue(tx, drivesLetter(order, { id: step.id, drives }, publicUrl));
}

/** Null where there is nobody to write to: no proved address, or a person who was forgotten. */
async function findLetterOrder(tx: Db, { orderId, userId }: UntoldStep): Promise<LetterOrder | null> {
  const buyer = await findBuyer(tx, userId);
  return buyer && readLetterOrder(tx, orderId, buyer);
}
