/** The editor's one store and what happens around it: keys, leaving the page, coming back to it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import { useShell } from '../../../page/shell.ts';
import { createWay } from '../estimate-api.ts';
import type { EstimateState } from './estimate-state.ts';
import { EstimateStore } from './estimate-store.ts';

const draftKey = (id: number): string => `estimate-draft-${id}`;

export function useEditor(estimate: Estimate): { store: EstimateStore; state: EstimateState } {
  const { locale, t } = useWords();
  const { city } = useShell();
  const [store] = useState(() => new EstimateStore(estimate, createWay(estimate.id, locale, city.code)));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { id } = estimate;

  // Timers, keys and the tab's storage are the outside world.
  useEffect(() => {
    const kept = takeDraft(id);
    if (kept) store.recover(kept);
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !isRedo) return;
      // What is typed into a dialogue (a list, a search) is taken back there.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (isRedo) store.redo();
      else store.undo();
    };
    const onShow = () => {
      if (document.visibilityState === 'visible') void store.refresh();
    };
    const onHide = () => {
      const unsaved = store.unsaved();
      if (unsaved) writeDraft(id, unsaved);
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (store.unsaved()) event.preventDefault();
    };
    // To another page of the shop: what can be saved is saved on the way; of the rest the writer is asked.
    const onPress = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || event.ctrlKey || event.metaKey)
        return;
      if (link.pathname === location.pathname && link.origin === location.origin) return;
      if (!store.isStuck() || confirm(t('estimates.leave'))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey);
    addEventListener('pagehide', onHide);
    addEventListener('beforeunload', onLeave);
    addEventListener('click', onPress, true);
    document.addEventListener('visibilitychange', onShow);
    addEventListener('focus', onShow);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pagehide', onHide);
      removeEventListener('beforeunload', onLeave);
      removeEventListener('click', onPress, true);
      document.removeEventListener('visibilitychange', onShow);
      removeEventListener('focus', onShow);
      // What waits for its moment goes now; what cannot be saved is found again when the estimate is opened.
      onHide();
      void store.flush();
      store.dispose();
    };
  }, [store, id, t]);

  return { store, state };
}

type Draft = NonNullable<ReturnType<EstimateStore['unsaved']>>;

function writeDraft(id: number, draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey(id), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the save that is on its way is all there is.
  }
}

function takeDraft(id: number): Draft | null {
  try {
    const text = sessionStorage.getItem(draftKey(id));
    sessionStorage.removeItem(draftKey(id));
    return text === null ? null : (JSON.parse(text) as Draft);
  } catch {
    return null;
  }
}
