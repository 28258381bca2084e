import { expect, test, vi } from 'vitest';
import { Workshop } from './workshop.ts';

/** Work that ends when told. */
function aJob(name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { make: vi.fn(() => promise), end: () => resolve(name) };
}

test('two at a time, the others in their order', async () => {
  const workshop = new Workshop<string>({ maxRunning: 2, maxWaiting: 9 });
  const jobs = ['a', 'b', 'c', 'd'].map(aJob);
  const made = jobs.map((job, index) => workshop.make(String(index), job.make));
  const begun = () => jobs.map((job) => job.make.mock.calls.length);
  expect(begun()).toEqual([1, 1, 0, 0]);
  jobs[1]?.end();
  await made[1];
  await vi.waitFor(() => expect(begun()).toEqual([1, 1, 1, 0]));
  for (const job of jobs) job.end();
  expect(await Promise.all(made)).toEqual(['a', 'b', 'c', 'd']);
});

test('the same picture is made once for all who ask meanwhile', async () => {
  const workshop = new Workshop<string>();
  const job = aJob('x');
  const made = Array.from({ length: 5 }, () => workshop.make('same', job.make));
  job.end();
  expect(await Promise.all(made)).toEqual(Array(5).fill('x'));
  expect(job.make).toHaveBeenCalledTimes(1);
});

test('who finds the line full is sent away, and the workshop goes on', async () => {
  const workshop = new Workshop<string>({ maxRunning: 1, maxWaiting: 1 });
  const [first, second] = [aJob('a'), aJob('b')];
  const made = [workshop.make('a', first.make), workshop.make('b', second.make)];
  await expect(workshop.make('c', async () => 'c')).rejects.toMatchObject({ code: 'picture.busy' });
  first.end();
  second.end();
  expect(await Promise.all(made)).toEqual(['a', 'b']);
  expect(await workshop.make('c', async () => 'c')).toBe('c');
});

test('a failure frees the place and is not remembered', async () => {
  const workshop = new Workshop<string>({ maxRunning: 1, maxWaiting: 1 });
  const fail = async () => {
    throw new Error('broken');
  };
  await expect(workshop.make('a', fail)).rejects.toThrow('broken');
  expect(await workshop.make('a', async () => 'whole')).toBe('whole');
});
