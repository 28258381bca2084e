import { beforeEach, expect, test, vi } from 'vitest';
import { toaster } from '../design/toast-store.ts';
import ru from '../i18n/ru.json' with { type: 'json' };
import { createTranslate } from '../i18n/translate.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const { cart } = await import('./use-cart.ts');
const { putTogether } = await import('./put-together.ts');

beforeEach(() => {
  vi.useFakeTimers();
});

test('several go in by one press, and what lies there in a larger count stays', () => {
  cart.setCount('laminat', 7);
  putTogether(
    [
      { code: 'laminat', count: 1 },
      { code: 'podlozhka', count: 2 },
    ],
    createTranslate('ru', ru),
  );
  expect(cart.countOf('laminat')).toBe(7);
  expect(cart.countOf('podlozhka')).toBe(2);
  expect(toaster.list().at(-1)?.text).toBe('В корзину положены 2 товара');
});
