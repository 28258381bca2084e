import { expect, test, vi } from 'vitest';
import { askBy } from './question.ts';

/** As postgres.js makes it: sent with the first `then`. */
function makeQuestion() {
  const question = Promise.resolve('answer');
  const sending = vi.spyOn(question, 'then');
  return { question, sending };
}

test('a question is sent once, when somebody waits for it, and not before', async () => {
  const ask = vi.fn((send: () => Promise<unknown>) => send());
  const { question: made, sending } = makeQuestion();
  const question = askBy(made, ask);
  expect(ask).not.toHaveBeenCalled();
  expect(await Promise.all([question, question, question.finally(() => {})])).toEqual(
    Array(3).fill('answer'),
  );
  expect(ask).toHaveBeenCalledTimes(1);
  expect(sending).toHaveBeenCalledTimes(1);
});

test('a question that is refused is never sent', async () => {
  const { question: made, sending } = makeQuestion();
  const question = askBy(made, () => Promise.reject(new Error('away')));
  await expect(question).rejects.toThrow('away');
  expect(await question.catch(() => 'caught')).toBe('caught');
  expect(sending).not.toHaveBeenCalled();
});

test('what is no question stays what it is', () => {
  const name = { name: 'a' };
  expect(askBy(name, () => Promise.reject())).toBe(name);
});
