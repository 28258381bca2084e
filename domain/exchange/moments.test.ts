import { expect, it } from 'vitest';
import { momentOfPackage, toDayAndTime } from './moments.ts';

const start = new Date('2026-11-17T10:00:00Z');
const now = new Date('2026-11-17T10:05:00Z');

it.each([
  ['what is written, less the doubt', '2026-11-17T09:58:00Z', '2026-11-17T09:56:00Z', false],
  ['a moment within the session', '2026-11-17T10:04:00Z', '2026-11-17T10:02:00Z', false],
  ['now, by a clock that is minutes ahead', '2026-11-17T10:08:00Z', '2026-11-17T10:03:00Z', false],
  ['not the future', '2026-11-17T10:40:00Z', '2026-11-17T09:43:00Z', true],
  ['not more than a day ago', '2026-11-16T09:00:00Z', '2026-11-17T09:43:00Z', false],
  ['a guess where nothing is written', null, '2026-11-17T09:43:00Z', true],
])('the moment of a package is %s', (_why, made, moment, isGuessed) =>
  expect(momentOfPackage(made === null ? null : new Date(made), start, now)).toEqual({
    at: new Date(moment),
    isGuessed,
  }),
);

it('1C reads the day and the time of Kazakhstan', () =>
  expect(toDayAndTime(new Date('2026-11-17T20:01:02Z'))).toEqual({ day: '2026-11-18', time: '01:01:02' }));
