import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBundled } from './load.ts';
import { measureBench } from './measure.ts';
import type { Bench } from './subject.ts';

const words = 'Бояу '.repeat(300);
let asked = 0;
const toyShop = createServer((request, response) => {
  asked++;
  const isKnown = request.url === '/paint';
  response.writeHead(isKnown ? 200 : 404, { 'x-toy': 'yes', 'content-type': 'text/plain' }).end(words);
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((done) => toyShop.listen(0, '127.0.0.1', done));
  const address = toyShop.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => void toyShop.close());

const tool = { name: 'bundled generator', run: runBundled };
const facts = {
  shopUrl: '',
  databaseUrl: '',
  productCode: 'boyau',
  productCodes: [],
  cityCodes: [],
  token: '',
  contractToken: '',
  visitors: [],
};
const effort = { rounds: 1, seconds: 0.3, warmUpSeconds: 0.1 };
const aBench = (path: string): Bench => ({
  name: 'toy',
  what: 'a toy',
  path: () => path,
  headers: () => ({}),
  floors: {},
});
const measure = (path: string) =>
  measureBench(
    aBench(path),
    { url, pid: process.pid, dataDir: '', stop: async () => {} },
    facts,
    tool,
    effort,
  );

test('the shop is measured beside a bare server that sends the same bytes', { timeout: 20_000 }, async () => {
  const { rows, bytes } = await measure('/paint');
  expect(asked).toBeGreaterThan(10);
  expect(bytes).toBe(Buffer.byteLength(words));
  expect(rows.map(({ name }) => name)).toEqual(['the shop', 'bare node:http, same bytes']);
  for (const row of rows) {
    expect(row.failures).toBe(0);
    expect(row.requestsPerSecond).toBeGreaterThan(10);
    expect(row.p99Ms).toBeGreaterThanOrEqual(row.p50Ms);
  }
  expect(rows[1]?.shopTimesTime).toBeGreaterThan(0);
});

test('an address that does not answer 200 is not measured', async () => {
  await expect(measure('/glue')).rejects.toThrow('answered 404');
});

test('failed answers under load are counted', { timeout: 20_000 }, async () => {
  const { requests, failures } = await runBundled(`${url}/glue`, {}, 0.2);
  expect(failures).toBe(requests);
  expect(requests).toBeGreaterThan(0);
});
