import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { type OtlpStand, openOtlpStand } from '#tests/stands/otlp/otlp.ts';
import { json, openStand } from '#tests/stands/stand.ts';
import { createOutgoing, readJson } from '../outgoing/outgoing.ts';
import { openTracing } from './tracing.ts';

let collector: OtlpStand;
let shop: TestApp;
beforeAll(async () => {
  collector = await openOtlpStand();
  shop = await openTestApp({
    config: { tracing: { endpoint: collector.url, percent: 100 }, trustProxy: ['127.0.0.1'] },
  });
});
afterAll(async () => {
  await shop.close();
  await collector.close();
});

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const waitFor = (name: string) =>
  expect
    .poll(() => named(name).length, { message: collector.bodies.join('\n').slice(0, 2000) })
    .toBeGreaterThan(0);

test('a request is told by its route and how it ended, and nothing of whoever asked', async () => {
  const answer = await shop.app.inject({
    url: '/api/v2/search/?query=%D0%90%D0%B9%D0%B3%D0%B5%D1%80%D0%B8%D0%BC&cityCode=pavlodar',
    headers: { cookie: 'secret=77011234567', 'user-agent': 'Anna', 'x-forwarded-for': '10.20.30.40' },
  });
  expect(answer.statusCode).toBe(200);
  await waitFor('GET /api/v2/search/');
  const [span] = named('GET /api/v2/search/');
  expect(span?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'http.route', value: { stringValue: '/api/v2/search/' } },
      { key: 'http.response.status_code', value: { intValue: 200 } },
      { key: 'sheber.request', value: { stringValue: answer.headers['x-request-id'] } },
    ]),
  );
  expect(span?.attributes.map(({ key }) => key).sort()).toEqual([
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'sheber.request',
  ]);
  expect(collector.bodies.join()).not.toMatch(/Айгерим|%D0|77011234567|Anna|10\.20\.30\.40|pavlodar/);
});

test('a trace that a proxy has begun goes on, and a wrong one begins anew', async () => {
  const traceId = 'a'.repeat(32);
  const ask = (traceparent: string) => shop.app.inject({ url: '/healthz', headers: { traceparent } });
  await ask(`00-${traceId}-${'b'.repeat(16)}-01`);
  await ask(`00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`);
  await expect.poll(() => named('GET /healthz').length).toBe(2);
  expect(named('GET /healthz').filter((span) => span.traceId === traceId)).toHaveLength(1);
});

test('a job is a trace, and a question to a partner hangs on it and says so', async () => {
  const tracing = openTracing({ endpoint: collector.url, percent: 100 });
  const partner = await openStand(() => json({}));
  const outgoing = createOutgoing({ info() {}, warn() {} }, Date.now, tracing.askPartner);
  const job = tracing.traceJob({
    name: 'a-job',
    everyMs: 1000,
    lock: null,
    run: () =>
      outgoing.call({
        to: 'bank',
        operation: 'pay',
        method: 'GET',
        url: `${partner.url}/secret`,
        read: readJson,
      }),
  });
  await job.run(shop.db, new AbortController().signal);
  await tracing.flush();
  await partner.close();
  const [asked] = named('bank pay');
  const [ran] = named('job a-job');
  expect(asked?.parentSpanId).toBe(ran?.spanId);
  expect(partner.asked[0]?.headers.traceparent).toBe(`00-${ran?.traceId}-${asked?.spanId}-01`);
  expect(collector.bodies.join()).not.toContain('/secret');
});

test('of ordinary ones a share is told; what failed or was slow always is', async () => {
  const tracing = openTracing({ endpoint: collector.url, percent: 0 });
  const job = (name: string, run: () => Promise<unknown>) =>
    tracing.traceJob({ name, everyMs: 1000, lock: null, run }).run(shop.db, new AbortController().signal);
  await job('quick', async () => {});
  await job('broken', async () => Promise.reject(new Error('of Anna'))).catch(() => undefined);
  await job('slow', () => new Promise((done) => setTimeout(done, 520)));
  await tracing.flush();
  expect(named('job quick')).toEqual([]);
  expect(named('job broken').map(({ status }) => status.code)).toEqual([2]);
  expect(named('job slow')).toHaveLength(1);
  expect(collector.bodies.join()).not.toContain('Anna');
});

test('a shop without OTLP_ENDPOINT loads nothing of it', () => {
  const script = `
    const { createRequire } = await import('node:module');
    const count = () =>
      Object.keys(createRequire(import.meta.url).cache).filter((file) => /opentelemetry.(?!api.)/.test(file)).length;
    await import('#api/app.ts');
    const without = count();
    await import('#api/tracing/tracing.ts');
    process.stdout.write(without + ' ' + (count() > 10));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stdout, stderr).toBe('0 true');
});
