/** Files of a worker share their globals: a clock that a test has stopped runs again for the next file. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
