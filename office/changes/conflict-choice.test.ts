import { expect, test } from 'vitest';
import type { ChangeItem } from '#contract/office/changes.ts';
import { isLongText, toOwnWords, toResolved } from './conflict-choice.ts';

const item = {
  subject: 'section',
  id: 7,
  field: 'name_ru',
  from: 'Полы',
  to: 'Полы и двери',
  current: 'Полы, плинтусы',
} as ChangeItem;

test('what is chosen is written over what is stored now, and only by whoever has seen it', () => {
  const written = { subject: 'section', id: 7, field: 'name_ru', from: 'Полы, плинтусы' };
  expect(toResolved(item, { kind: 'mine' })).toEqual({ ...written, to: 'Полы и двери' });
  expect(toResolved(item, { kind: 'other', value: 'Полы, двери, плинтусы' })).toEqual({
    ...written,
    to: 'Полы, двери, плинтусы',
  });
});

test('where the other’s stays, or nothing is chosen, nothing is written', () => {
  expect(toResolved(item, { kind: 'theirs' })).toBeNull();
  expect(toResolved(item, undefined)).toBeNull();
});

test('own words begin with the text that is chosen, and mine while none is', () => {
  expect(toOwnWords(item, undefined)).toBe('Полы и двери');
  expect(toOwnWords(item, { kind: 'theirs' })).toBe('Полы, плинтусы');
  expect(toOwnWords(item, { kind: 'other', value: '' })).toBe('');
  expect(toOwnWords({ ...item, to: 5 }, undefined)).toBeNull();
});

test('a text of paragraphs is not typed into one line, which would join them', () => {
  expect(isLongText(item)).toBe(false);
  expect(isLongText({ ...item, current: 'Полы\n\nПлинтусы' })).toBe(true);
  expect(isLongText({ ...item, to: 'Полы и двери. '.repeat(10) })).toBe(true);
});
