/** PostgreSQL is killed under load: nobody else dies, visitors are told, and all is well again by itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { type BuiltShop, startBuiltShop } from '#rigs/built-shop.ts';
import { listChildren, type Process } from '#tests/running-programs.ts';

const LOAD_MS = 12_000;
const KILL_AFTER_MS = 2000;
const LOOPS = 8;
/** From PostgreSQL's return to the first good answer. */
const MOST_BACK_MS = 5000;

let shop: BuiltShop;
/** What the shop itself said, beside whatever failed. */
let words = '';
beforeAll(async () => {
  shop = await startBuiltShop({ WEB_CONCURRENCY: '2' }, 'start.mjs', (text) => {
    words = (words + text).slice(-20_000);
  });
});
beforeEach(({ onTestFailed }) => onTestFailed(() => void process.stderr.write(words)));
afterAll(() => shop?.stop());

const isDatabase = ({ command }: Process) => /postgres\s+-D\s/.test(command);
const findDatabase = () => listChildren(shop.pid).find(isDatabase);
const listWorkers = () =>
  listChildren(shop.pid)
    .filter((each) => !isDatabase(each))
    .map(({ pid }) => pid)
    .sort((a, b) => a - b);

/** By the server's own word in its data folder: a process that is there may still be busy with its recovery. */
function isReady({ command }: Process): boolean {
  const [, folder = ''] = command.match(/-D\s+(\S+)/) ?? [];
  try {
    return /^ready\s*$/m.test(readFileSync(join(folder, 'postmaster.pid'), 'utf8'));
  } catch {
    return false;
  }
}

interface Answer {
  address: string;
  status: number;
  atMs: number;
  type: string;
  body: string;
}

async function ask(address: string, startedAt: number): Promise<Answer> {
  const answer = { address, atMs: 0, type: '', body: '' };
  try {
    const response = await fetch(shop.url + address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    answer.type = response.headers.get('content-type') ?? '';
    answer.body = await response.text();
    return { ...answer, status: response.status, atMs: performance.now() - startedAt };
  } catch (error) {
    return {
      ...answer,
      status: 0,
      atMs: performance.now() - startedAt,
      body: `${error} ${(error as Error).cause}`,
    };
  }
}

/** Pages from the cache, pages that must be made, data and calls, as visitors mix them. */
function addressOf(step: number, codes: string[]): string {
  const kinds = [
    '/',
    '/kz/c/laminat',
    `/c/laminat?page=${1 + (step % 3)}&priceTo=${1_000_000 + step}`,
    `/p/${codes[step % codes.length]}`,
    `/kz/p/${codes[(step * 7) % codes.length]}/_payload.json`,
    `/api/v2/products/?sectionCode=laminat&page=${1 + (step % 3)}`,
    `/api/v2/products/${codes[(step * 3) % codes.length]}/`,
    '/api/v1/users/',
    '/no/such/page',
  ];
  return kinds[step % kinds.length] ?? '/';
}

test('kill -9 of PostgreSQL under load', async () => {
  const listing = await (await fetch(`${shop.url}/api/v2/products/?sectionCode=laminat&pageSize=96`)).json();
  const codes = (listing as { items: { code: string }[] }).items.map(({ code }) => code);
  // Ready is the shop with its first worker: the other one must not be starting when the database dies.
  await expect.poll(() => words).toContain('Shop: open at');
  const workers = listWorkers();
  const database = findDatabase();
  if (!database) throw new Error('the shop has no PostgreSQL of its own');
  expect(workers).toHaveLength(2);

  // What is kept can be given without a database: both workers have the home page before it dies.
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: LOOPS }, () => ask('/', performance.now())));

  const startedAt = performance.now();
  const now = () => performance.now() - startedAt;
  const answers: Answer[] = [];
  const loops = Array.from({ length: LOOPS }, async (_, loop) => {
    for (let step = loop * 1000; now() < LOAD_MS; step += 1)
      answers.push(await ask(addressOf(step, codes), startedAt));
  });
  await sleep(KILL_AFTER_MS);
  process.kill(database.pid, 'SIGKILL');
  const killedAtMs = now();
  let returnedAtMs: number | null = null;
  while (returnedAtMs === null && now() < LOAD_MS) {
    await sleep(100);
    const again = findDatabase();
    if (again && again.pid !== database.pid && isReady(again)) returnedAtMs = now();
  }
  await Promise.all(loops);

  expect(returnedAtMs, 'the shop starts its PostgreSQL again').not.toBeNull();
  const strange = answers.filter(({ status, address }) => !isExpected(status, address));
  expect(strange.map(({ address, status, body }) => `${status} ${address} ${body.slice(0, 200)}`)).toEqual(
    [],
  );

  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length, 'the kill was felt').toBeGreaterThan(0);
  for (const { address, type, body } of refused) {
    if (type.startsWith('text/html')) {
      expect(body, address).toMatch(/<h1[\s>]/);
      expect(body, address).toMatch(/(Номер обращения|Өтініш нөмірі): [\w-]{8,}/);
    } else if (address.includes('_payload.json')) {
      expect(JSON.parse(body), address).toMatchObject({
        status: 503,
        requestId: expect.stringMatching(/^[\w-]{8,}$/),
      });
    } else {
      expect(errorBody.parse(JSON.parse(body)).code, address).toBe('service.unavailable');
    }
  }
  const lastRefusalMs = Math.max(...refused.map(({ atMs }) => atMs));
  expect(lastRefusalMs - (returnedAtMs ?? 0)).toBeLessThan(MOST_BACK_MS);
  expect(answers.filter(({ atMs, status }) => atMs > lastRefusalMs && status === 200).length).toBeGreaterThan(
    LOOPS,
  );
  expect(
    answers.filter(({ atMs, status, address }) => atMs > killedAtMs && address === '/' && status !== 200),
  ).toEqual([]);
  expect(listWorkers(), 'no process of the shop has died').toEqual(workers);
});

const isExpected = (status: number, address: string) =>
  (status >= 200 && status < 400) ||
  status === 404 ||
  status === 503 ||
  (status === 401 && address === '/api/v1/users/');
