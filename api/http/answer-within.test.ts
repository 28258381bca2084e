import { expect, test } from 'vitest';
import { answerWithin } from './answer-within.ts';

test('what is made in time is given', async () => {
  await expect(answerWithin(1000, Promise.resolve('made'))).resolves.toBe('made');
});

test('a reader who has waited too long is refused while the making goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  await expect(answerWithin(5, promise)).rejects.toMatchObject({ code: 'service.unavailable' });
  resolve('made all the same');
  await expect(promise).resolves.toBe('made all the same');
});

test('what cannot be made fails with its own reason', async () => {
  await expect(answerWithin(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
