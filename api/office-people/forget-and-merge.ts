/**
 * What ends an account, always by two: forgetting somebody, and making two accounts of one person one. Promises: what was
 * shown is what is done, or it is shown again; nothing before another's yes.
 */
import { createHash } from 'node:crypto';
import type { MergeQuote } from '#contract/office/people.ts';
import type { Locale } from '#domain/locale.ts';
import { toCanonical } from '#domain/office/changes.ts';
import { findMergeObstacle, listTaken, pointsToAdd } from '#domain/office/two-accounts.ts';
import type { ApprovalRow, Approvals, Preview } from '../approvals/approvals.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { PrivateData } from '../users/users.ts';
import { listMergeRows, type MergeRow } from './merge.queries.ts';
import { findPersonRow, holdPerson } from './people.queries.ts';
import { toPersonRow } from './person-page.ts';

interface EndingParts {
  approvals: Approvals;
  privateData: Pick<PrivateData, 'beginLeaving' | 'merge'>;
  /** Told of whose sessions have ended. */
  onSessionsEnded(userId: number): void;
}

interface Asking {
  viewer: OfficeViewer;
  language: Locale;
  write: OfficeWrite;
}

type Forgetting = { id: number; reason: string };
type Merging = { fromId: number; intoId: number; reason: string };
type Line = Preview['lines'][number];

/** Of the account itself: these end with it, and come and go while somebody decides. */
const ENDING = ['sessions', 'cart'];
const toMoving = (counts: MergeRow['counts']): [string, number][] =>
  Object.entries(counts).filter(([what, count]) => count > 0 && !ENDING.includes(what));
/** What comes to the account that stays, points of a second card among it. */
const listMoving = (from: MergeRow, into: MergeRow): [string, number][] => {
  const points = pointsToAdd(from, into);
  return [...toMoving(from.counts), ...(points === 0 ? [] : [['points', points] as [string, number]])];
};
const toSeen = ({ counts, ...side }: MergeRow) => ({ ...side, counts: Object.fromEntries(toMoving(counts)) });

const digestOf = (what: unknown): string =>
  createHash('sha256')
    .update(toCanonical(what as never))
    .digest('base64url');

export function createEndings({ approvals, privateData, onSessionsEnded }: EndingParts) {
  async function previewForgetting(tx: Db, { id, reason }: Forgetting): Promise<Preview | null> {
    const person = await holdPerson(tx, id);
    if (!person || person.deleteAt !== null) return null;
    const about = { subject: 'user', id, name: person.name };
    const lines: Line[] = [
      { ...about, field: 'forgotten', from: false, to: true },
      { ...about, field: 'reason', from: null, to: reason },
    ];
    return {
      digest: digestOf(['forget', id, person, reason]),
      title: person.name,
      lines,
      count: lines.length,
    };
  }

  async function previewMerging(tx: Db, merging: Merging, isLocking: boolean): Promise<Preview | null> {
    const sides = await findSides(tx, merging, isLocking);
    if (!sides || findMergeObstacle(sides.from, sides.into) !== null) return null;
    const { from, into } = sides;
    const about = {
      subject: 'user',
      id: into.id,
      name: `${from.name} № ${from.id} → ${into.name} № ${into.id}`,
    };
    const lines: Line[] = [
      ...listMoving(from, into).map(([what, count]) => {
        const own = what === 'points' ? into.points : (into.counts[what] ?? 0);
        return { ...about, field: what, from: own, to: own + count };
      }),
      ...listTaken(from, into).map((what) => ({ ...about, field: what, from: false, to: true })),
      { ...about, field: 'reason', from: null, to: merging.reason },
    ];
    return {
      digest: digestOf(['merge', toSeen(from), toSeen(into), merging.reason]),
      title: about.name,
      lines,
      count: lines.length,
    };
  }

  approvals.acts.set('forgetPerson', {
    preview: (tx, approval) => previewForgetting(tx, approval.payload as Forgetting),
    async run(tx, { payload }) {
      const { id } = payload as Forgetting;
      await privateData.beginLeaving(tx, id);
      onSessionsEnded(id);
    },
    drop: async () => undefined,
  });
  approvals.acts.set('mergePeople', {
    preview: (tx, approval: ApprovalRow, _language, isLocking) =>
      previewMerging(tx, approval.payload as Merging, isLocking),
    async run(tx, { payload }) {
      const { fromId, intoId } = payload as Merging;
      await privateData.merge(tx, fromId, intoId);
      onSessionsEnded(fromId);
    },
    drop: async () => undefined,
  });

  /** Writes down that it is asked for; the call ends with what waits. */
  async function ask(
    call: 'forgetPerson' | 'mergePeople',
    payload: Forgetting | Merging,
    find: (tx: Db) => Promise<Preview>,
    { viewer, language, write }: Asking,
  ): Promise<never> {
    const aboutId = 'id' in payload ? payload.id : payload.intoId;
    const id = await write(
      async (tx) =>
        approvals.ask(tx, {
          changeSetId: null,
          call,
          payload,
          digest: (await find(tx)).digest,
          why: call === 'forgetPerson' ? 'forget' : 'merge',
          right: 'customers.act',
          aboutStaff: null,
          askedBy: viewer.id,
        }),
      (approvalId) => ({
        subject: 'user',
        subjectId: aboutId,
        approvalId,
        words: {
          asked: true,
          reason: payload.reason,
          ...('fromId' in payload ? { from: payload.fromId } : {}),
        },
      }),
    );
    throw await approvals.needed(id, viewer, language);
  }

  return {
    forget: (forgetting: Forgetting, asking: Asking): Promise<never> =>
      ask(
        'forgetPerson',
        forgetting,
        async (tx) => {
          const found = await previewForgetting(tx, forgetting);
          if (found) return found;
          throw new Refusal((await holdPerson(tx, forgetting.id)) ? 'person.leaving' : 'person.not_found');
        },
        asking,
      ),

    merge: (merging: Merging, asking: Asking): Promise<never> =>
      ask(
        'mergePeople',
        merging,
        async (tx) => {
          if (!(await findSides(tx, merging, false))) throw new Refusal('person.not_found');
          const found = await previewMerging(tx, merging, true);
          if (!found) throw new Refusal('person.unmergeable');
          return found;
        },
        asking,
      ),

    async quote(db: Db, pair: { fromId: number; intoId: number }, language: Locale): Promise<MergeQuote> {
      const [fromRow, intoRow, sides] = await Promise.all([
        findPersonRow(db, pair.fromId, { stores: null, language }),
        findPersonRow(db, pair.intoId, { stores: null, language }),
        findSides(db, pair, false),
      ]);
      if (!fromRow || !intoRow || !sides) throw new Refusal('person.not_found');
      const { from, into } = sides;
      const toSide = (row: typeof fromRow, { counts, points }: MergeRow) => ({
        ...toPersonRow(row),
        addresses: counts.addresses ?? 0,
        points,
      });
      return {
        from: toSide(fromRow, from),
        into: toSide(intoRow, into),
        obstacle: findMergeObstacle(from, into),
        moves: listMoving(from, into).map(([what, count]) => ({ what, count })),
        takes: listTaken(from, into),
        ends: ENDING.map((what) => ({ what, count: from.counts[what] ?? 0 })).filter(
          ({ count }) => count > 0,
        ),
      };
    },
  };
}

/** Null: one of them is not there. */
async function findSides(
  db: Db,
  { fromId, intoId }: { fromId: number; intoId: number },
  isLocking: boolean,
): Promise<{ from: MergeRow; into: MergeRow } | null> {
  const rows = await listMergeRows(db, [fromId, intoId], isLocking);
  const [from, into] = [rows.get(fromId), rows.get(intoId)];
  return from && into ? { from, into } : null;
}
