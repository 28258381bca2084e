import { expect, test } from 'vitest';
import type { ChangeItem } from '#contract/office/changes.ts';
import { toResolved } from './conflict-choice.ts';

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
