import { expect, test } from 'vitest';
import { runInOrder } from './stages.ts';

interface Step {
  title: string;
  isAside?: boolean;
}

/** Runs steps that end when they are told to, and keeps what was begun. */
function aRun(stages: readonly (readonly Step[])[], { goesOn = false } = {}) {
  const begun: string[] = [];
  const ends = new Map<string, (failed: number) => void>();
  const run = runInOrder(
    stages,
    ({ title }) => {
      begun.push(title);
      return new Promise<{ title: string; failed: number }>((done) =>
        ends.set(title, (failed) => done({ title, failed })),
      );
    },
    { goesOn },
  );
  const end = async (title: string, failed = 0) => {
    ends.get(title)?.(failed);
    await new Promise((done) => setTimeout(done));
  };
  return { begun, end, run };
}

const STAGES = [
  [{ title: 'unit' }, { title: 'checks', isAside: true }],
  [{ title: 'api' }],
  [{ title: 'pages' }],
];

test('a stage begins when the one before has ended, but for what runs aside', async () => {
  const { begun, end, run } = aRun(STAGES);
  expect(begun).toEqual(['unit', 'checks']);
  await end('unit');
  expect(begun).toEqual(['unit', 'checks', 'api']);
  await end('api');
  await end('pages');
  await end('checks');
  const { ran, notReached } = await run;
  expect(ran.map(({ title }) => title)).toEqual(['unit', 'checks', 'api', 'pages']);
  expect(notReached).toEqual([]);
});

test('what fails keeps the next stage from beginning, aside as well', async () => {
  const { begun, end, run } = aRun(STAGES);
  await end('unit');
  await end('checks', 1);
  await end('api');
  const { ran, notReached } = await run;
  expect(begun).toEqual(['unit', 'checks', 'api']);
  expect(ran.map(({ failed }) => failed)).toEqual([0, 1, 0]);
  expect(notReached).toEqual([{ title: 'pages' }]);
});

test('whoever wants to see all of it goes on', async () => {
  const { begun, end, run } = aRun([[{ title: 'unit' }], [{ title: 'api' }]], { goesOn: true });
  await end('unit', 2);
  await end('api');
  expect((await run).ran.map(({ failed }) => failed)).toEqual([2, 0]);
  expect(begun).toEqual(['unit', 'api']);
});
