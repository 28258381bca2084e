import { expect, test } from 'vitest';
import { translateWith } from '#domain/translate.ts';
import { ru } from '../i18n/every-word.ts';
import { sayPromised, sayPromisedShort, saySpan, sayWait } from './say-order.ts';

const words = { locale: 'ru', t: translateWith('ru', ru) } as const;
const now = new Date('2026-11-17T14:00:00+05:00');

test.each([
  [0, '0 мин'],
  [59, '59 мин'],
  [70, '1 ч 10 мин'],
  [60 * 24 * 3, '3 дня'],
])('%i minutes are said as %s', (minutes, said) => {
  expect(saySpan(minutes * 60_000, words as never).replaceAll('\u00a0', ' ')).toBe(said);
});

test('an answer is said by its length, a promise by its hour', () => {
  const at = '2026-11-17T13:37:00+05:00';
  expect(sayWait({ kind: 'answer', at, level: 'soon' }, words as never, now)).toBe('23 мин');
  expect(
    sayWait({ kind: 'promise', at: '2026-11-17T18:00:00+05:00', level: 'calm' }, words as never, now),
  ).toBe('до сегодня, 18:00');
  expect(sayWait({ kind: 'promise', at, level: 'late' }, words as never, now)).toBe(
    'просрочен: сегодня, 13:37',
  );
});

test('a promise has a day, and an hour where there is one', () => {
  const said = (from: string | null, to: string | null) =>
    sayPromised({ date: '2026-11-17', from, to }, words as never).replaceAll('\u00a0', ' ');
  expect([said(null, null), said('13:00', '17:00'), said('13:00', null)]).toEqual([
    '17 ноября',
    '17 ноября, 13:00–17:00',
    '17 ноября, 13:00',
  ]);
});

test.each([
  ['2026-11-17', '13:00', '17:00', 'сегодня, 13–17'],
  ['2026-11-18', '09:00', '13:00', 'завтра, 9–13'],
  ['2026-11-18', '14:00', null, 'завтра, 14:00'],
  ['2026-11-20', '09:30', '13:00', '20 ноября, 9:30–13'],
  ['2026-11-17', null, null, 'сегодня'],
])('in a list %s %s–%s is said as %s', (date, from, to, said) => {
  expect(sayPromisedShort({ date, from, to }, words as never, now).replaceAll('\u00a0', ' ')).toBe(said);
});
