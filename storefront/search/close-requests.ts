/** The phone's own way to close what lies over a page: the Back button or gesture. Without it Back leaves the page. */
import { useEffect } from 'react';

interface Watcher {
  onclose: unknown;
  destroy(): void;
}
type WatcherClass = new () => Watcher;

/** Gives what ends the watch. A browser that knows no such requests has none to be answered. */
export function watchCloseRequests(close: () => void, Class: WatcherClass | undefined): () => void {
  if (!Class) return () => undefined;
  const watcher = new Class();
  watcher.onclose = close;
  return () => watcher.destroy();
}

/** By touch alone: a keyboard's Esc is answered by the keys of the suggestions. */
export function useCloseRequests(close: () => void): void {
  // The browser's own controls: the outside world.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    return watchCloseRequests(close, (window as { CloseWatcher?: WatcherClass }).CloseWatcher);
  }, [close]);
}
