import { expect, test } from 'vitest';
import { toChanges } from '../../changes/edits.ts';
import { baseOf, shownText, withText } from './text-edits.ts';

const file = { body: 'Везём по городу.', meta: { title: 'Доставка' } };
const fresh = { path: 'pages/delivery', language: 'ru' as const, version: { own: null, file } };
const own = { id: 7, body: 'Свои слова.', meta: { title: 'Доставка' }, is_published: true };

test('words typed over a file make a new text, sent whole, and typed back there is none', () => {
  const to = { ...file, body: 'Везём по области.', is_published: true };
  const edits = withText([], fresh, to, 'Доставка');
  expect(toChanges(edits)).toMatchObject([
    { id: null, newKey: 'pages/delivery.ru', field: 'path', from: null, to: 'pages/delivery' },
    { field: 'language', to: 'ru' },
    { field: 'body', to: 'Везём по области.' },
    { field: 'meta', to: file.meta },
    { field: 'is_published', to: true },
  ]);
  expect(shownText(edits, fresh)).toEqual(to);
  expect(withText(edits, fresh, { ...file, is_published: true }, 'Доставка')).toEqual([]);
});

test('of a text that staff have written only what differs is sent, against what it was', () => {
  const side = { ...fresh, version: { own, file } };
  const edits = withText([], side, { ...own, is_published: false }, 'Доставка');
  expect(toChanges(edits)).toEqual([
    { subject: 'text', id: 7, field: 'is_published', from: true, to: false },
  ]);
});

test('where there is no text of a language nothing is shown until it is begun', () => {
  const side = { ...fresh, language: 'kz' as const, version: { own: null, file: null } };
  expect([baseOf(side.version), shownText([], side)]).toEqual([null, null]);
  const begun = withText([], side, { ...file, is_published: true }, 'Доставка');
  expect(shownText(begun, side)?.body).toBe(file.body);
});
