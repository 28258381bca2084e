import { expect, test, vi } from 'vitest';
import { LatePart } from './late-part.tsx';

const Dialogue = () => null;

test('the code is fetched once, however often it is wanted', async () => {
  const load = vi.fn(async () => ({ default: Dialogue }));
  const part = new LatePart(load);
  part.warmUp();
  expect(part.component).toBeNull();
  await expect(part.fetch()).resolves.toBe(Dialogue);
  await part.fetch();
  expect(part.component).toBe(Dialogue);
  expect(load).toHaveBeenCalledOnce();
});

test('code that did not come is tried again', async () => {
  const load = vi.fn(async () => ({ default: Dialogue }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const part = new LatePart(load);
  await expect(part.fetch()).rejects.toThrow('Failed to fetch');
  await expect(part.fetch()).resolves.toBe(Dialogue);
});

test('warming up in vain disturbs nobody', async () => {
  const part = new LatePart(() => Promise.reject<{ default: typeof Dialogue }>(new Error('offline')));
  part.warmUp();
  await Promise.resolve();
  expect(part.component).toBeNull();
});
