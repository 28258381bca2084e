/** Who goes with whom, and who waits for whom. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGroups } from './groups.ts';

/** Groups as they begin; each ends when it is told to. */
function follow() {
  const begun: { names: string[]; end(): void }[] = [];
  const run = createGroups<string, string>({
    namesOf: (item) => [item[0] ?? ''],
    tooLate: () => new Error('too late'),
    make: (group) =>
      new Promise((done) => {
        const end = () => {
          for (const { item, answer } of group) answer(item);
          done();
        };
        begun.push({ names: group.map(({ item }) => item), end });
      }),
  });
  const nameAll = () => begun.map(({ names }) => names.join(' '));
  return { begun, run, nameAll };
}

test('what comes at one moment goes together, two of one name never do', async () => {
  const { begun, run, nameAll } = follow();
  const answers = Promise.all(['a1', 'b1', 'a2', 'c1'].map(run));
  // The second does not wait for the end of the first for ever.
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0));
  begun[0]?.end();
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  begun[1]?.end();
  expect(await answers).toEqual(['a1', 'b1', 'a2', 'c1']);
  expect(nameAll()).toEqual(['a1 b1 c1', 'a2']);
});

test('who comes while a group is held up goes without it, also where the clock lags behind the timer', async () => {
  const { begun, run, nameAll } = follow();
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => void vi.restoreAllMocks());
  const first = run('a');
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  const second = run('b');
  await new Promise((wake) => setTimeout(wake, 120));
  expect(nameAll()).toEqual(['a', 'b']);
  for (const { end } of begun) end();
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
});

test('what a whole group runs into is said to all of it', async () => {
  const run = createGroups<string, string>({
    namesOf: (item) => [item],
    tooLate: () => new Error('too late'),
    make: () => Promise.reject(new Error('all of it')),
  });
  const results = await Promise.allSettled(['a', 'b'].map(run));
  expect(results.map((each) => each.status)).toEqual(['rejected', 'rejected']);
});
