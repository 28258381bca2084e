import { expect, test } from 'vitest';
import { type Ordered, runInOrder } from './step-order.ts';

/** Runs steps that end when they are told to, and keeps what was begun. */
function aRun(steps: readonly Ordered[], { goesOn = false } = {}) {
  const begun: string[] = [];
  const ends = new Map<string, (failed: number) => void>();
  const run = runInOrder(
    steps,
    ({ title }) => {
      begun.push(title);
      return new Promise<{ title: string; failed: number }>((done) =>
        ends.set(title, (failed) => done({ title, failed })),
      );
    },
    { goesOn },
  );
  const rest = () => new Promise((done) => setTimeout(done));
  const end = async (title: string, failed = 0) => {
    await rest();
    ends.get(title)?.(failed);
    await rest();
  };
  return { begun, end, run, rest };
}

const STEPS = [
  { title: 'process' },
  { title: 'api' },
  { title: 'build' },
  { title: 'unit', after: ['process'] },
  { title: 'pages', after: ['build'] },
];

test('a step begins when those before it have ended, whatever else is under way', async () => {
  const { begun, end, run, rest } = aRun(STEPS);
  await rest();
  expect(begun).toEqual(['process', 'api', 'build']);
  await end('build');
  expect(begun).toEqual(['process', 'api', 'build', 'pages']);
  await end('process');
  expect(begun).toEqual(['process', 'api', 'build', 'pages', 'unit']);
  for (const title of ['pages', 'unit', 'api']) await end(title);
  const { ran, notReached } = await run;
  expect(ran.map(({ title }) => title)).toEqual(STEPS.map(({ title }) => title));
  expect(notReached).toEqual([]);
});

test('what fails keeps every step from beginning that has not begun', async () => {
  const { begun, end, run } = aRun(STEPS);
  await end('api', 1);
  await end('build');
  await end('process');
  const { ran, notReached } = await run;
  expect(begun).toEqual(['process', 'api', 'build']);
  expect(ran.map(({ failed }) => failed)).toEqual([0, 1, 0]);
  expect(notReached.map(({ title }) => title)).toEqual(['unit', 'pages']);
});

test('whoever wants to see all of it goes on', async () => {
  const { begun, end, run } = aRun([{ title: 'unit' }, { title: 'api', after: ['unit'] }], { goesOn: true });
  await end('unit', 2);
  await end('api');
  expect((await run).ran.map(({ failed }) => failed)).toEqual([2, 0]);
  expect(begun).toEqual(['unit', 'api']);
});

test('a step that nobody knows is no step to wait for', async () => {
  await expect(aRun([{ title: 'pages', after: ['build'] }]).run).rejects.toThrow('«build»');
});
