/**
 * Whether anything that this page has begun is still under way: calls, navigation, code on its way, and intents that
 * wait a moment before they are sent. Shown as `data-pending` of `<html>`: the one sign of rest for whoever looks at the
 * page from outside. On the server, where there is no page, it does nothing.
 */
let underWay = 0;

function count(change: 1 | -1): void {
  underWay += change;
  document.documentElement.toggleAttribute('data-pending', underWay > 0);
}

/** Gives what ends it; to end it twice does no harm. */
export function beginPending(): () => void {
  if (typeof document === 'undefined') return () => {};
  count(1);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    // Not before what follows from it at once has begun: otherwise the sign would flicker between the two.
    setTimeout(() => count(-1));
  };
}

/** For a store that knows by itself whether it is at rest: told of each state, it counts once. */
export function createPendingMark(): (isPending: boolean) => void {
  let end: (() => void) | null = null;
  return (isPending) => {
    if (isPending) end ??= beginPending();
    else {
      end?.();
      end = null;
    }
  };
}

export function whilePending<T>(work: Promise<T>): Promise<T> {
  const end = beginPending();
  work.then(end, end);
  return work;
}

type Timer = ReturnType<typeof setTimeout>;

const waiting = new Map<Timer, () => void>();

/** As setTimeout, for what a press or a letter has set off: until it is done, the page is not at rest. */
export function setPendingTimeout(act: () => unknown, delayMs: number): Timer {
  const end = beginPending();
  const timer = setTimeout(() => {
    waiting.delete(timer);
    act();
    end();
  }, delayMs);
  waiting.set(timer, end);
  return timer;
}

export function clearPendingTimeout(timer: Timer | null | undefined): void {
  if (timer == null) return;
  clearTimeout(timer);
  waiting.get(timer)?.();
  waiting.delete(timer);
}
