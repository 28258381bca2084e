/**
 * What other devices of the same user change, or the shop does with their orders: cart, lists and orders hear of it as an event id and ask the ordinary call when it
 * is not their own. Open while somebody is logged in, one stream for all tabs of a browser (ADR 27). Promises that after
 * every interruption the current ids are told once more; hides tokens, streams, tabs and pages that are put aside.
 */
import { useEffect } from 'react';
import { useShell } from '../../page/shell.ts';
import type { LiveEventType } from './live-stream.ts';

type Hear = (eventId: string) => void;
const listeners: Record<LiveEventType, Set<Hear>> = {
  message: new Set(),
  lists: new Set(),
  orders: new Set(),
};

/** Gives what ends the listening. May be asked for before anybody is logged in. */
export function onLiveEvent(type: LiveEventType, hear: Hear): () => void {
  listeners[type].add(hear);
  return () => listeners[type].delete(hear);
}

function tell(type: LiveEventType, eventId: string): void {
  for (const hear of listeners[type]) hear(eventId);
}

/** The channel of a user, open until what is given back is called; nobody has none, and not even its code. */
export function keepOpen(
  userId: number | null,
  load: () => Promise<Pick<typeof import('./live-channel.ts'), 'openLiveChannel'>> = () =>
    import('./live-channel.ts'),
): (() => void) | undefined {
  if (userId === null) return undefined;
  let close: (() => void) | null = null;
  let isWanted = true;
  load().then(
    ({ openLiveChannel }) => {
      if (isWanted) close = openLiveChannel(userId, tell);
    },
    // Without its code the shop works as it did before there were live updates.
    () => undefined,
  );
  return () => {
    isWanted = false;
    close?.();
  };
}

/** Opened on login, closed on logout: both change the shell's viewer. */
export function LiveUpdates(): null {
  const { viewer } = useShell();
  const userId = viewer?.id ?? null;
  // The network: the outside world.
  useEffect(() => keepOpen(userId), [userId]);
  return null;
}
