import { useEffect, useSyncExternalStore } from 'react';
import { type Answer, createApi, logToConsole, sendOverNetwork } from '../../api-client.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { BUSY, SuggestionSource, type Told } from './suggestion-source.ts';

export type Suggestions = Answer<'GET /api/v2/search/suggest/'>['data'];

export const NOTHING: Suggestions = { queries: [], sections: [], brands: [], products: [] };

/** One for the visit: what was suggested once is there at once. */
const source = new SuggestionSource<Suggestions>();

export function useSuggestions(text: string): Told<Suggestions> | null {
  const { locale } = useWords();
  const { city, viewer } = useShell();
  // The suggestions come over the network.
  useEffect(() => {
    const place = `${locale} ${city.code} ${viewer?.isWholesale === true}`;
    source.want({ text, place }, async (q, signal) => {
      const api = createApi(
        (request) => sendOverNetwork(request, { signal }),
        locale,
        // Given up by ourselves: no failure.
        (...failure) => signal.aborted || logToConsole(...failure),
      );
      const answer = await api('GET /api/v2/search/suggest/', { query: { q, city: city.code } });
      if (!answer.ok) return answer.status === 429 ? BUSY : null;
      return answer.value.data;
    });
  }, [text, locale, city.code, viewer?.isWholesale]);
  return useSyncExternalStore(source.subscribe, source.get, () => null);
}

/** Refused for now: they are asked for again by themselves. */
export const useIsBusy = (): boolean => useSyncExternalStore(source.subscribe, source.isBusy, () => false);
