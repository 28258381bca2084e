import { expect, test } from 'vitest';
import ruMessages from '../../i18n/ru.json' with { type: 'json' };
import { createTranslate } from '../../i18n/translate.ts';
import { sayLeft } from './promotion-time.tsx';

const t = createTranslate('ru', ruMessages);
const times = { startsAt: '2026-11-01T00:00:00+05:00', endsAt: '2026-11-17T23:59:59+05:00' };
const at = (moment: string) => sayLeft(times, new Date(`${moment}+05:00`), t);

test.each([
  ['2026-11-14T23:59:59', null],
  ['2026-11-15T00:00:00', 'осталось 3 дня'],
  ['2026-11-15T12:00:00', 'осталось 2 дня'],
  ['2026-11-17T00:00:00', 'остался 1 день'],
  ['2026-11-17T00:00:01', 'осталось 23 часа'],
  ['2026-11-17T22:59:59', 'остался 1 час'],
  ['2026-11-17T23:30:00', 'осталось меньше часа'],
  ['2026-11-18T00:00:00', null],
  ['2026-10-31T23:59:59', null],
])('at %s the haste is %s: only within 72 hours and never more than is true', (moment, words) => {
  expect(at(moment)?.replaceAll('\u00A0', ' ') ?? null).toBe(words);
});

test('what has no end makes no haste', () => {
  expect(sayLeft({ startsAt: times.startsAt }, new Date('2026-11-16T00:00:00Z'), t)).toBeNull();
});
