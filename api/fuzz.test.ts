import { connect } from 'node:net';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorBody } from '#contract/errors.ts';
import { type CallExample, callExamples } from '#tests/call-examples.ts';
import { oddRequests } from '#tests/fuzz.ts';
import { type SharedApp, shareTestApp } from '#tests/shared-app.ts';

let shop: SharedApp;
let port: number;
let userId: number;
beforeAll(async () => {
  shop = await shareTestApp();
  const [user] = await shop.db<{ id: number }[]>`SELECT id FROM users WHERE email = 'wholesale@sheber.test'`;
  userId = Number(user?.id);
  port = Number(new URL(shop.origin).port);
});

function expectDecent(response: {
  statusCode: number;
  payload: string;
  headers: Record<string, unknown>;
}): void {
  expect(response.statusCode).toBeLessThan(500);
  expect(response.payload).not.toMatch(/\bat .+\.(ts|js):\d+/);
  if (response.statusCode >= 400) {
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(errorBody.safeParse(JSON.parse(response.payload)).success).toBe(true);
  }
}

/** The whole of it, 50,000 requests, is `npm run faults -- fuzz`. */
const RUNS = 60;

describe.each(Object.entries(calls) as [keyof typeof callExamples, Call][])('%s', (name, call) => {
  test('answers anything with less than 500 and the error’s shape', async () => {
    const example: CallExample = callExamples[name];
    const token = await shop.logIn('wholesale@sheber.test');
    await shop.db`DELETE FROM rate_counters`;
    const thing = await example.own?.(shop, userId);
    await fc.assert(
      fc.asyncProperty(oddRequests(call, example, thing), fc.boolean(), async (odd, isLoggedIn) => {
        const { method, path: url, headers, body } = odd;
        expectDecent(
          await shop.app.inject({
            method: method as 'GET',
            url,
            headers: { ...headers, ...(isLoggedIn ? { authorization: `Bearer ${token}` } : {}) },
            ...(body === null ? {} : { payload: body }),
          }),
        );
      }),
      { numRuns: RUNS },
    );
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

/** Sends bytes as they are and gives what comes back before the socket closes. */
function raw(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    let answer = '';
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('what is hardly HTTP', () => {
  test.each([
    [
      'a path that is no UTF-8',
      Buffer.from(
        'GET /api/v2/products/\xff\xfe/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'latin1',
      ),
    ],
    [
      'broken escapes in the path',
      'GET /api/v2/products/%E0%A4%A/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
    [
      'a length and chunks at once',
      'POST /api/v2/cities/ HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['headers of 64 kilobytes', `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(65_536)}\r\n\r\n`],
    ['no HTTP at all', 'hello there\r\n\r\n'],
    [
      'a body that is no UTF-8',
      Buffer.concat([
        Buffer.from(
          'POST /api/v2/cities/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4\r\nConnection: close\r\n\r\n',
        ),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
      ]),
    ],
  ])('%s is answered with a 4xx in the error’s shape', async (_name, bytes) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(errorBody.safeParse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).success).toBe(true);
  });

  test('a body above the limit is 413 before it is read', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/nothing/',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify('x'.repeat(300_000)),
    });
    expect([404, 413]).toContain(response.statusCode);
    expectDecent(response);
  });
});
