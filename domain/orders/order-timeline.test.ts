import { expect, test } from 'vitest';
import { listTimeline } from './order-timeline.ts';

const passed = (...statuses: Parameters<typeof listTimeline>[0][]) =>
  statuses.map((status, index) => ({ status, at: `2026-11-1${index}T09:00:00Z` }));
const said = (steps: ReturnType<typeof listTimeline>) =>
  steps.map(({ status, at, state }) => `${status} ${at?.slice(5, 10) ?? '-'} ${state}`);

test('an order to the door shows what is behind, where it is and what is to come', () => {
  const history = passed('new', 'confirmed', 'assembling', 'shipped', 'delivering');
  expect(said(listTimeline('delivering', history, false))).toEqual([
    'new 11-10 done',
    'confirmed 11-11 done',
    'assembling 11-12 done',
    'delivering 11-13 current',
    'completed - ahead',
  ]);
});

test('what was handed to the driver is named so until it is on the road', () => {
  const steps = listTimeline('shipped', passed('new', 'confirmed', 'assembling', 'shipped'), false);
  expect(said(steps)[3]).toBe('shipped 11-13 current');
});

test('an order to the store waits at the counter; a received one has everything behind it', () => {
  const history = passed('new', 'confirmed', 'assembling', 'ready');
  expect(said(listTimeline('ready', history, true))).toEqual([
    'new 11-10 done',
    'confirmed 11-11 done',
    'assembling 11-12 done',
    'ready 11-13 current',
    'completed - ahead',
  ]);
  const whole = listTimeline('completed', [...history, ...passed('completed')], true);
  expect(whole.every(({ state }) => state === 'done')).toBe(true);
});

test('an order that ended early shows how far it came and nothing that will not come', () => {
  expect(said(listTimeline('cancelled', passed('new', 'confirmed', 'cancelled'), true))).toEqual([
    'new 11-10 done',
    'confirmed 11-11 done',
    'cancelled 11-12 ended',
  ]);
});

test('after a refused return the order was received once, at its first time', () => {
  const history = passed(
    'new',
    'confirmed',
    'assembling',
    'ready',
    'completed',
    'return_requested',
    'completed',
  );
  const steps = listTimeline('completed', history, true);
  expect(said(steps).at(-1)).toBe('completed 11-14 done');
});
