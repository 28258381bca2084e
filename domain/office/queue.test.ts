import { expect, test } from 'vitest';
import { findQueuePromise, type QueueKind } from './queue.ts';

test.each<[QueueKind, since: string, now: string, until: string, level: string]>([
  ['callback', '2026-11-17T14:00', '2026-11-17T14:02', '2026-11-17T14:15', 'calm'],
  ['callback', '2026-11-17T14:00', '2026-11-17T14:11', '2026-11-17T14:15', 'soon'],
  ['callback', '2026-11-17T14:00', '2026-11-17T14:15', '2026-11-17T14:15', 'late'],
  ['callback', '2026-11-17T07:30', '2026-11-17T08:00', '2026-11-17T09:15', 'calm'],
  ['callback', '2026-11-17T21:30', '2026-11-17T22:00', '2026-11-18T09:15', 'calm'],
  ['cancel', '2026-11-17T14:00', '2026-11-17T14:16', '2026-11-17T14:30', 'soon'],
  ['question', '2026-11-17T14:00', '2026-11-17T18:00', '2026-11-18T14:00', 'calm'],
  ['question', '2026-11-17T14:00', '2026-11-18T14:01', '2026-11-18T14:00', 'late'],
  ['notice', '2026-10-01T14:00', '2026-11-17T12:00', '2026-11-17T20:00', 'calm'],
  ['notice', '2026-10-01T14:00', '2026-11-17T21:00', '2026-11-18T20:00', 'calm'],
])('a %s of %s is promised at %s until %s: %s', (kind, since, now, until, level) => {
  const moment = (text: string) => new Date(`${text}:00+05:00`);
  expect(findQueuePromise(kind, moment(since), moment(now))).toEqual({ until: moment(until), level });
});
