import { useEffect } from 'react';
import { onLiveEvent } from '../../features/live/live.ts';
import { useRevalidator } from '../../router/hooks.ts';

/** The page asks for its orders anew whenever one of them has moved since the state that it shows. */
export function useLiveOrders(shownEventId: string): void {
  const { revalidate } = useRevalidator();
  // The stream: the outside world.
  useEffect(
    () =>
      onLiveEvent('orders', (eventId) => {
        if (eventId !== shownEventId) void revalidate();
      }),
    [revalidate, shownEventId],
  );
}
