import { expect, test } from 'vitest';
import { currentMark } from './personal-menu.tsx';

test.each([
  ['/personal', '/personal', 'page'],
  ['/personal', '/kz/personal/', 'page'],
  ['/personal', '/personal/orders', undefined],
  ['/personal/orders', '/personal/orders', 'page'],
  ['/personal/orders', '/kz/personal/orders/P-1', 'true'],
  ['/personal/address', '/personal/address/edit/7', 'true'],
  ['/personal/orders', '/personal/ordersheet', undefined],
])('the entry %s on the page %s is marked as %s', (entry, page, mark) => {
  expect(currentMark(entry, page)).toBe(mark);
});
