import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Breaker, refuseAtOnce } from './breaker.ts';
import type { Question } from './question.ts';

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

test('a question that meets the barrier is refused unsent; one that is asked when it is gone is sent', () => {
  const breaker = new Breaker();
  const sent = vi.fn();
  const rejected = vi.fn();
  const ask = () => {
    const made = Object.assign(Promise.resolve(), {
      handler: sent,
      reject: rejected,
      active: false,
    }) as Question;
    return refuseAtOnce(made, breaker);
  };
  breaker.noteFailure(away);
  const [early, patient] = [ask(), ask()];
  early.handler(early);
  expect(rejected.mock.calls).toEqual([[expect.objectContaining({ code: 'ECONNREFUSED' })]]);
  expect(sent).not.toHaveBeenCalled();
  breaker.noteOpened();
  patient.handler(patient);
  expect(sent).toHaveBeenCalledWith(patient);
  expect(rejected).toHaveBeenCalledTimes(1);
});
