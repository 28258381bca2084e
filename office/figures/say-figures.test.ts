import { expect, test } from 'vitest';
import { translateWith } from '#domain/translate.ts';
import { ru } from '../i18n/every-word.ts';
import { sayCell, sayChange, sayPoints, sayShortSum } from './say-figures.ts';

const words = { locale: 'ru', t: translateWith('ru', ru) as never } as const;
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;

test.each([
  [52_622, '52 622 ₸'],
  [9_840_200, '9,84 млн ₸'],
  [1_000_000, '1 млн ₸'],
])('%d is said as %s', (tenge, said) => {
  expect(plain(sayShortSum(tenge, words))).toBe(said);
});

test('changes bear their sign, and nothing is held against nothing', () => {
  expect([12, -2, 0, null].map((percent) => plain(sayChange(percent)))).toEqual([
    '+12 %',
    '−2 %',
    '0 %',
    null,
  ]);
  expect([sayPoints(21.3, 21.9), sayPoints(2.1, 1.9), sayPoints(2.1, null)]).toEqual(['−0,6', '+0,2', null]);
});

test('cells are said by their kind, a missing one by a dash', () => {
  expect(
    (
      [
        [1500, 'money'],
        [33.3, 'percent'],
        [12, 'minutes'],
        ['2026-11-16', 'day'],
        ['Павлодар', 'text'],
        [null, 'number'],
      ] as const
    ).map(([value, kind]) => plain(sayCell(value, kind, words))),
  ).toEqual(['1 500 ₸', '33,3 %', '12 мин', '16 ноября', 'Павлодар', '—']);
});
