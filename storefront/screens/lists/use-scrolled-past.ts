import { type RefObject, useEffect, useState } from 'react';

/** Whether the reader has scrolled down past an element; false until the page has come alive. */
export function useScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  // What is in sight is known to the browser alone.
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}
