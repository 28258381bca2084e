import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { toaster } from '../../design/toast-store.ts';
import { sharePage } from './share-page.ts';

const t = (key: string, slots: Record<string, string | number> = {}) =>
  [key, ...Object.values(slots)].join(' ');
const url = 'https://shop.example/promo/a';
let shown: MockInstance<typeof toaster.show>;
beforeEach(() => {
  shown = vi.spyOn(toaster, 'show').mockReturnValue(1);
});

const copying = (writeText: () => Promise<void>) => vi.stubGlobal('navigator', { clipboard: { writeText } });

test('the sheet of the system gets the title and the address; who closes it is told nothing', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  vi.stubGlobal('navigator', { share });
  await sharePage('Акция', t, url);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Акция', url });
  expect(shown).not.toHaveBeenCalled();
});

test('without a sheet the address is copied, and that is said', async () => {
  const writeText = vi.fn(async () => {});
  copying(writeText);
  await sharePage('Акция', t, url);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  expect(shown).toHaveBeenCalledExactlyOnceWith({ text: 'product.linkCopied', subject: 'share' });
});

test.each([
  ['a refused clipboard', () => copying(() => Promise.reject(new Error('denied')))],
  ['a browser without one', () => vi.stubGlobal('navigator', {})],
])('%s: the address itself is said', async (_case, prepare) => {
  prepare();
  await sharePage('Акция', t, url);
  expect(shown).toHaveBeenCalledExactlyOnceWith({
    text: `product.linkNotCopied ${url}`,
    subject: 'share',
    tone: 'error',
  });
});
