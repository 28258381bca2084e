/** Batches side by side: each is committed as soon as it is done, and the position of the package never passes one that is not. */
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#api/database.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { aPackage } from '#tests/office-exchange-examples.ts';
import { getPackage } from '../packages.queries.ts';
import { applyStep } from './apply-step.ts';
import type { Step } from './package-steps.ts';
import type { WorkedPackage } from './worked-package.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({});
});
afterAll(() => shop.close());

const IDS = ['a', 'b', 'c', 'd', 'e'];
const halts = { signal: new AbortController().signal, mayWrite: () => true };
const work = async (): Promise<WorkedPackage> =>
  (await getPackage(shop.db, (await aPackage(shop)).id)) as WorkedPackage;
const positionOf = async ({ id }: WorkedPackage) =>
  (await shop.db<{ position: string }[]>`SELECT position FROM exchange_packages WHERE id = ${id}`)[0]
    ?.position;

/** One id a batch; `during` is what the work of it does. */
function beside(during: (id: string) => Promise<void>) {
  const noted: string[] = [];
  let under = 0;
  let most = 0;
  const step: Step = {
    name: 'rests',
    batch: 1,
    listNext: async (_db: Db, _pkg, after) => IDS.filter((id) => id > after).slice(0, 1),
    async applyBeside(_tx, _pkg, [id = '']) {
      under += 1;
      most = Math.max(most, under);
      await during(id).finally(() => {
        under -= 1;
      });
      return async () => {
        noted.push(id);
        return 1;
      };
    },
  };
  return { step, noted, most: () => most };
}

test('two batches are under way, and each is noted after the one before it, whichever is done first', async () => {
  const pkg = await work();
  const { step, noted, most } = beside((id) => pass(id === 'a' || id === 'd' ? 60 : 1));
  expect(await applyStep(shop.db, pkg, step, '', halts)).toBe(true);
  expect(noted).toEqual(IDS);
  expect(most()).toBe(2);
  expect(await positionOf(pkg)).toBe('e');
});

test('what stands after a batch that fails is done again by whoever goes on', async () => {
  const pkg = await work();
  const done: string[] = [];
  const { step, noted } = beside(async (id) => {
    await pass(id === 'c' ? 40 : 1);
    if (id === 'c') throw new Error('the database is away');
    done.push(id);
  });
  await expect(applyStep(shop.db, pkg, step, '', halts)).rejects.toThrow('the database is away');
  // The fourth was written, but nobody says so; of two that are under way either may be first.
  expect(done.toSorted()).toEqual(['a', 'b', 'd']);
  expect(noted).toEqual(['a', 'b']);
  expect(await positionOf(pkg)).toBe('b');

  const again = beside(async () => undefined);
  expect(await applyStep(shop.db, pkg, again.step, 'b', halts)).toBe(true);
  expect(again.noted).toEqual(['c', 'd', 'e']);
});

test('a step that is stopped leaves nothing under way', async () => {
  const pkg = await work();
  let isStopped = false;
  const { step, noted } = beside(async (id) => {
    if (id === 'b') isStopped = true;
    await pass(20);
  });
  const halted = await applyStep(shop.db, pkg, step, '', { ...halts, mayWrite: () => !isStopped });
  expect(halted).toBe(false);
  const left = [...noted];
  expect(await positionOf(pkg)).toBe(left.at(-1));
  await pass(60);
  expect(noted).toEqual(left);
});
