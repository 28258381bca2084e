import { describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { DraftStore } from '../../design/form-draft.ts';
import { type Attempt, dropAttempt, isDefinite, keepAttempt, nextAttempt, readAttempt } from './attempt.ts';

function memory(): () => DraftStore {
  const kept = new Map<string, string>();
  const store: DraftStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return () => store;
}

const first: Attempt = { key: 'k1', body: '{"a":1}', at: '2026-11-15T07:00:00.000Z', isRefused: false };
const another = { makeKey: () => 'k2', now: new Date('2026-11-15T08:00:00Z') };

describe('the key of a press', () => {
  test('a first press gets a key of its own', () => {
    expect(nextAttempt(null, '{}', another)).toEqual({
      key: 'k2',
      body: '{}',
      at: '2026-11-15T08:00:00.000Z',
      isRefused: false,
    });
  });
  test('while nobody knows what became of the last one, the very same is sent again, whatever was changed since', () => {
    expect(nextAttempt(first, '{"a":2}', another)).toEqual(first);
  });
  test('after a definite refusal the same body keeps its key, another gets another', () => {
    const refused = { ...first, isRefused: true };
    expect(nextAttempt(refused, first.body, another)).toEqual(first);
    expect(nextAttempt(refused, '{"a":2}', another).key).toBe('k2');
  });
  test('keys are not guessable and never the same', () => {
    const keys = new Set(Array.from({ length: 50 }, () => nextAttempt(null, '{}').key));
    expect(keys.size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('what an answer leaves open', () => {
  const error = (code: string) => ({ code, message: '', requestId: '' }) as unknown as ErrorBody;
  test.each([
    [0, null, false],
    [502, null, false],
    [500, error('service.fault'), false],
    [503, error('service.unavailable'), false],
    [409, error('request.in_progress'), false],
    [404, null, false],
    [409, error('cart.overtaken'), true],
    [422, error('request.invalid'), true],
    [401, error('session.required'), true],
    [429, error('request.too_many'), true],
  ])('status %i with %o is definite: %s', (status, body, expected) => {
    expect(isDefinite({ ok: false, status, error: body }, false)).toBe(expected);
  });

  test.each([
    [401, 'session.required', false],
    [429, 'request.too_many', false],
    [403, 'request.foreign_origin', false],
    [408, 'request.timeout', false],
    [422, 'request.key_reused', false],
    [409, 'request.in_progress', false],
    [409, 'order.cart_changed', true],
    [422, 'cart.empty', true],
    // The same letters were refused the first time too.
    [422, 'request.invalid', true],
  ])('of a repeat, status %i with %s proves that no order was made: %s', (status, code, expected) => {
    expect(isDefinite({ ok: false, status, error: error(code) }, true)).toBe(expected);
  });
});

test('an attempt is kept for its user alone until it is dropped', () => {
  const store = memory();
  keepAttempt(7, first, store);
  expect(readAttempt(7, store)).toEqual(first);
  expect(readAttempt(8, store)).toBeNull();
  dropAttempt(7, store);
  expect(readAttempt(7, store)).toBeNull();
});

test('a spoilt attempt is none', () => {
  const store = memory();
  store().setItem('sheber-draft:order-attempt-7', '{"key":5,"body":"{}"}');
  expect(readAttempt(7, store)).toBeNull();
});
