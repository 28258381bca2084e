/** Reloads the page when its build is gone, but never twice in a row: a guard in session storage, 10 s (spec 9). */
const KEY = 'sheber-reload';
export const RELOAD_GUARD_MS = 10_000;

interface Guard {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
  now(): number;
  isOnline(): boolean;
}

const browserGuard = (target?: string): Guard => ({
  storage: sessionStorage,
  reload: () => (target === undefined ? location.reload() : location.assign(target)),
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
});

/** Loads the page the visitor was going to, from the server: the same guard holds. */
export const openOnce = (target: string): boolean => reloadOnce(browserGuard(target));

/** False when a reload has just been tried and would not help. */
export function reloadOnce(guard: Guard = browserGuard()): boolean {
  // Without a connection a reload would trade the page for the browser's own error.
  if (!guard.isOnline()) return false;
  try {
    const last = Number(guard.storage.getItem(KEY) ?? 0);
    if (guard.now() - last < RELOAD_GUARD_MS) return false;
    guard.storage.setItem(KEY, String(guard.now()));
  } catch {
    // Without storage nothing would end a loop of reloads.
    return false;
  }
  guard.reload();
  return true;
}
