import { afterEach, expect, test, vi } from 'vitest';
import { goOnFrom } from './after-entering.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [false, [], ['/order']],
  [true, ['stayed'], []],
])('a login that kept an account from deletion (%s) says so before it goes on', (hasStayed, views, pages) => {
  const [goTo, assign] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { origin: 'https://shop.test', assign });
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  goOnFrom({ hasStayed }, { returnTo: '/order', goTo });
  expect(goTo.mock.calls.flat()).toEqual(views);
  expect(assign.mock.calls.flat()).toEqual(pages);
});
