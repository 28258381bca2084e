import { type RefObject, useEffect, useState } from 'react';

/** Whether an element of the page has left the screen; false until the page has come alive. */
export function useOutOfSight(target: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  // What is in sight is known to the browser alone.
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOut;
}
