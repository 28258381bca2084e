/** What the shop answers about a list: asked anew when the list, its owner, the city or the language changes. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Api, browserApi, type Result } from '../../api-client.ts';
import { type SharedListName, savedLists } from '../../features/lists/saved-lists.ts';
import { useSavedList } from '../../features/lists/use-saved-list.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import { useShell } from '../../page/shell.ts';
import { keepCodes } from './list-address.ts';

export interface ListQuestion<T> {
  name: SharedListName;
  shared: readonly string[] | null;
  /** What else the answer depends on. */
  intent: string;
  ofUser(api: Api, cityCode: string): Promise<Result<T>>;
  ofCodes(api: Api, cityCode: string, codes: string[]): Promise<Result<T>>;
}

export interface ListReply<T> {
  /** The last one, also while the next is on its way; null before the first. */
  answer: T | null;
  /** Whether a product is still on the list: a press counts at once. */
  has(code: string): boolean;
  /** Known to hold nothing: there is nothing to ask. */
  isEmpty: boolean;
  hasFailed: boolean;
  retry(): void;
}

export function useListAnswer<T>(question: ListQuestion<T>): ListReply<T> {
  const { name, shared, intent } = question;
  const { locale } = useWords();
  const { city, viewer } = useShell();
  const isHydrated = useHydrated();
  const list = useSavedList(name);
  const source = useSyncExternalStore(
    savedLists.subscribe,
    () => savedLists.source(),
    () => 'pending' as const,
  );
  const [reply, setReply] = useState<{ key: string; answer: T } | null>(null);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const codes = keepCodes(shared ?? list);
  const isOfUser = shared === null && source === 'server';
  const isKnown = isHydrated && (shared !== null || source === 'browser' || source === 'server');
  const isEmpty = isKnown && codes.length === 0;
  const content = isOfUser ? savedLists.revision(name) : codes.join();
  const key =
    isKnown && !isEmpty
      ? [isOfUser, content, intent, locale, city.code, viewer?.isWholesale ?? false].join('\n')
      : null;
  const hasFailed = (key !== null && failedKey === key) || (shared === null && source === 'failed');
  const isAsked = key !== null && reply?.key !== key && !hasFailed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the request depends on
  useEffect(() => {
    if (!isAsked || key === null) return;
    let isCurrent = true;
    const api = browserApi(locale);
    const asked = isOfUser ? question.ofUser(api, city.code) : question.ofCodes(api, city.code, codes);
    void asked.then((result) => {
      if (!isCurrent) return;
      if (result.ok) setReply({ key, answer: result.value });
      else setFailedKey(key);
    });
    return () => {
      isCurrent = false;
    };
  }, [key, isAsked]);

  const retry = useCallback(() => {
    savedLists.retry();
    setFailedKey(null);
  }, []);
  return {
    answer: reply?.answer ?? null,
    has: (code) => shared !== null || list.includes(code),
    isEmpty,
    hasFailed,
    retry,
  };
}
