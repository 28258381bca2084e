import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Router } from '#storefront/router/create-router.ts';
import { unsaved } from '../changes/unsaved.ts';
import { guardRouter } from './leave-guard.ts';

/** A window with as much of an address and a history as the guard asks for. */
const popped: ((event: { stopImmediatePropagation(): void }) => void)[] = [];
const went: string[] = [];
const place = { origin: 'http://shop', pathname: '/office/tree' };
const inner = {
  state: { location: { pathname: '/office/tree', search: '?q=пол', hash: '', key: 'k', state: null } },
  navigate: vi.fn(async (to: string | number) => void went.push(String(to))),
} as unknown as Router;

let guarded: Router;
let release: () => void;
beforeEach(() => {
  vi.stubGlobal('location', place);
  vi.stubGlobal('addEventListener', (_type: string, listener: never) => popped.push(listener));
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _title: string, path: string) => went.push(`push ${path}`),
    back: () => went.push('back'),
  });
  went.length = 0;
  popped.length = 0;
  guarded = guardRouter(() => inner);
  release = unsaved.hold();
});
afterEach(() => {
  release();
  unsaved.stay();
  vi.unstubAllGlobals();
});

test('with something unsaved a link asks first; staying stays, leaving goes where it was wanted', async () => {
  await guarded.navigate('/office/staff');
  expect([went, unsaved.leaving() !== null]).toEqual([[], true]);
  unsaved.stay();
  expect(went).toEqual([]);
  await guarded.navigate('/office/staff');
  unsaved.leave();
  expect([went, unsaved.leaving()]).toEqual([['/office/staff'], null]);
});

test('filters of the same page, and a page with nothing unsaved, ask nothing', async () => {
  await guarded.navigate('/office/tree?q=дверь');
  await guarded.navigate('?kz=missing');
  release();
  release = () => undefined;
  await guarded.navigate('/office/log');
  expect([went, unsaved.leaving()]).toEqual([['/office/tree?q=дверь', '?kz=missing', '/office/log'], null]);
});

test('the browser’s «back» is taken back until the person has decided, and heard once they have', () => {
  const pop = () => {
    const event = { stopImmediatePropagation: vi.fn() };
    for (const listener of popped) listener(event);
    return event.stopImmediatePropagation.mock.calls.length === 0 ? 'heard' : 'held';
  };
  place.pathname = '/office/staff';
  expect(pop()).toBe('held');
  expect(went).toEqual(['push /office/tree?q=пол']);
  unsaved.leave();
  expect(went.at(-1)).toBe('back');
  expect(pop()).toBe('heard');
  place.pathname = '/office/tree';
});
