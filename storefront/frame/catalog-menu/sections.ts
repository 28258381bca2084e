/** The tree of sections for the menus: asked for once per language and kept, asked again only after a failure. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Section } from '#contract/catalog.ts';
import type { Locale } from '#domain/locale.ts';
import { browserApi } from '../../api-client.ts';

export type Sections =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; roots: readonly Section[] };

const LOADING: Sections = { state: 'loading' };
const kept = new Map<Locale, Sections>();
const listeners = new Set<() => void>();

function keep(locale: Locale, sections: Sections): void {
  kept.set(locale, sections);
  for (const listener of listeners) listener();
}

/** Does nothing when they are there or on their way. */
export async function loadSections(locale: Locale): Promise<void> {
  const known = kept.get(locale);
  if (known && known.state !== 'failed') return;
  keep(locale, LOADING);
  const api = browserApi(locale);
  const answer = await api('GET /api/v2/sections/', { query: {} });
  keep(
    locale,
    answer.ok && answer.value.data.length > 0
      ? { state: 'ready', roots: answer.value.data }
      : { state: 'failed' },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSections(locale: Locale): Sections {
  // A menu that opens is what asks for them, unless a hover has done so before.
  useEffect(() => void loadSections(locale), [locale]);
  return useSyncExternalStore(
    subscribe,
    () => kept.get(locale) ?? LOADING,
    () => LOADING,
  );
}
