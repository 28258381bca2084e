/**
 * Requests that nobody sensible would send, made from a seed: for a call of the contract its method or another, odd
 * parameters, queries, bodies and headers, and good requests with one thing spoiled, which get further in.
 */
import fc from 'fast-check';
import type { Call } from '#contract/call.ts';
import type { CallExample } from './call-examples.ts';

export interface OddRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

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
    '0',
    '1e9',
    '1.5',
    '2147483648',
    '9007199254740993',
    '99999999999999999999',
    '<script>',
    `$\{7*7}`,
    'a'.repeat(5000),
    '(((((a+)+',
    '٣',
    '\r\nx: y',
    'null',
    'undefined',
    '2026-02-31',
    '+7 705 111 22 33',
  ),
);
const names = [
  'city',
  'cityId',
  'codes',
  'codes[]',
  'page',
  'pageSize',
  'x[]',
  'q',
  'sort',
  'sectionCode',
  'items',
  'url',
  'filter[a][]',
  'price[from]',
];
const pair = fc.tuple(fc.oneof(nasty, fc.constantFrom(...names)), nasty);
const oddBody = fc.oneof(
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
const oddType = fc.constantFrom(
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  ';;;',
  'application/JSON',
);
/** What a field is spoiled with: every type but the right one, and the right one out of its range. */
const oddValue = fc.oneof(
  nasty,
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    0,
    -1,
    1.5,
    1e9,
    2 ** 31,
    2 ** 53,
    -(2 ** 31),
    1e308,
    [null],
    [[[]]],
    {
      __proto__: null,
      length: -1,
    },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Percent-encodes half surrogates too. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** A good request of the call with one value of its body or query replaced, wherever it stands. */
function spoil(value: unknown, at: number, by: unknown): unknown {
  if (value === null || typeof value !== 'object') return by;
  const keys = Object.keys(value);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const inner = spoil((value as Record<string, unknown>)[key], Math.floor(at / Math.max(1, keys.length)), by);
  return Array.isArray(value)
    ? value.map((each, index) => (String(index) === key ? inner : each))
    : { ...value, [key]: inner };
}

/** `thing`: what a call that is somebody's names, so that some requests are nearly good. */
export function oddRequests(
  call: Call,
  example: CallExample,
  thing: string | number | undefined,
): fc.Arbitrary<OddRequest> {
  const methods = fc.constantFrom(call.method, call.method, 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
  const fill = (param: string) =>
    call.path.replace(/\{(\w+)\}/g, (_slot, name: string) => encoded(example.params?.[name] ?? param) || 'x');
  const wild = fc
    .tuple(methods, nasty, fc.array(pair, { maxLength: 4 }), oddBody, oddType, nasty)
    .map(([method, param, query, body, type, language]) => ({
      method,
      path: `${call.path.replace(/\{\w+\}/g, encoded(param) || 'x')}?${query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`,
      headers: {
        'x-language-id': encoded(language).slice(0, 2000),
        ...(method === 'GET' ? {} : { 'content-type': type }),
      },
      body: method === 'GET' ? null : body,
    }));
  const nearlyGood = fc
    .tuple(
      fc.nat(60),
      oddValue,
      fc.array(pair, { maxLength: 2 }),
      fc.constantFrom(String(thing ?? 1), String(thing ?? 1), '0', '-1', '99999999999'),
    )
    .map(([at, by, query, param]) => {
      const search = new URLSearchParams(example.query);
      for (const [name, value] of query) search.append(name.toWellFormed(), value.toWellFormed());
      const hasBody = call.method !== 'GET';
      return {
        method: call.method as string,
        path: `${fill(param)}?${search}`,
        headers: {
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...(call.requiresKey ? { 'idempotency-key': `fuzz-${at}` } : {}),
        },
        body: hasBody ? (JSON.stringify(spoil(example.body ?? {}, at, by)) ?? 'null') : null,
      };
    });
  return fc.oneof(wild, nearlyGood);
}
