import { useEffect, useRef, useState } from 'react';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import { savedLists } from '../lists/saved-lists.ts';
import { FEWEST_VIEWED } from './recommended.ts';
import styles from './viewed-products.module.css';
import type { ViewedShelfProps } from './viewed-shelf.tsx';

const shelfPart = new LatePart<ViewedShelfProps>(() => import('./viewed-shelf.tsx'));

/** How far below the window its goods are fetched, so that they stand there when the reader comes. */
const AHEAD = '600px';

/**
 * The block `product_viewed`, at the foot of a page. Its place is as high as the shelf, so that nothing moves when the
 * goods come; they are asked for when the reader comes near, and only where this browser has seen enough of them.
 */
export function ViewedProducts({ beside = null }: { beside?: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isNear, setNear] = useState(false);
  const Shelf = useLatePart(shelfPart, isNear);

  // The browser's own list: what was there before this page was opened.
  useEffect(() => setCodes(savedLists.get('recent-products').filter((code) => code !== beside)), [beside]);

  const isEnough = codes.length >= FEWEST_VIEWED;
  // What is in sight is known to the browser alone.
  useEffect(() => {
    if (!isEnough || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isEnough]);

  if (!isEnough) return null;
  return (
    <div ref={place} className={styles.place} data-print="no">
      {Shelf ? <Shelf codes={codes} beside={beside} onFew={() => setCodes([])} /> : null}
    </div>
  );
}
