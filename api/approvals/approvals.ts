/**
 * Four eyes. Promises: what was seen is what is done, never by the asker nor by whom it concerns, within its time by the
 * database's clock, once. Hides the table. Relies on acts that say how things stand now and do what was asked for.
 */
import type { Approval } from '#contract/office/approvals.ts';
import { right as rightWord } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import { sayApprovalReason } from '#domain/office/reasons.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import {
  type ApprovalRow,
  type ApprovalState,
  endApproval,
  findApproval,
  findApprovalOfSet,
  findAsked,
  insertApproval,
  listApprovalRows,
  listExpired,
  lockApproval,
  type NewApproval,
  setDigest,
} from './approvals.queries.ts';

export type { ApprovalRow } from './approvals.queries.ts';

export interface Preview {
  digest: string;
  title: string;
  lines: Approval['lines'];
  count: number;
}

/** What can be approved: sets of changes, and calls by their name. */
export interface ApprovedAct {
  /** As things stand now; null: it cannot be done any more. With `isLocking` they stay so until the transaction ends. */
  preview(db: Db, approval: ApprovalRow, language: Locale, isLocking: boolean): Promise<Preview | null>;
  /** Does what was asked for, within the transaction of the decision, which has seen it so. */
  run(tx: Db, approval: ApprovalRow, seen: Preview): Promise<void>;
  /** Declined, taken back or too late. */
  drop(tx: Db, approval: ApprovalRow): Promise<void>;
}

export type ApprovalViewer = Duties & { id: number };

interface Decision {
  decision: 'approve' | 'decline' | 'withdraw';
  digest: string;
  comment: string;
}

const PAGE = 50;
/** Of what is asked for; the rest is counted. */
export const LINES_SHOWN = 20;
/** Beside a menu nobody counts further. */
const MOST_COUNTED = 200;

export type Approvals = ReturnType<typeof createApprovals>;

export function createApprovals(db: Database, readLimits: () => OfficeLimits) {
  /** By the name of a call, or `changes`. */
  const acts = new Map<string, ApprovedAct>();

  function actOf({ call }: Pick<ApprovalRow, 'call'>): ApprovedAct {
    const act = acts.get(call ?? 'changes');
    if (!act) throw new Error(`Nobody does a ${call ?? 'set of changes'} that was approved: acts.set(…)`);
    return act;
  }

  const isAlone = ({ askedBy, hoursOld }: ApprovalRow, viewer: ApprovalViewer): boolean => {
    const { aloneAfterHours } = readLimits();
    return askedBy === viewer.id && aloneAfterHours !== null && hoursOld >= aloneAfterHours;
  };

  const mayDecide = (row: ApprovalRow, viewer: ApprovalViewer): boolean =>
    row.aboutStaff !== viewer.id &&
    findReach(viewer, row.right, 'approve') !== null &&
    (row.askedBy !== viewer.id || isAlone(row, viewer));

  async function toApproval(
    tx: Db,
    row: ApprovalRow,
    viewer: ApprovalViewer,
    language: Locale,
  ): Promise<Approval> {
    const isOpen = row.state === 'waiting';
    const preview = await actOf(row).preview(tx, row, language, false);
    return {
      ...toBrief(row, language),
      right: row.right,
      changeSetId: row.changeSetId,
      call: row.call,
      title: preview?.title ?? '',
      lines: preview?.lines ?? [],
      count: preview?.count ?? 0,
      canDecide: isOpen && mayDecide(row, viewer),
      canWithdraw: isOpen && row.askedBy === viewer.id,
    };
  }

  async function getApproval(
    tx: Db,
    id: number,
    viewer: ApprovalViewer,
    language: Locale,
  ): Promise<Approval> {
    const row = await findApproval(tx, id);
    if (!row) throw new Refusal('approval.not_found');
    return toApproval(tx, row, viewer, language);
  }

  /** Who may read the right may see what is asked for by it. */
  const canSee = (row: ApprovalRow, viewer: ApprovalViewer): boolean =>
    row.askedBy === viewer.id || findReach(viewer, row.right, 'read') !== null;

  /** Decides within the transaction; tells whether what was seen is no more, which must be kept before it is refused. */
  async function decideWithin(
    tx: Db,
    id: number,
    viewer: ApprovalViewer,
    { decision, digest, comment }: Decision,
    language: Locale,
  ): Promise<{ row: ApprovalRow; isMoved: boolean; isAlone: boolean }> {
    const row = await lockApproval(tx, id);
    if (!row || !canSee(row, viewer)) throw new Refusal('approval.not_found');
    if (row.state !== 'waiting') throw new Refusal('approval.over');
    if (decision === 'withdraw') {
      if (row.askedBy !== viewer.id) throw new Refusal('approval.not_found');
      await endApproval(tx, id, { state: 'withdrawn', decidedBy: viewer.id, comment, isAlone: false });
      await actOf(row).drop(tx, row);
      return { row, isMoved: false, isAlone: false };
    }
    if (row.aboutStaff === viewer.id) throw new Refusal('approval.own');
    if (row.askedBy === viewer.id && !isAlone(row, viewer)) throw new Refusal('approval.own');
    if (findReach(viewer, row.right, 'approve') === null) throw new Refusal('approval.not_found');
    const isAloneNow = row.askedBy === viewer.id;
    const ended = { decidedBy: viewer.id, comment, isAlone: isAloneNow };
    if (decision === 'decline') {
      await endApproval(tx, id, { state: 'declined', ...ended });
      await actOf(row).drop(tx, row);
      return { row, isMoved: false, isAlone: isAloneNow };
    }
    const preview = await actOf(row).preview(tx, row, language, true);
    if (preview === null) throw new Refusal('approval.over');
    if (preview.digest !== digest) {
      await setDigest(tx, id, preview.digest);
      return { row, isMoved: true, isAlone: false };
    }
    await endApproval(tx, id, { state: 'approved', ...ended });
    await actOf(row).run(tx, row, preview);
    return { row, isMoved: false, isAlone: isAloneNow };
  }

  return {
    acts,

    /** Within the caller's transaction. The same asked for again is the same. */
    async ask(tx: Db, asked: Omit<NewApproval, 'hours'>): Promise<number> {
      const known = asked.call === null ? null : await findAsked(tx, asked);
      return known ?? insertApproval(tx, { ...asked, hours: readLimits().approvalHours });
    },

    get: getApproval,

    /** What a call answers that needs one: 202 with the approval. */
    async needed(id: number, viewer: ApprovalViewer, language: Locale): Promise<Refusal> {
      const data = await getApproval(db, id, viewer, language);
      return new Refusal('office.needs_approval', {}, undefined, data);
    },

    async findBriefOfSet(tx: Db, setId: number, language: Locale) {
      const row = await findApprovalOfSet(tx, setId);
      return row && toBrief(row, language);
    },

    async list(
      viewer: ApprovalViewer,
      asked: { state?: ApprovalState | undefined; after?: number | undefined },
      language: Locale,
    ): Promise<{ items: Approval[]; meta: { next: number | null } }> {
      const rows = await listApprovalRows(db, {
        rights: rightWord.options.filter((right) => findReach(viewer, right, 'read')),
        reader: viewer.id,
        state: asked.state ?? null,
        after: asked.after ?? null,
        limit: PAGE + 1,
      });
      const items: Approval[] = [];
      for (const row of rows.slice(0, PAGE)) items.push(await toApproval(db, row, viewer, language));
      return { items, meta: { next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null } };
    },

    /** How many wait for this one's decision. */
    async countFor(viewer: ApprovalViewer): Promise<number> {
      const rows = await listApprovalRows(db, {
        rights: rightWord.options.filter((right) => findReach(viewer, right, 'approve')),
        reader: viewer.id,
        state: 'waiting',
        after: null,
        limit: MOST_COUNTED,
      });
      return rows.filter((row) => mayDecide(row, viewer)).length;
    },

    async decide(
      id: number,
      viewer: ApprovalViewer,
      decision: Decision,
      { write, language }: { write: OfficeWrite; language: Locale },
    ): Promise<Approval> {
      const { isMoved } = await write(
        (tx) => decideWithin(tx, id, viewer, decision, language),
        ({ row, isMoved, isAlone }) => ({
          subject: 'approval',
          subjectId: id,
          right: row.right,
          approvalId: id,
          changeSetId: row.changeSetId,
          words: { decision: isMoved ? 'moved' : decision.decision, ...(isAlone ? { alone: true } : {}) },
        }),
      );
      const shown = await getApproval(db, id, viewer, language);
      if (isMoved) throw new Refusal('approval.moved', {}, undefined, shown);
      return shown;
    },

    /** What nobody has decided on in time is over, and what it was about is free again. */
    async expire(): Promise<void> {
      for (const id of await listExpired(db))
        await officeTransaction(
          db,
          { staffId: null, call: 'expireApproval', right: null, requestId: null },
          async (tx) => {
            const row = await lockApproval(tx, id);
            // Seen as expired, but not yet noted as such.
            if (row?.state !== 'expired' || row.decidedAt !== null) return;
            await endApproval(tx, id, { state: 'expired', decidedBy: null, comment: '', isAlone: false });
            await actOf(row).drop(tx, row);
          },
          { subject: 'approval', subjectId: id, approvalId: id },
        );
    },
  };
}

function toBrief(row: ApprovalRow, language: Locale) {
  return {
    id: row.id,
    state: row.state,
    why: { code: row.why, words: sayApprovalReason(row.why, language) },
    digest: row.digest,
    askedBy: { id: row.askedBy, name: row.askerName },
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, name: row.deciderName ?? '' },
    decidedAt: row.decidedAt?.toISOString() ?? null,
    comment: row.comment,
  };
}
