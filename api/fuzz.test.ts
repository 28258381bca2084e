import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { errorBody } from '#contract/errors.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
let port: number;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop.close());

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '%00',
    '%',
    '%E0%A4%A',
    "' OR 1=1 --",
    '\ud800',
    '\u0000',
    'NaN',
    '-1',
    '1e9',
    '2147483648',
    '<script>',
    `$\{7*7}`,
    'a'.repeat(5000),
    '٣',
    '\r\nx: y',
    'null',
    'undefined',
  ),
);
const pair = fc.tuple(fc.oneof(nasty, fc.constantFrom('city', 'codes', 'codes[]', 'page', 'x[]')), nasty);
const body = fc.oneof(
  fc.json(),
  fc.constantFrom(
    '{',
    '{"a":',
    '[[[[',
    '',
    'nul',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '\ufeff{}',
    '['.repeat(2000),
  ),
  nasty,
);
const contentType = fc.constantFrom(
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  ';;;',
  'application/JSON',
);

/** Percent-encodes what fast-check makes of half surrogates too. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

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

describe.each(Object.values(calls))('$method $path', (call) => {
  test('answers anything with less than 500 and the error’s shape', async () => {
    const methods = fc.constantFrom(call.method, call.method, 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
    await fc.assert(
      fc.asyncProperty(
        methods,
        nasty,
        fc.array(pair, { maxLength: 4 }),
        body,
        contentType,
        nasty,
        async (method, param, query, payload, type, language) => {
          const path = call.path.replace(/\{\w+\}/g, encoded(param) || 'x');
          const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
          const hasBody = method !== 'GET';
          expectDecent(
            await shop.app.inject({
              method: method as 'GET',
              url: `${path}?${search}`,
              headers: {
                'x-language-id': encoded(language).slice(0, 2000),
                ...(hasBody ? { 'content-type': type } : {}),
              },
              ...(hasBody ? { payload } : {}),
            }),
          );
        },
      ),
      { numRuns: 60 },
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
