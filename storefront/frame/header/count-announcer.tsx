import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/locale-context.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import { type Counts, useCounts } from './use-counts.ts';

const WORDS = {
  cart: 'header.cartNow',
  favorites: 'header.favoritesNow',
  compare: 'header.compareNow',
} as const;

/** Which numbers are new since they were last looked at. */
export function changedCounts(before: Counts, now: Counts): (keyof Counts)[] {
  return (Object.keys(WORDS) as (keyof Counts)[]).filter((name) => before[name] !== now[name]);
}

/** Tells a screen reader politely what a press, here or in another tab, has changed. */
export function CountAnnouncer() {
  const { t } = useWords();
  const isHydrated = useHydrated();
  const { cart, favorites, compare } = useCounts();
  const region = useRef<HTMLParagraphElement>(null);
  const known = useRef<Counts | null>(null);

  // A live region speaks when its text changes: the outside world. What was there from the start is no news.
  useEffect(() => {
    if (!isHydrated) return;
    const now = { cart, favorites, compare };
    const news = known.current ? changedCounts(known.current, now) : [];
    known.current = now;
    if (region.current && news.length > 0) {
      region.current.textContent = news.map((name) => t(WORDS[name], { count: now[name] })).join('. ');
    }
  }, [isHydrated, cart, favorites, compare, t]);

  return <p className="visually-hidden" role="status" ref={region} />;
}
