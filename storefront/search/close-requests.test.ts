import { expect, test, vi } from 'vitest';
import { watchCloseRequests } from './close-requests.ts';

class FakeWatcher {
  static last: FakeWatcher;
  onclose: unknown;
  destroy = vi.fn();
  constructor() {
    FakeWatcher.last = this;
  }
}

test('a request to close is passed on until the watch is ended', () => {
  const close = vi.fn();
  const end = watchCloseRequests(close, FakeWatcher);
  (FakeWatcher.last.onclose as () => void)();
  expect(close).toHaveBeenCalledOnce();
  end();
  expect(FakeWatcher.last.destroy).toHaveBeenCalledOnce();
});

test('a browser without such requests is left alone', () => {
  expect(() => watchCloseRequests(vi.fn(), undefined)()).not.toThrow();
});
