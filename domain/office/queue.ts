/** Until when somebody was promised the shop's word, and when that is soon. The shop calls from nine to eight. */
import { CALLING_FROM, CALLING_UNTIL, callbackTime } from '../callback.ts';
import { almatyDate } from '../time.ts';
import type { WaitLevel } from './order-wait.ts';

export const QUEUE_KINDS = ['callback', 'question', 'cancel', 'notice', 'review'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const CALL_MS = 15 * MINUTE_MS;
/** As the form says it: read within two days. */
const REVIEW_MS = 2 * DAY_MS;
const CANCEL_MS = 30 * MINUTE_MS;

const at = (day: string, time: string): number => Date.parse(`${day}T${time}:00+05:00`);

/** As the site says it when it is asked: within a quarter of an hour, or of the next opening. */
function callUntil(since: Date): number {
  const when = callbackTime(since);
  if (when === 'soon') return since.getTime() + CALL_MS;
  const day = when === 'today' ? since : new Date(since.getTime() + DAY_MS);
  return at(almatyDate(day), CALLING_FROM) + CALL_MS;
}

/** The end of this day's calling hours, or of the next one's. */
function tonight(now: Date): number {
  const end = at(almatyDate(now), CALLING_UNTIL);
  return end > now.getTime() ? end : end + DAY_MS;
}

export interface QueuePromise {
  until: Date;
  level: WaitLevel;
}

/** `since`: asked; of a notice nobody knows since when it could be told, so it is for today and never late. */
export function findQueuePromise(kind: QueueKind, since: Date, now: Date): QueuePromise {
  const until = {
    callback: () => callUntil(since),
    question: () => since.getTime() + DAY_MS,
    cancel: () => since.getTime() + CANCEL_MS,
    notice: () => tonight(now),
    review: () => since.getTime() + REVIEW_MS,
  }[kind]();
  const soonMs = {
    callback: 5 * MINUTE_MS,
    question: 4 * HOUR_MS,
    cancel: 15 * MINUTE_MS,
    notice: 0,
    review: 4 * HOUR_MS,
  }[kind];
  const left = until - now.getTime();
  return { until: new Date(until), level: left <= 0 ? 'late' : left <= soonMs ? 'soon' : 'calm' };
}
