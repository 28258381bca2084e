import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { authorizeOfficeStream } from '#contract/office/company.ts';
import { getJob, getJobs, retryJob, stopJob } from '#contract/office/jobs.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { createTasks, type TaskKind } from '../tasks/tasks.ts';

let shop: TestApp;
let administrator: { id: number; cookie: string };
let content: { id: number; cookie: string };
beforeAll(async () => {
  // With a place for letters: without one their tasks wait.
  shop = await openTestOffice({}, { hasOutbox: true });
  administrator = await aStaffSession(shop, { email: 'administrator@sheber.test', roles: ['administrator'] });
  content = await aStaffSession(shop, { email: 'content@sheber.test', roles: ['content'] });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db`TRUNCATE tasks`;
});

const SECRET = 'a secret of the tests, long enough';
const quiet = { error() {}, warn() {} };
const kind = (over: Partial<TaskKind> = {}): TaskKind => ({
  kind: 'import',
  leaseSeconds: 60,
  mostTries: 1,
  firstPauseSeconds: 10,
  longestPauseSeconds: 100,
  run: async () => {},
  ...over,
});
const open = () => createTasks(shop.db, { secretKey: SECRET, log: quiet });
const put = (key: string) =>
  open().put(shop.db, { kind: 'import', key, payload: { of: 'Айгуль' }, askedBy: content.id });
const idOf = async (key: string): Promise<number> =>
  Number((await shop.db`SELECT id FROM tasks WHERE key = ${key}`)[0]?.id);
const list = async () => {
  const answer = await askOffice(shop, getJobs, { cookie: administrator.cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const press = (call: typeof retryJob | typeof stopJob, id: number) =>
  askOffice(shop, call, { cookie: administrator.cookie, params: { id } });

test('jobs are told with their last run, failures and the next, and the health of all there is', async () => {
  await shop.db`
    INSERT INTO job_runs (job, every_ms, looked_at, ran_at, took_ms, runs, failures, failures_in_row, failed_at, last_error)
    VALUES ('letters', 1000, now(), now() - interval '5 seconds', 12, 40, 2, 2, now(), 'ECONNREFUSED'),
           ('club', 60000, now() - interval '10 minutes', NULL, NULL, 0, 0, 0, NULL, NULL)`;
  const { jobs, health } = await list();
  const find = (name: string) => jobs.find((each: { name: string }) => each.name === name);
  expect(find('letters')).toMatchObject({
    tookMs: 12,
    failuresInRow: 2,
    lastError: 'ECONNREFUSED',
    isLate: false,
  });
  expect(find('club')).toMatchObject({ ranAt: null, isLate: true });
  const states = Object.fromEntries(
    health.map(({ part, state }: { part: string; state: string }) => [part, state]),
  );
  expect(states).toEqual({ database: 'well', disk: 'well', index: 'well', mail: 'well', replica: 'none' });
});

describe('a task', () => {
  test('is seen with its progress, tries and words, never with what it says', async () => {
    await put('1');
    const task = await open().take(kind());
    await task?.keep({ done: 20, of: 400 });
    const { tasks } = await list();
    expect(tasks).toMatchObject([
      {
        state: 'running',
        progress: { done: 20, of: 400 },
        tries: 1,
        askedBy: { id: content.id },
        whyNoRetry: 'running',
        whyNoStop: null,
      },
    ]);
    expect(JSON.stringify(tasks)).not.toContain('Айгуль');
  });

  test('is followed by whoever asked for it, and by nobody else without the right', async () => {
    await put('1');
    const ask = (cookie: string, id: number) => askOffice(shop, getJob, { cookie, params: { id } });
    const id = await idOf('1');
    expect((await ask(content.cookie, id)).json().data).toMatchObject({ id, state: 'waiting' });
    const stranger = await aStaffSession(shop, { email: 'pricing@sheber.test', roles: ['pricing'] });
    const [refused, missing] = [await ask(stranger.cookie, id), await ask(stranger.cookie, 999_999)];
    expect({ ...refused.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
    expect(refused.statusCode).toBe(404);
  });

  test('that was given up is done again; what is done or forgotten says why it is not', async () => {
    for (const key of ['dead', 'done', 'forgotten']) await put(key);
    const failing = kind({
      run: async ({ key }) => (key === 'done' ? undefined : Promise.reject(new Error('no'))),
    });
    await open().runDue(failing);
    await shop.db`UPDATE tasks SET payload = NULL WHERE key = 'forgotten'`;
    expect((await press(retryJob, await idOf('dead'))).json().data).toMatchObject({
      state: 'waiting',
      tries: 0,
    });
    expect((await press(retryJob, await idOf('done'))).json().code).toBe('job.done');
    expect((await press(retryJob, await idOf('forgotten'))).json().code).toBe('job.forgotten');
    expect((await press(retryJob, 999_999)).json().code).toBe('job.not_found');
    expect(await open().runDue(kind())).toBe(1);
  });

  test('that waits is stopped at once, one at work at its next word, one that is over not at all', async () => {
    await put('waits');
    expect((await press(stopJob, await idOf('waits'))).json().data).toMatchObject({
      state: 'stopped',
      whyNoStop: 'over',
    });
    await put('runs');
    const run: TaskKind['run'] = async (task) => {
      expect((await press(retryJob, task.id)).json().code).toBe('job.running');
      expect((await press(stopJob, task.id)).json().data).toMatchObject({
        state: 'stopping',
        whyNoStop: 'asked',
      });
      await task.keep({ done: 1, of: 2 });
      throw new Error('it went on');
    };
    expect(await open().runDue(kind({ run }))).toBe(0);
    const { tasks } = await list();
    expect(tasks.map(({ state }: { state: string }) => state)).toEqual(['stopped', 'stopped']);
    expect((await press(stopJob, await idOf('runs'))).json().code).toBe('job.over');
  });
});

test('progress comes over the stream to whoever asked and to those who see all, and to nobody else', async () => {
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const stranger = await aStaffSession(shop, { email: 'pricing@sheber.test', roles: ['pricing'] });
  const ending = new AbortController();
  const streams = await Promise.all(
    [content, administrator, stranger].map(async ({ cookie }) => {
      const { data } = (await askOffice(shop, authorizeOfficeStream, { cookie })).json();
      const query = new URLSearchParams({ topic: data.topic, authorization: data.token });
      const response = await fetch(`${address}${data.url}?${query}`, { signal: ending.signal });
      const stream = { heard: '' };
      (async () => {
        for await (const part of response.body ?? []) stream.heard += Buffer.from(part).toString();
      })().catch(() => undefined);
      return stream;
    }),
  );
  await vi.waitFor(() => expect(streams.every(({ heard }) => heard.includes('standing'))).toBe(true));
  await put('1');
  // By the queue of the application itself, as its jobs do.
  const letters = shop.jobs.find(({ name }) => name === 'letters');
  await shop.db`UPDATE tasks SET kind = 'letter'`;
  await letters?.run(shop.db, new AbortController().signal);
  const id = await idOf('1');
  await vi.waitFor(() => {
    expect(streams[0]?.heard).toContain(`event: job\nid: job-${id}\n`);
    expect(streams[1]?.heard).toContain(`event: job\nid: job-${id}\n`);
  });
  expect(streams[2]?.heard).not.toContain('event: job');
  ending.abort();
});
