import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

/** What was typed, once the fingers rest. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  // The clock is the browser's.
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
