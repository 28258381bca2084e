import { useEffect, useState } from 'react';

/** The time of the reader's clock, once a second while somebody waits for it. */
export function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  // The clock is the outside world.
  useEffect(() => {
    if (!isWanted) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWanted]);
  return now;
}
