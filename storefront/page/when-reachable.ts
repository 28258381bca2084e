/**
 * The shop is out of reach: tells once when it answers again. A browser tells that a network is back, never that a shop
 * behind it is, so it is also looked at from time to time. Gives what ends the waiting.
 */
const LOOK_EVERY_MS = 4000;

export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

export function whenReachable(act: () => void, look = isReachable): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    clearInterval(timer);
    removeEventListener('online', again);
  };
  const again = async () => {
    if (isOver || !(await look()) || isOver) return;
    end();
    act();
  };
  const timer = setInterval(again, LOOK_EVERY_MS);
  addEventListener('online', again);
  return end;
}
