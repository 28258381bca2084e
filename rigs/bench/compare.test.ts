import { expect, test } from 'vitest';
import { benches } from './benches.ts';
import { findGrown, readReleased, toRatios } from './compare.ts';
import { BARE, COMMITS, ORDER_BENCHES } from './orders/run.ts';
import type { BenchResult } from './table.ts';

const FLOOR = 'bare node:http, same bytes';
const row = { requestsPerSecond: 1, cpuMs: 1, p50Ms: 1, p99Ms: 1, failures: 0, shopTimesTime: 1 };
const measured = (name: string, shopTimesCpu: number): BenchResult => ({
  name,
  what: '',
  path: '/',
  bytes: 0,
  rows: [
    { ...row, name: 'the shop', shopTimesCpu: null },
    { ...row, name: FLOOR, shopTimesCpu },
  ],
});
const released = { release: '0.2.0', ratios: { home: { [FLOOR]: 1.5 } } };

test('what costs more against its floor than the release did is named, noise and what is new are not', () => {
  expect(findGrown(released, [measured('home', 2.0), measured('new', 90)])).toEqual([]);
  expect(findGrown(released, [measured('home', 2.2)])).toEqual([
    `home: 2.2 × the CPU of «${FLOOR}», 1.5 × in 0.2.0`,
  ]);
});

test('the shop itself has no ratio, its floors have two digits', () => {
  expect(toRatios([measured('home', 1.23456)])).toEqual({ home: { [FLOOR]: 1.23 } });
});

test('what the release has kept is of benches and floors that there are', () => {
  const known = new Map([
    ...benches.map(({ name, floors }): [string, string[]] => [name, [FLOOR, ...Object.keys(floors)]]),
    ...ORDER_BENCHES.map((name): [string, string[]] => [name, [BARE, COMMITS]]),
  ]);
  for (const [bench, floors] of Object.entries(readReleased().ratios))
    expect(known.get(bench), bench).toEqual(expect.arrayContaining(Object.keys(floors)));
});
