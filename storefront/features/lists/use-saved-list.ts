import { useSyncExternalStore } from 'react';
import type { SavedListName } from '#domain/saved-list.ts';
import { NOTHING, savedLists } from './saved-lists.ts';

/** Empty on the server and while a page comes alive: its HTML is the same for every visitor. */
export function useSavedList(name: SavedListName): readonly string[] {
  return useSyncExternalStore(
    savedLists.subscribe,
    () => savedLists.get(name),
    () => NOTHING,
  );
}

/** For the many that ask of one entry alone: a list that changes elsewhere is nothing new to them. */
export function useIsSaved(name: SavedListName, entry: string): boolean {
  return useSyncExternalStore(
    savedLists.subscribe,
    () => savedLists.get(name).includes(entry),
    () => false,
  );
}
