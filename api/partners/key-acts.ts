/**
 * What staff do with keys, each with its entry in the log. A key is made by two administrators; a shop with one acts alone,
 * and the log names it. Nobody sees a key before it is issued, and then once.
 */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { createApiKey } from '#contract/office/keys.ts';
import type { Locale } from '#domain/locale.ts';
import { toCanonical } from '#domain/office/changes.ts';
import type { ApprovalRow, Approvals, Preview } from '../approvals/approvals.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAdministrators } from '../office/office.ts';
import { makeKeyText } from './key-text.ts';
import {
  findPartner,
  insertKey,
  insertPartner,
  isPast,
  lockKey,
  type NewPartner,
  replaceSecret,
  revokeKey,
  setPartner,
} from './partners.queries.ts';

const CALL = 'createApiKey';
/** So long both work: whoever uses the older one has this time to put the newer one in its place. */
const OVERLAP_HOURS = 24;

type Wanted = z.output<typeof createApiKey.body>;
interface Asked {
  wanted: Wanted;
  createdBy: number;
}

interface Asking {
  viewer: OfficeViewer;
  language: Locale;
  write: OfficeWrite;
}

export function createKeyActs(approvals: Approvals) {
  async function run(tx: Db, { wanted, createdBy }: Asked): Promise<number> {
    const { partner, ...key } = wanted;
    if (key.expiresAt !== null && (await isPast(tx, key.expiresAt))) throw new Refusal('key.past');
    if ('id' in partner && !(await findPartner(tx, partner))) throw new Refusal('partner.not_found');
    const partnerId = 'id' in partner ? partner.id : await insertPartner(tx, partner, createdBy);
    if (partnerId === null) throw new Refusal('partner.name_taken');
    return insertKey(tx, partnerId, key, createdBy);
  }

  /** As whoever decides reads it; null: it cannot be done any more. */
  async function preview(tx: Db, { wanted }: Asked): Promise<Preview | null> {
    const known = await findPartner(tx, wanted.partner);
    if ('id' in wanted.partner ? !known : known) return null;
    if (wanted.expiresAt !== null && (await isPast(tx, wanted.expiresAt))) return null;
    const name = known?.name ?? ('name' in wanted.partner ? wanted.partner.name : '');
    const about = { subject: 'api_key', id: null, name: `${name}: ${wanted.name}`, from: null };
    const lines = (['scopes', 'addresses', 'callsPerMinute', 'expiresAt'] as const).map((field) => ({
      ...about,
      field,
      to: wanted[field],
    }));
    const digest = createHash('sha256')
      .update(toCanonical([name, wanted as never]))
      .digest('base64url');
    return { digest, title: about.name, lines, count: lines.length };
  }

  approvals.acts.set(CALL, {
    preview: (tx, { payload }: ApprovalRow) => preview(tx, payload as Asked),
    run: async (tx, { payload }) => void (await run(tx, payload as Asked)),
    drop: async () => undefined,
  });

  return {
    async create(wanted: Wanted, { viewer, language, write }: Asking): Promise<number> {
      const asked = { wanted, createdBy: viewer.id };
      const { approvalId, id } = await write(
        async (tx) => {
          const others = (await lockAdministrators(tx)).filter((each) => each !== viewer.id);
          if (others.length === 0) return { approvalId: null, id: await run(tx, asked), isAlone: true };
          const seen = await preview(tx, asked);
          // What cannot be done is refused now, by the words it would be refused with.
          if (!seen) return { approvalId: null, id: await run(tx, asked), isAlone: false };
          const about = { changeSetId: null, call: CALL, payload: asked, aboutStaff: null };
          const why = 'api_key' as const;
          const approval = { ...about, digest: seen.digest, why, right: 'staff' as const };
          const approvalId = await approvals.ask(tx, { ...approval, askedBy: viewer.id });
          return { approvalId, id: null, isAlone: false };
        },
        ({ approvalId, id, isAlone }) => ({
          subject: 'api_key',
          subjectId: id,
          approvalId,
          words: {
            name: wanted.name,
            ...(approvalId === null ? {} : { asked: true }),
            ...(isAlone ? { alone: true } : {}),
          },
        }),
      );
      if (id === null) throw await approvals.needed(approvalId ?? 0, viewer, language);
      return id;
    },

    async issue(id: number, write: OfficeWrite): Promise<{ key: string; previousEndsAt: string | null }> {
      const made = makeKeyText();
      const { endsAt } = await write(
        async (tx) => {
          const key = await lockKey(tx, id);
          if (!key) throw new Refusal('key.not_found');
          if (key.isRevoked) throw new Refusal('key.revoked');
          if (key.isExpired) throw new Refusal('key.expired');
          return { key, endsAt: await replaceSecret(tx, id, made, OVERLAP_HOURS) };
        },
        ({ key }) => ({
          subject: 'api_key',
          subjectId: id,
          words: { name: `${key.partner}: ${key.name}`, prefix: made.prefix },
        }),
      );
      return { key: made.text, previousEndsAt: endsAt?.toISOString() ?? null };
    },

    async revoke(id: number, write: OfficeWrite): Promise<void> {
      await write(
        async (tx) => {
          const key = await lockKey(tx, id);
          if (!key) throw new Refusal('key.not_found');
          if (!key.isRevoked) await revokeKey(tx, id);
          return key;
        },
        (key) => ({ subject: 'api_key', subjectId: id, words: { name: `${key.partner}: ${key.name}` } }),
      );
    },

    async change(id: number, partner: Omit<NewPartner, 'name'>, write: OfficeWrite): Promise<void> {
      await write(
        async (tx) => {
          const known = await findPartner(tx, { id });
          if (!known || !(await setPartner(tx, id, partner))) throw new Refusal('partner.not_found');
          return known;
        },
        ({ name }) => ({ subject: 'partner', subjectId: id, words: { name } }),
      );
    },
  };
}
