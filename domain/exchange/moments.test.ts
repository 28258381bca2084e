import { expect, it } from 'vitest';
import { momentOfPackage, toDayAndTime } from './moments.ts';

const start = new Date('2026-11-17T10:00:00Z');
const now = new Date('2026-11-17T10:05:00Z');

it.each([
  ['what is written, less the doubt', '2026-11-17T09:58:00Z', '2026-11-17T09:56:00Z'],
  ['a moment within the session', '2026-11-17T10:04:00Z', '2026-11-17T10:02:00Z'],
  ['not the future', '2026-11-17T10:40:00Z', '2026-11-17T09:43:00Z'],
  ['not more than a day ago', '2026-11-16T09:00:00Z', '2026-11-17T09:43:00Z'],
  ['a guess where nothing is written', null, '2026-11-17T09:43:00Z'],
])('the moment of a package is %s', (_why, made, moment) =>
  expect(momentOfPackage(made === null ? null : new Date(made), start, now)).toEqual(new Date(moment)),
);

it('1C reads the day and the time of Kazakhstan', () =>
  expect(toDayAndTime(new Date('2026-11-17T20:01:02Z'))).toEqual({ day: '2026-11-18', time: '01:01:02' }));
