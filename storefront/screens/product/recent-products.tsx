import { useEffect, useRef, useState } from 'react';
import { savedLists } from '../../features/lists/saved-lists.ts';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import styles from './recent-products.module.css';
import type { RecentShelfProps } from './recent-shelf.tsx';

const shelfPart = new LatePart<RecentShelfProps>(() => import('./recent-shelf.tsx'));

/** How far below the window its goods are fetched, so that they stand there when the reader comes. */
const AHEAD = '600px';

/**
 * Remembers this product among those looked at (spec 9: the last 12), and keeps the place of those before it. The place
 * is as high as the shelf, so that nothing moves when the goods come; they are asked for when the reader comes near.
 */
export function RecentProducts({ code }: { code: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isNear, setNear] = useState(false);
  const Shelf = useLatePart(shelfPart, isNear);

  // The browser's own list: what was there before this visit is shown, this product comes on top of it.
  useEffect(() => {
    setCodes(savedLists.get('recent-products').filter((each) => each !== code));
    savedLists.add('recent-products', code);
  }, [code]);

  // What is in sight is known to the browser alone.
  useEffect(() => {
    if (codes.length === 0 || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [codes]);

  if (codes.length === 0) return null;
  return (
    <div ref={place} className={styles.place} data-print="no">
      {Shelf ? <Shelf codes={codes} /> : null}
    </div>
  );
}
