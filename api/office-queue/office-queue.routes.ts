/** The calls of the office about the queue. */
import { getQueue, getQueuedPhoto, revealQueued, settleQueued, takeQueued } from '#contract/office/queue.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import type { OfficeQueue } from './office-queue.ts';

const done = { success: true } as const;

export function registerOfficeQueue(door: OfficeHttp, queue: OfficeQueue): void {
  officeRoute(door, getQueue, ({ query, language }) => queue.list(query.kind, language));

  officeRoute(door, getQueuedPhoto, ({ params }) => queue.getPhoto(Number(params.id), Number(params.photo)));

  officeRoute(door, takeQueued, async ({ params: { kind, id }, body, viewer, write }) => {
    await queue.take({ kind, id: Number(id) }, body, viewer.id, write);
    return done;
  });

  officeRoute(door, revealQueued, async ({ params: { kind, id }, write }) => ({
    data: await queue.reveal({ kind, id: Number(id) }, write),
  }));

  officeRoute(door, settleQueued, async ({ params: { kind, id }, body, write }) => {
    // What is settled is what the address names.
    if (body.kind !== kind) throw new Refusal('queue.over');
    await queue.settle(Number(id), body, write);
    return done;
  });
}
