import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translateWith } from '#domain/translate.ts';
import { kz, ru } from '../../i18n/every-word.ts';
import type { MessageKey } from '../../i18n/screen-words.ts';
import { percentOf, sayJob, saySpan, sayTaskFailure } from './say-jobs.ts';

const t = translateWith<MessageKey>('ru', ru);

test('every job of the shop has a name in both languages', () => {
  const table = readFileSync(join(import.meta.dirname, '../../../api/jobs.ts'), 'utf8');
  const names = [...table.matchAll(/name: '([a-z-]+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  const say = (name: string) => sayJob(name, t);
  expect(names.filter((name) => say(name) === name)).toEqual([]);
  expect(names.filter((name) => kz[`job.${name}` as keyof typeof kz] === undefined)).toEqual([]);
});

test('what has no words is named as the shop names it', () => {
  expect(sayJob('some-new-job', t)).toBe('some-new-job');
  expect(sayTaskFailure('its process ended', t)).toContain('процесс');
  expect(sayTaskFailure('E42', t)).toContain('E42');
});

test.each([
  [0, '0 с'],
  [119, '119 с'],
  [120, '2 мин'],
  [7200, '2 ч'],
  [-5, '0 с'],
])('%d seconds are «%s»', (seconds, words) => {
  expect(saySpan(seconds, t).replaceAll('\u00a0', ' ')).toBe(words);
});

test('progress without an end has no percent', () => {
  expect(percentOf({ done: 5, of: null })).toBeNull();
  expect(percentOf({ done: 5, of: 0 })).toBeNull();
  expect(percentOf({ done: 1, of: 3 })).toBe(33);
});
