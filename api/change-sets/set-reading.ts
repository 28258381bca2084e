/** What staff read of sets: theirs, those that wait for them, and those that their rights let them see. */
import type { ChangeItem, ChangeSet, ChangeSetBrief, ChangeState } from '#contract/office/changes.ts';
import { right as rightWord } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import { findReach } from '#domain/office/rights.ts';
import { Refusal } from '../http/refusal.ts';
import { findSet, listItems, listSets, type SetState } from './change-sets.queries.ts';
import { type ChangesViewer, requireMay } from './set-access.ts';
import { toChangeSet, toItems, toLine, type ViewParts } from './set-view.ts';

const PAGE = 50;

export function createReading(view: ViewParts, undoDays: () => number) {
  const { db } = view;

  return {
    async show(id: number, language: Locale): Promise<ChangeSet> {
      const set = await findSet(db, id, undoDays());
      if (!set) throw new Refusal('changes.not_found');
      return toChangeSet(view, set, language);
    },

    async list(
      viewer: ChangesViewer,
      asked: { of: 'mine' | 'waiting' | 'all'; state?: SetState | undefined; after?: number | undefined },
      language: Locale,
    ): Promise<{ items: ChangeSetBrief[]; meta: { next: number | null } }> {
      const rows = await listSets(db, {
        rights: rightWord.options.filter((right) => findReach(viewer, right, 'read')),
        reader: viewer.id,
        of: asked.of,
        state: asked.state ?? null,
        after: asked.after ?? null,
        limit: PAGE + 1,
        undoDays: undoDays(),
      });
      const items: ChangeSetBrief[] = [];
      for (const row of rows.slice(0, PAGE)) items.push(await toLine(view, row, language));
      return { items, meta: { next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null } };
    },

    async get(
      id: number,
      viewer: ChangesViewer,
      language: Locale,
      asked: { state?: ChangeState | undefined; after?: number | undefined },
    ): Promise<ChangeSet> {
      const set = requireMay(await findSet(db, id, undoDays()), viewer, 'read');
      return toChangeSet(view, set, language, asked);
    },

    /** Those of these numbers as they stand, and of no other: of a hundred thousand no more is judged than is read. */
    async listSome(
      id: number,
      among: readonly number[],
      viewer: ChangesViewer,
      language: Locale,
    ): Promise<ChangeItem[]> {
      const set = requireMay(await findSet(db, id, undoDays()), viewer, 'read');
      return toItems(view, set, await listItems(db, id, { among }), language);
    },

    /** For whoever tells more of a set than it does itself; another's is not there. */
    async requireReadable(id: number, viewer: ChangesViewer): Promise<void> {
      requireMay(await findSet(db, id, undoDays()), viewer, 'read');
    },
  };
}
