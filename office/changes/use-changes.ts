/**
 * Saving edits as a set of changes: at once, or after a preview, or at a time. What collides is brought back for the
 * person's word, everything else is written meanwhile. The last set that was saved here can be taken back.
 */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Change, ChangeItem, ChangeSet } from '#contract/office/changes.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { type CallFailure, isFailure } from '../calls/call-failure.ts';
import { office, queryClient } from '../calls/office.ts';
import type { CallKey } from '../calls/office-api.ts';
import { officeAddress } from '../design/office-link.tsx';
import { sayFailure } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';
import { toasts } from '../notices/toasts.ts';

interface ChangesOptions {
  /** How the log calls it. */
  title: string;
  /** What shows the things that are changed. */
  renews: readonly CallKey[];
  /** Told of every set after it was applied, whole or in part. */
  onApplied: (set: ChangeSet) => void;
}

export type ChangesInWork = ReturnType<typeof useChanges>;

export function useChanges({ title, renews, onApplied }: ChangesOptions) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<ChangeSet | null>(null);
  const [preview, setPreview] = useState<ChangeSet | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const [wrong, setWrong] = useState<readonly ChangeItem[]>([]);

  const renew = () => Promise.all(renews.map((call) => queryClient.invalidateQueries({ queryKey: [call] })));
  const tellFailure = (error: CallFailure) => {
    if (isFailure(error, 'office.needs_approval')) toasts.show(t('save.waits'));
    else toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' });
  };

  /** After a set was tried: what was written is told, what was not is shown. */
  async function settle(tried: ChangeSet): Promise<void> {
    if (tried.state === 'running') {
      setPreview(null);
      toasts.show(t('save.running'));
    }
    const set = await untilDone(tried);
    await renew();
    onApplied(set);
    setPreview(null);
    const faults = set.items.filter(({ state }) => state === 'wrong');
    setWrong(faults);
    if (faults[0]?.why) toasts.show(faults[0].why.words, { tone: 'bad' });
    setConflict(set.items.some(({ state }) => state === 'conflict') ? set : null);
    if (set.state === 'failed') toasts.show(t('save.failed'), { tone: 'bad' });
    if (set.counts.applied === 0) return;
    setLast(set.undoOf === null ? set.id : null);
    if (set.undoOf !== null) toasts.show(t('undo.done'));
    else
      toasts.show(t('save.done', { count: set.counts.applied }), {
        act: { label: t('undo'), run: () => undo.mutate(set.id) },
      });
  }

  const create = useMutation<ChangeSet, CallFailure, { items: Change[]; apply: boolean }>({
    mutationFn: async (body) =>
      (await office.call('POST /office/api/v1/changes/', { body: { ...body, title, kind: 'edit' } })).data,
    onSuccess: (set, { apply }) => (apply ? settle(set) : setPreview(set)),
    onError: tellFailure,
  });
  const applyDraft = useMutation<ChangeSet, CallFailure, ChangeSet>({
    mutationFn: async ({ id, digest }) =>
      (
        await office.call('POST /office/api/v1/changes/{id}/apply/', {
          params: { id: String(id) },
          body: { digest },
        })
      ).data,
    onSuccess: settle,
    onError: tellFailure,
  });
  const schedule = useMutation<ChangeSet, CallFailure, { set: ChangeSet; at: string }>({
    mutationFn: async ({ set, at }) =>
      (
        await office.call('POST /office/api/v1/changes/{id}/schedule/', {
          params: { id: String(set.id) },
          body: { at, digest: set.digest },
        })
      ).data,
    onSuccess: (set) => {
      setPreview(null);
      onApplied(set);
      toasts.show(t('schedule.done'), {
        act: { label: t('sets.open'), run: () => void navigate(officeAddress(`/changes/${set.id}`)) },
      });
    },
    onError: tellFailure,
  });
  const undo = useMutation<ChangeSet, CallFailure, number>({
    mutationFn: async (id) =>
      (
        await office.call('POST /office/api/v1/changes/{id}/undo/', {
          params: { id: String(id) },
          body: { apply: true },
        })
      ).data,
    onSuccess: settle,
    onError: tellFailure,
  });

  /** The person's word on what collided: the other's stays, or something is written over it. */
  function decide(items: Change[], givenUp: ChangeItem[]): void {
    if (conflict) onApplied({ ...conflict, items: givenUp.map((item) => ({ ...item, state: 'skipped' })) });
    setConflict(null);
    if (items.length > 0) create.mutate({ items, apply: true });
  }

  useUndoKey(() => {
    if (last !== null && !undo.isPending) undo.mutate(last);
  });

  return {
    isBusy: create.isPending || applyDraft.isPending || schedule.isPending,
    save: (items: Change[]) => create.mutate({ items, apply: true }),
    show: (items: Change[]) => create.mutate({ items, apply: false }),
    /** A set that another call has written. */
    settle: (set: ChangeSet) => void settle(set),
    /** A draft that was made elsewhere: of many at once, of a file. */
    open: setPreview,
    preview,
    applyDraft: (set: ChangeSet) => applyDraft.mutate(set),
    schedule: (set: ChangeSet, at: string) => schedule.mutate({ set, at }),
    undo: (id: number) => undo.mutate(id),
    isUndoing: undo.isPending,
    closePreview: () => setPreview(null),
    conflict,
    decide,
    closeConflict: () => setConflict(null),
    /** Of a set that was written while nobody looked. */
    openConflict: (set: ChangeSet) => setConflict(set),
    /** Why a field could not be written, after the last try. */
    faultOf: (subject: string, id: number | null, field: string): string | null =>
      wrong.find((item) => item.subject === subject && item.id === id && item.field === field)?.why?.words ??
      null,
  };
}

const STEP_MS = 1000;

/** Many changes are written by a task: asked after until they are. Who closes the page leaves it to the shop. */
async function untilDone(set: ChangeSet): Promise<ChangeSet> {
  let now = set;
  while (now.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    now = (
      await office.call('GET /office/api/v1/changes/{id}/', { params: { id: String(set.id) }, query: {} })
    ).data;
  }
  return now;
}

/** Ctrl Z takes the last save back; inside a field it is the browser's own. */
function useUndoKey(undo: () => void): void {
  const act = useEffectEvent(undo);
  // Keys are the document's.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !event.shiftKey;
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
      if (!isKey || isTyping || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
