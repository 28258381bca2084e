import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Breaker } from './breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });

test('without a failure everyone goes through', () => {
  const breaker = new Breaker();
  expect(breaker.refusal()).toBeNull();
  expect(breaker.barrier()).toBeNull();
});

test('after a failure one may try each 300 ms, and everyone else hears of it at once', () => {
  const breaker = new Breaker();
  breaker.noteFailure(away);
  expect(breaker.refusal()).toMatchObject({ message: 'nobody there', code: 'ECONNREFUSED' });
  expect(breaker.barrier()).toMatchObject({ message: 'nobody there', code: 'ECONNREFUSED' });
  vi.advanceTimersByTime(300);
  expect(breaker.barrier(), 'a question may make a connection try').toBeNull();
  expect(breaker.refusal(), 'the first tries').toBeNull();
  expect(breaker.refusal(), 'the second does not').not.toBeNull();
  expect(breaker.barrier(), 'nor does a question wait for the first').not.toBeNull();
  breaker.noteFailure(away);
  expect(breaker.barrier()).not.toBeNull();
  vi.advanceTimersByTime(300);
  expect(breaker.refusal()).toBeNull();
  breaker.noteOpened();
  expect(breaker.refusal()).toBeNull();
  expect(breaker.barrier()).toBeNull();
});

test('a connection that is still open takes questions, whatever another has met', () => {
  const breaker = new Breaker();
  breaker.noteOpened();
  breaker.noteFailure(away);
  expect(breaker.refusal()).not.toBeNull();
  expect(breaker.barrier()).toBeNull();
  breaker.noteClosed();
  expect(breaker.barrier()).not.toBeNull();
});

test('what a query writes into its failure is not told to the next', () => {
  const breaker = new Breaker();
  const first = Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });
  breaker.noteFailure(first);
  Object.assign(first, { parameters: ['+77010000000'] });
  Object.assign(breaker.refusal() ?? {}, { parameters: ['+77010000000'] });
  expect(breaker.refusal()).not.toHaveProperty('parameters');
  expect(breaker.barrier()).not.toHaveProperty('parameters');
});
