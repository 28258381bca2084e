/**
 * The club as the rest of the shop sees it: the card that its owner can show without a network, on any page.
 * Promises that nobody else finds it: a page opened by nobody forgets it. Hides where and how it is kept.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import { useShell } from '../../page/shell.ts';
import { findKeptCard, forgetCard, onKeptCard } from './kept-card.ts';

export { forgetCard };

const part = new LatePart<{ userId: number }>(() => import('./offline-card.tsx'));

/** Its code is fetched while there is a network, for those who have a card. */
export function OfflineCard() {
  const { viewer } = useShell();
  const isKept = useSyncExternalStore(
    onKeptCard,
    () => viewer !== null && findKeptCard(viewer.id) !== null,
    () => false,
  );
  // The device's storage is the outside world.
  useEffect(() => {
    if (viewer === null) forgetCard();
  }, [viewer]);
  const Part = useLatePart(part, isKept);
  return Part && viewer && isKept ? <Part userId={viewer.id} /> : null;
}
