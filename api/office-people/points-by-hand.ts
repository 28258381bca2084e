/**
 * Points that staff give of the shop's own will. Promises: given once, however often the call is sent; more than the limit to one
 * buyer within a day by two, on what was shown; the buyer reads on their card that the shop apologises.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import { toCanonical } from '#domain/office/changes.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import type { ApprovalRow, Approvals, Preview } from '../approvals/approvals.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import { type Booked, giftPoints, lockAccountOf, readBalance, sumGivenByHand } from '../loyalty/loyalty.ts';
import { holdPerson } from './people.queries.ts';

interface PointsWish {
  id: number;
  points: number;
  reason: string;
}
/** What makes it this gift and no other, also once it was approved. */
type KeyedWish = PointsWish & { key: string };

interface Asking {
  viewer: OfficeViewer;
  language: Locale;
  write: OfficeWrite;
}

interface PointsParts {
  approvals: Approvals;
  readLimits(): Pick<OfficeLimits, 'points'>;
}

export function createPointsByHand({ approvals, readLimits }: PointsParts) {
  async function preview(tx: Db, { id, points, reason }: PointsWish): Promise<Preview | null> {
    const person = await holdPerson(tx, id);
    const accountId = person && (await lockAccountOf(tx, id));
    if (!person || !accountId) return null;
    const balance = await readBalance(tx, accountId);
    const about = { subject: 'user', id, name: person.name };
    const lines = [
      { ...about, field: 'points', from: balance, to: balance + points },
      { ...about, field: 'reason', from: null, to: reason },
    ];
    const text = toCanonical(['points', id, points, reason, balance]);
    const digest = createHash('sha256').update(text).digest('base64url');
    return { digest, title: person.name, lines, count: lines.length };
  }

  const give = async (tx: Db, { id, points, key }: KeyedWish): Promise<NonNullable<Booked>> => {
    const booked = await giftPoints(tx, { userId: id, points, key, reason: 'apology' });
    if (!booked) throw new Refusal('person.no_card');
    return booked;
  };

  approvals.acts.set('givePoints', {
    preview: (tx, { payload }: ApprovalRow) => preview(tx, payload as KeyedWish),
    run: async (tx, { payload }) => void (await give(tx, payload as KeyedWish)),
    drop: async () => undefined,
  });

  return {
    /** Gives them, or asks for another's yes. */
    async give(wish: PointsWish, { viewer, language, write }: Asking): Promise<NonNullable<Booked>> {
      const keyed = { ...wish, key: `hand:${wish.id}:${randomUUID()}` };
      const { booked, approvalId } = await write(
        async (tx) => {
          if (!(await holdPerson(tx, wish.id))) throw new Refusal('person.not_found');
          const accountId = await lockAccountOf(tx, wish.id);
          const shown = accountId === null ? null : await preview(tx, wish);
          if (accountId === null || !shown) throw new Refusal('person.no_card');
          if ((await sumGivenByHand(tx, accountId)) + wish.points <= readLimits().points)
            return { booked: await give(tx, keyed), approvalId: null };
          const asked = await approvals.ask(tx, {
            changeSetId: null,
            call: 'givePoints',
            payload: keyed,
            digest: shown.digest,
            why: 'points',
            right: 'club',
            aboutStaff: null,
            askedBy: viewer.id,
          });
          return { booked: null, approvalId: asked };
        },
        (done) => ({
          subject: 'user',
          subjectId: wish.id,
          approvalId: done.approvalId,
          words: {
            points: wish.points,
            reason: wish.reason,
            ...(done.approvalId === null ? {} : { asked: true }),
          },
        }),
      );
      if (booked) return booked;
      throw await approvals.needed(approvalId ?? 0, viewer, language);
    },
  };
}
