import { foldText } from '#domain/fold.ts';
import { savedLists } from '../lists/saved-lists.ts';

/** spec 9: the last twelve queries, the newest first; each is removable, and they never leave the browser. */
export const SEARCH_HISTORY = 'search-history';

export const rememberQuery = (query: string): void => savedLists.add(SEARCH_HISTORY, query);
export const forgetQuery = (query: string): void => savedLists.remove(SEARCH_HISTORY, query);
export const forgetAllQueries = (): void => savedLists.clear(SEARCH_HISTORY);

const MOST_WHILE_TYPING = 3;

/** All of it before anything is typed; then what fits the words and is not suggested anyway. */
export function pickHistory(history: readonly string[], typed: string, queries: readonly string[]): string[] {
  const text = foldText(typed.trim());
  if (text === '') return [...history];
  const suggested = new Set([text, ...queries.map(foldText)]);
  const starts = text.split(/\s+/);
  return history
    .filter((query) => {
      const folded = foldText(query);
      const words = folded.split(/\s+/);
      const isMeant = starts.every((start) => words.some((word) => word.startsWith(start)));
      return isMeant && !suggested.has(folded);
    })
    .slice(0, MOST_WHILE_TYPING);
}
