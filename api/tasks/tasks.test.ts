import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { transaction } from '../database.ts';
import { createTasks, listTasks, runTaskAgain, stopTask, type TakenTask, type TaskKind } from './tasks.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase({ demo: false });
});
afterAll(() => shop.drop());
afterEach(async () => {
  await shop.db`TRUNCATE tasks`;
});

const quiet = { error() {}, warn() {} };
const SECRET = 'a secret of the tests, long enough';
const open = (secretKey = SECRET) => createTasks(shop.db, { secretKey, log: quiet });
const kind = (over: Partial<TaskKind> = {}): TaskKind => ({
  kind: 'import',
  leaseSeconds: 60,
  mostTries: 3,
  firstPauseSeconds: 10,
  longestPauseSeconds: 100,
  run: async () => {},
  ...over,
});
const put = (key: string, payload: unknown = { file: 'Ламинат.xlsx' }) =>
  open().put(shop.db, { kind: 'import', key, payload });
/** As if so much time had gone by. */
const pass = (seconds: number) => shop.db`
  UPDATE tasks SET due_at = due_at - make_interval(secs => ${seconds}),
                   lease_until = lease_until - make_interval(secs => ${seconds})`;
const states = async () => (await shop.db`SELECT state FROM tasks ORDER BY id`).map(({ state }) => state);

describe('a task', () => {
  test('is there if and only if its transaction commits, once by kind and key, and nobody can read it', async () => {
    const tasks = open();
    const task = { kind: 'import', key: '1', payload: { name: 'Айгуль' } };
    const lost = transaction(shop.db, async (tx) => {
      await tasks.put(tx, task);
      throw new Error('the import was refused');
    });
    await expect(lost).rejects.toThrow('refused');
    await transaction(shop.db, (tx) => tasks.put(tx, task));
    await tasks.put(shop.db, task);
    await tasks.put(shop.db, { ...task, kind: 'export' });
    const rows = await shop.db<{ payload: Buffer }[]>`SELECT payload FROM tasks`;
    expect(rows).toHaveLength(2);
    expect(rows.map(({ payload }) => payload.toString()).join()).not.toContain('Айгуль');
    expect((await tasks.take(kind()))?.open()).toEqual({ name: 'Айгуль' });
  });

  test('is not taken before its time, nor by whoever does not know its kind', async () => {
    await open().put(shop.db, {
      kind: 'import',
      key: '1',
      payload: {},
      dueAt: new Date(Date.now() + 60_000),
    });
    expect(await open().take(kind())).toBeNull();
    await pass(61);
    expect(await open().take(kind({ kind: 'letter' }))).toBeNull();
    expect(await open().take(kind())).not.toBeNull();
  });

  test('that is kept stays with its holder and shows how far it is', async () => {
    await put('1');
    const task = await open().take(kind());
    await pass(50);
    expect(await task?.keep({ done: 20, of: 400 })).toBe(true);
    await pass(50);
    expect(await open().take(kind())).toBeNull();
    const { tasks, kinds } = await listTasks(shop.db);
    expect(tasks).toMatchObject([{ kind: 'import', isLeased: true, progress: { done: 20, of: 400 } }]);
    expect(kinds).toMatchObject([{ kind: 'import', waiting: 1, dead: 0 }]);
  });

  test('whose lease has ended belongs to who took it next: the first can say nothing of it any more', async () => {
    await put('1');
    const late = await open().take(kind());
    await pass(61);
    const next = await open().take(kind());
    expect(await late?.keep()).toBe(false);
    expect(await late?.finish()).toBe(false);
    expect(await late?.fail(new Error('late'))).toBe(false);
    expect(await states()).toEqual(['waiting']);
    expect(await next?.finish()).toBe(true);
    expect(await states()).toEqual(['done']);
  });

  test('that ends its process each time is dead after its last try', async () => {
    await put('1');
    for (let i = 0; i < 3; i++) {
      expect(await open().take(kind())).not.toBeNull();
      await pass(61);
    }
    expect(await open().take(kind())).toBeNull();
    expect(await states()).toEqual(['dead']);
  });

  test('that is dead is done again when somebody says so, unless what it said is gone', async () => {
    await put('1');
    await put('2');
    const failing = { run: () => Promise.reject(new Error('no')), isFinal: () => true };
    const [first, second] = (await listTasks(shop.db)).tasks.map(({ id }) => id).toSorted((a, b) => a - b);
    await open().runDue(kind(failing));
    expect(await states()).toEqual(['dead', 'dead']);
    await shop.db`UPDATE tasks SET payload = NULL WHERE id = ${second ?? 0}`;
    expect(await runTaskAgain(shop.db, first ?? 0)).toBe('again');
    expect(await runTaskAgain(shop.db, second ?? 0)).toBe('forgotten');
    expect(await runTaskAgain(shop.db, 987_654)).toBe('missing');
    expect(await open().runDue(kind())).toBe(1);
    expect(await runTaskAgain(shop.db, first ?? 0)).toBe('done');
  });

  test('sealed with another key fails and waits', async () => {
    await put('1');
    const run = async (task: TakenTask) => void task.open();
    expect(await open('another secret of the same length').runDue(kind({ run }))).toBe(0);
    expect(await states()).toEqual(['waiting']);
  });

  test('is erased a week after it was done and forgotten after a month, a dead one is kept longer', async () => {
    for (const key of ['new', 'week', 'month']) await put(key);
    expect(await open().runDue(kind())).toBe(3);
    await put('dead');
    await open().runDue(kind({ run: () => Promise.reject(new Error('no')), isFinal: () => true }));
    await shop.db`UPDATE tasks SET done_at = now() - interval '8 days' WHERE key = 'week'`;
    await shop.db`UPDATE tasks SET done_at = now() - interval '31 days' WHERE key IN ('month', 'dead')`;
    await open().tidy();
    const rows = await shop.db`SELECT key, payload IS NULL AS "isErased" FROM tasks ORDER BY id`;
    expect([...rows]).toEqual([
      { key: 'new', isErased: false },
      { key: 'week', isErased: true },
      { key: 'dead', isErased: false },
    ]);
  });
});

describe('a task that staff want to end', () => {
  const idOf = async () => Number((await shop.db`SELECT id FROM tasks`)[0]?.id);

  test('and nobody has begun is stopped at once, and may be done again', async () => {
    await put('1');
    expect(await stopTask(shop.db, await idOf())).toBe('stopped');
    expect(await open().take(kind())).toBeNull();
    expect(await stopTask(shop.db, await idOf())).toBe('over');
    expect(await stopTask(shop.db, 987_654)).toBe('missing');
    expect(await runTaskAgain(shop.db, await idOf())).toBe('again');
    expect(await open().runDue(kind())).toBe(1);
  });

  test('ends at its next word, without a try more', async () => {
    await put('1');
    const words: number[] = [];
    const run = async (task: TakenTask) => {
      for (let done = 1; done <= 3; done++) {
        await task.keep({ done, of: 3 });
        words.push(done);
        if (done === 2) expect(await stopTask(shop.db, task.id)).toBe('asked');
      }
    };
    expect(await open().runDue(kind({ run }))).toBe(0);
    expect(words).toEqual([1, 2]);
    expect(await states()).toEqual(['stopped']);
    expect(await open().runDue(kind())).toBe(0);
  });

  test('and whose process died before it heard is not begun again', async () => {
    await put('1');
    await open().take(kind());
    expect(await stopTask(shop.db, await idOf())).toBe('asked');
    await pass(61);
    expect(await open().take(kind())).toBeNull();
    expect(await states()).toEqual(['stopped']);
  });
});

test('whoever watches hears of the beginning and the end, and who asked for it', async () => {
  const tasks = open();
  const heard: object[] = [];
  tasks.onWord((word) => heard.push(word));
  await tasks.put(shop.db, { kind: 'import', key: '1', payload: {} });
  await tasks.runDue(kind());
  const [row] = await shop.db<{ id: number }[]>`SELECT id::float8 AS id FROM tasks`;
  expect(heard).toEqual([
    { id: row?.id, askedBy: null },
    { id: row?.id, askedBy: null },
  ]);
});

/** What several processes may do to the queue, in any order. */
type Step =
  | { put: number }
  | { take: true }
  | { finish: number }
  | { fail: number }
  | { keep: number }
  | { crash: number }
  | { pass: number };

/** Few tasks and long pauses: leases end while their holders still believe in them. */
const steps = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
    { weight: 1, arbitrary: fc.record({ put: fc.nat(1) }) },
    { weight: 4, arbitrary: fc.constant({ take: true as const }) },
    { weight: 1, arbitrary: fc.record({ finish: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ fail: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ keep: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ crash: fc.nat(5) }) },
    { weight: 3, arbitrary: fc.record({ pass: fc.integer({ min: 20, max: 90 }) }) },
  ),
  { minLength: 15, maxLength: 40 },
);

test('whatever processes do and however they die: one holder at a time, each task done once or dead after its tries', async () => {
  const own = kind();
  const run = async (script: Step[]) => {
    await shop.db`TRUNCATE tasks`;
    const tasks = open();
    /** Who believes to hold what, and until when; the clock is ours. */
    let held: { task: TakenTask; until: number }[] = [];
    const ends = new Map<string, number>();
    const puts = new Set<string>();
    let now = 0;
    const isValid = (key: string) => held.some((each) => each.task.key === key && each.until > now);
    const take = async () => {
      const task = await tasks.take(own);
      if (task === null) return false;
      expect(isValid(task.key), 'two holders').toBe(false);
      expect(ends.has(task.key), 'done and taken again').toBe(false);
      expect(task.tries).toBeLessThanOrEqual(own.mostTries);
      held.push({ task, until: now + own.leaseSeconds });
      return true;
    };
    const letGo = async (at: number, end: (task: TakenTask) => Promise<boolean>) => {
      const [each] = held.splice(at % Math.max(1, held.length), 1);
      if (!each) return;
      const isOurs = await end(each.task);
      if (each.until > now) expect(isOurs, 'a valid lease was not ours').toBe(true);
      return { key: each.task.key, isOurs };
    };
    const finish = async (at: number) => {
      const ended = await letGo(at, (task) => task.finish());
      if (ended?.isOurs) ends.set(ended.key, (ends.get(ended.key) ?? 0) + 1);
    };

    for (const step of script) {
      if ('put' in step) {
        puts.add(String(step.put));
        await put(String(step.put), step.put);
      } else if ('take' in step) await take();
      else if ('finish' in step) await finish(step.finish);
      else if ('fail' in step) await letGo(step.fail, (task) => task.fail(new Error('no')));
      else if ('crash' in step) held = held.filter((_, at) => at !== step.crash % held.length);
      else if ('pass' in step) {
        now += step.pass;
        await pass(step.pass);
      } else {
        const each = held[step.keep % Math.max(1, held.length)];
        if (each && (await each.task.keep())) each.until = now + own.leaseSeconds;
      }
    }
    // Whoever is left does the rest.
    held = [];
    now += 1000;
    await pass(1000);
    while (await take()) await finish(0);

    const rows = await shop.db<
      { key: string; state: string; tries: number }[]
    >`SELECT key, state, tries FROM tasks`;
    expect(new Set(rows.map(({ key }) => key))).toEqual(puts);
    for (const { key, state, tries } of rows) {
      expect(ends.get(key) ?? 0, `${key} is ${state}`).toBe(state === 'done' ? 1 : 0);
      if (state !== 'done')
        expect({ state, isTried: tries >= own.mostTries }).toEqual({ state: 'dead', isTried: true });
    }
  };
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: 100 });
}, 120_000);

test('several processes share what is due, each task is done once', async () => {
  for (let i = 0; i < 30; i++) await put(`n${i}`);
  const done: string[] = [];
  const run = async ({ key }: TakenTask) => void done.push(key);
  const counts = await Promise.all([1, 2, 3].map(() => open().runDue(kind({ run }))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(new Set(done).size).toBe(30);
});
