import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

type Told = (list: { getEntriesByName(name: string): unknown[] }) => void;

const listeners = new Map<string, () => void>();
let tell: Told = () => undefined;

/** A browser of which only the named things happen. */
function open({ isHidden = false, pictures = [] as { complete: boolean }[] } = {}) {
  const arrivals: (() => void)[] = [];
  vi.stubGlobal('document', {
    visibilityState: isHidden ? 'hidden' : 'visible',
    querySelectorAll: () =>
      pictures.map((picture) => ({
        ...picture,
        addEventListener: (name: string, settle: () => void) => name === 'load' && arrivals.push(settle),
      })),
  });
  const seen = vi.fn();
  void whenSeen().then(seen);
  return {
    seen,
    paint: () => tell({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) }),
    bringPictures: () => {
      for (const arrive of arrivals) arrive();
    },
  };
}

const isSeen = async ({ seen }: { seen: () => void }) => {
  await vi.advanceTimersByTimeAsync(0);
  return vi.mocked(seen).mock.calls.length === 1;
};

beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: Told) {
        tell = told;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page without urgent pictures is seen with its first paint', async () => {
  const page = open({ pictures: [{ complete: true }] });
  expect(await isSeen(page)).toBe(false);
  tell({ getEntriesByName: () => [] });
  expect(await isSeen(page)).toBe(false);
  page.paint();
  expect(await isSeen(page)).toBe(true);
});

test('a page with urgent pictures is seen when they have come and are drawn', async () => {
  const page = open({ pictures: [{ complete: false }, { complete: false }] });
  page.paint();
  expect(await isSeen(page)).toBe(false);
  page.bringPictures();
  expect(await isSeen(page)).toBe(false);
  await vi.advanceTimersByTimeAsync(32);
  expect(await isSeen(page)).toBe(true);
});

test('a picture that does not come is waited for no longer than a second', async () => {
  const page = open({ pictures: [{ complete: false }] });
  page.paint();
  await vi.advanceTimersByTimeAsync(999);
  expect(await isSeen(page)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isSeen(page)).toBe(true);
});

test.each(['pointerdown', 'keydown'])('a %s waits for nothing', async (press) => {
  const page = open({ pictures: [{ complete: false }] });
  listeners.get(press)?.();
  expect(await isSeen(page)).toBe(true);
});

test('a page that nobody looks at is never painted, and waits for nothing', async () => {
  expect(await isSeen(open({ isHidden: true }))).toBe(true);
});

test('where no paint is told of, the page comes alive all the same', async () => {
  const page = open();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await isSeen(page)).toBe(true);
});
