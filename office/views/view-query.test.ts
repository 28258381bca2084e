import { expect, test } from 'vitest';
import { sameView, toViewQuery } from './view-query.ts';

test('a view is its filters, in whatever order they were pressed, without what is open just now', () => {
  expect(toViewQuery('?state=locked&id=7&q=ас&invite=1')).toBe('q=%D0%B0%D1%81&state=locked');
  expect(toViewQuery('')).toBe('');
  expect(sameView('state=locked&q=a', 'q=a&state=locked')).toBe(true);
  expect(sameView('state=locked', 'state=closed')).toBe(false);
});
