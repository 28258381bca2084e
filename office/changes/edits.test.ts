import { expect, test } from 'vitest';
import type { ChangeItem } from '#contract/office/changes.ts';
import { type Edit, shownOf, toChanges, withEdit, withoutNew, withoutSaved } from './edits.ts';

const edit = (to: string, from = 'Пол'): Edit => ({
  subject: 'section',
  id: 1,
  field: 'name_ru',
  from,
  to,
  label: 'Название',
});

test('letters typed one after another are one edit from what was on the screen first', () => {
  const edits = withEdit(withEdit([], edit('Полы')), edit('Полы и', 'Полы'));
  expect(toChanges(edits)).toEqual([
    { subject: 'section', id: 1, field: 'name_ru', from: 'Пол', to: 'Полы и' },
  ]);
  expect(shownOf(edits, edit(''), 'Пол')).toBe('Полы и');
});

test('typing back what was leaves nothing behind', () => {
  expect(withEdit(withEdit([], edit('Полы')), edit('Пол'))).toEqual([]);
});

test('fields of one thing are edits of their own', () => {
  const edits = withEdit(withEdit([], edit('Полы')), { ...edit('Еден'), field: 'name_kz', from: '' });
  expect(edits.map(({ field }) => field)).toEqual(['name_ru', 'name_kz']);
  expect(shownOf(edits, { ...edit(''), id: 2 }, 'Стены')).toBe('Стены');
});

test('what is emptied is shown empty, not as it was', () => {
  const emptied = withEdit([], { ...edit(''), field: 'suburb', from: 900, to: null });
  expect(shownOf(emptied, { ...edit(''), field: 'suburb' }, 900)).toBeNull();
});

test('a new thing is one by its key, is sent with it, and is gone from the edits once it has an id', () => {
  const fresh = (newKey: string, to: string): Edit => ({ ...edit(to, ''), id: null, newKey });
  const edits = withEdit(withEdit([], fresh('a', 'Один')), fresh('b', 'Два'));
  expect(shownOf(edits, fresh('b', ''), '')).toBe('Два');
  expect(toChanges(edits)).toMatchObject([
    { id: null, newKey: 'a', to: 'Один' },
    { id: null, newKey: 'b', to: 'Два' },
  ]);
  const made = { subject: 'section', id: 77, newKey: 'a', field: 'name_ru', state: 'applied' } as ChangeItem;
  expect(withoutSaved(edits, [made]).map(({ newKey }) => newKey)).toEqual(['b']);
  expect(withoutNew(edits, 'b').map(({ newKey }) => newKey)).toEqual(['a']);
});

test('after a save only what collided or could not be is left unsaved', () => {
  const edits = ['name_ru', 'name_kz', 'position'].map((field) => ({ ...edit('Полы'), field }));
  const item = (field: string, state: ChangeItem['state']) =>
    ({ subject: 'section', id: 1, field, state }) as ChangeItem;
  const left = withoutSaved(edits, [
    item('name_ru', 'applied'),
    item('name_kz', 'conflict'),
    item('position', 'wrong'),
  ]);
  expect(left.map(({ field }) => field)).toEqual(['name_kz', 'position']);
});
