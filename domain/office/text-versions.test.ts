import { expect, test } from 'vitest';
import { toTextVersions } from './text-versions.ts';

const step = (id: number, after: Record<string, never> | object | null, language: 'ru' | 'kz' = 'ru') => ({
  ...{ id, at: `2026-11-0${id}`, by: 'Проба', language, after: after as never },
});

test('each version is whole, though the log holds what changed alone', () => {
  const told = toTextVersions([
    step(1, { body: 'один', meta: { title: 'Пол' }, published_at: null }),
    step(2, { body: 'два' }),
    step(3, { body: 'бір', meta: { title: 'Еден' }, published_at: '2026-11-03' }, 'kz'),
    step(4, { published_at: '2026-11-04' }),
  ]);
  expect(
    told.map(({ id, language, title, body, is_published }) => [id, language, title, body, is_published]),
  ).toEqual([
    [4, 'ru', 'Пол', 'два', true],
    [3, 'kz', 'Еден', 'бір', true],
    [2, 'ru', 'Пол', 'два', false],
    [1, 'ru', 'Пол', 'один', false],
  ]);
});

test('a text that was taken away and written anew has nothing of the first', () => {
  const told = toTextVersions([step(1, { body: 'один', meta: {} }), step(2, null), step(3, { meta: {} })]);
  expect(told.map(({ body }) => body)).toEqual(['', 'один']);
});
