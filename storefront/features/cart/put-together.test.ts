import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '#tests/fake-cart-shop.ts';
import { toaster } from '../../design/toast-store.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import { createTranslate } from '../../i18n/translate.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const { cart } = await import('./use-cart.ts');
const { putTogether } = await import('./put-together.ts');
const { removeManyWithUndo, removeWithUndo } = await import('./remove-with-undo.ts');
const { createVisitorSaver } = await import('./visitor-saver.ts');
const { readLocalWorks, writeLocalWorks } = await import('./local-works.ts');
const t = createTranslate('ru', ru);

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
    t,
  );
  expect(cart.countOf('laminat')).toBe(7);
  expect(cart.countOf('podlozhka')).toBe(2);
  expect(toaster.list().at(-1)?.text).toBe('В корзину положены 2 товара');
});

test('one taken out and several taken out come back by one press each, with their counts', () => {
  cart.setCount('laminat', 7);
  cart.setCount('podlozhka', 2);
  removeWithUndo({ code: 'laminat', name: 'Ламинат' }, 7, t);
  expect(cart.countOf('laminat')).toBe(0);
  toaster.list().at(-1)?.action?.run();
  expect(cart.countOf('laminat')).toBe(7);

  removeManyWithUndo(
    [
      { productCode: 'laminat', count: 7 },
      { productCode: 'podlozhka', count: 2 },
    ],
    t,
  );
  expect([cart.countOf('laminat'), cart.countOf('podlozhka')]).toEqual([0, 0]);
  expect(toaster.list().at(-1)?.text).toBe('Убраны 2 товара');
  toaster.list().at(-1)?.action?.run();
  expect([cart.countOf('laminat'), cart.countOf('podlozhka')]).toEqual([7, 2]);
});

test('a line that comes back brings its tint along', async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  const terms = { city: 'pavlodar', promoCode: '', card: '', proBonus: 0 };
  cart.keepWith(
    createVisitorSaver(async () => async () => null),
    terms,
  );
  const tint = { productCode: 'kraska', kind: 'tint', detail: 'sand-2a', count: 2 } as const;
  cart.setCount('kraska', 3);
  await vi.advanceTimersByTimeAsync(400);
  writeLocalWorks([tint]);
  removeWithUndo({ code: 'kraska', name: 'Краска' }, 3, t);
  await vi.advanceTimersByTimeAsync(400);
  expect(readLocalWorks()).toEqual([]);
  toaster.list().at(-1)?.action?.run();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(400);
  await vi.dynamicImportSettled();
  expect([cart.countOf('kraska'), readLocalWorks()]).toEqual([3, [tint]]);
});
