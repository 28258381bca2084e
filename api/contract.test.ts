/**
 * Every call over a real connection, with the cookie of a real login and with Bearer, in both languages; each answer is
 * held against the document that the shop itself publishes. A call that is added is tried by itself (tests/call-examples.ts).
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { partnerCalls } from '#contract/partner-calls.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { type CallExample, callExamples } from '#tests/call-examples.ts';
import { listGoodCalls } from '#tests/good-calls.ts';
import { createAnswerJudge, lintOpenApi, type OpenApi, type WireAnswer } from '#tests/openapi.ts';
import { type SharedApp, shareTestApp } from '#tests/shared-app.ts';

/** Without a card and without a contract: both are asked for here. */
const WHO = 'retail@sheber.test';
const PASSWORD = 'sheber-demo-1';

let shop: SharedApp;
let origin: string;
let userId: number;
let document: OpenApi;
let judge: ReturnType<typeof createAnswerJudge>;
let good: Awaited<ReturnType<typeof listGoodCalls>>;
beforeAll(async () => {
  shop = await shareTestApp();
  origin = shop.origin;
  const [row] = await shop.db<{ id: number }[]>`SELECT id FROM users WHERE email = ${WHO}`;
  userId = Number(row?.id);
  document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi;
  judge = createAnswerJudge(document);
  good = await listGoodCalls(shop, { id: userId, email: WHO, password: PASSWORD });
});

const names = Object.keys(calls) as (keyof typeof calls)[];

async function ask(call: Call, path: string, init: RequestInit): Promise<WireAnswer> {
  const response = await fetch(origin + path, { ...init, method: call.method });
  const contentType = response.headers.get('content-type') ?? '';
  const isJson = contentType.startsWith('application/json');
  const body: unknown = isJson ? await response.json() : (await response.arrayBuffer()).byteLength;
  return { status: response.status, contentType, body };
}

/** What a request of this example looks like on the wire. */
async function toRequest(call: Call, example: CallExample) {
  const thing = await example.own?.(shop, userId);
  const params: Record<string, string> = example.params ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (_slot, name: string) =>
    encodeURIComponent(params[name] ?? String(thing)),
  );
  const query = new URLSearchParams(example.query).toString();
  return {
    path: query ? `${path}?${query}` : path,
    init: {
      headers: {
        ...(example.body ? { 'content-type': 'application/json' } : {}),
        ...(call.requiresKey ? { 'idempotency-key': crypto.randomUUID() } : {}),
        ...example.headers,
      },
      ...(example.body ? { body: JSON.stringify(example.body) } : {}),
    },
  };
}

/** Kept from call to call; what ends a session ends them, and the next call begins anew. */
const kept: { bearer: string | null; cookie: string | null } = { bearer: null, cookie: null };

/** The cookie of a login as a browser makes it. */
async function logInForReal(): Promise<string> {
  const response = await fetch(`${origin}/api/v1/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ login: WHO, password: PASSWORD }),
  });
  expect(response.status).toBe(200);
  const [given = ''] = response.headers.getSetCookie();
  expect(given).toMatch(/^token=[\w-]{43};/);
  return given.split(';')[0] ?? '';
}

type Identity = 'nobody' | 'bearer' | 'cookie';

async function headersOf(identity: Identity): Promise<Record<string, string>> {
  if (identity === 'nobody') return {};
  if (identity === 'bearer') {
    kept.bearer ??= await shop.logIn(WHO);
    return { authorization: `Bearer ${kept.bearer}` };
  }
  kept.cookie ??= await logInForReal();
  return { cookie: kept.cookie, 'sec-fetch-site': 'same-origin' };
}

/** Made, held against the document and against the language; what it was answered with. */
async function tryCall(call: Call, example: CallExample, identity: Identity, language: Locale) {
  const { path, init } = await toRequest(call, example);
  const send = async () =>
    ask(call, path, {
      ...init,
      headers: { ...init.headers, ...(await headersOf(identity)), 'x-language-id': language },
    });
  let answer = await send();
  if (answer.status === 401 && identity !== 'nobody') {
    // An earlier call has ended the session: a client would log in again.
    kept[identity] = null;
    answer = await send();
  }
  expect(judge(call.method, call.path, answer), `${identity} in ${language}`).toBeNull();
  expectWords(answer, language);
  return answer.status;
}

/** A refusal speaks the language it was asked in. */
function expectWords({ status, body }: WireAnswer, language: Locale): void {
  if (status < 400) return;
  const { code, message } = body as { code: ErrorCode; message: string };
  const parts = errors[code][language].split(/\{\w+\}/).map((part) => part.replace(/[^\p{L}\d\s]/gu, '\\$&'));
  expect(message).toMatch(new RegExp(`^${parts.join('[^]*')}$`));
}

describe('the published document', () => {
  test('is sound: structure, schemas, references, parameters, tags and rights', () => {
    expect(lintOpenApi(document)).toEqual([]);
  });

  test('has every call of the contract under its name, and no other', () => {
    const published = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
    );
    const written = Object.entries<Pick<Call, 'method' | 'path'>>({ ...calls, ...partnerCalls });
    expect(published.sort()).toEqual(written.map(([name, { method, path }]) => [name, method, path]).sort());
  });
});

describe.each(names)('%s', (name) => {
  const call: Call = calls[name];
  beforeEach(async () => {
    await shop.db`DELETE FROM rate_counters`;
  });

  test('answers as it is written, by Bearer and by cookie, in both languages, and can be made', async () => {
    const example: CallExample = callExamples[name];
    const statuses = [await tryCall(call, example, 'nobody', 'kz')];
    for (const identity of ['bearer', 'cookie'] as const) {
      for (const language of LOCALE_CODES) {
        const made = (await good[name]?.()) ?? example;
        statuses.push(await tryCall(call, made, identity, language));
      }
    }
    if (good[name]) statuses.push(await tryCall(call, example, 'bearer', 'ru'));
    expect(statuses).toContain(200);
  });

  test('refuses as it is written what is broken', async () => {
    const { path, init } = await toRequest(call, callExamples[name]);
    const bearer = await headersOf('bearer');
    const json = { ...bearer, 'content-type': 'application/json' };
    const foreign = {
      'content-type': 'application/json',
      cookie: 'token=x',
      origin: 'https://other.example',
    };
    const broken: (RequestInit & { path?: string })[] = [
      { ...init, headers: { ...init.headers, authorization: 'Bearer nonsense' } },
      ...(call.path.includes('{') ? [{ path: call.path.replace(/\{\w+\}/g, '%00'), headers: bearer }] : []),
      ...(call.method === 'GET'
        ? []
        : [
            { headers: json, body: '{"a":' },
            { headers: { ...bearer, 'content-type': 'text/plain' }, body: 'a=b' },
            { headers: json, body: `"${'a'.repeat((call.bodyLimitKb ?? 256) * 1024)}"` },
            { headers: foreign, body: '{}' },
          ]),
    ];
    for (const { path: address = path, ...request } of broken) {
      const headers = { ...request.headers, 'x-language-id': 'kz' };
      const answer = await ask(call, address, { ...request, headers });
      expect(judge(call.method, call.path, answer)).toBeNull();
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expectWords(answer, 'kz');
    }
  });
});
