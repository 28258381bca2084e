/**
 * Wholesale in the office: requests, organisations, contracts, what is owed. Promises: decisions are the very functions of the
 * command line, each with its entry in the log; contacts are masked; a credit limit is raised by two. Relies on wholesale for
 * the contracts, on the sets of changes for terms and requisites.
 */
import type { z } from 'zod';
import type { decideParty, Party, PartyRow, WholesaleView } from '#contract/office/contracts.ts';
import type { Database } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import { insertNoteOf } from '../office-people/office-people.ts';
import { decideOnOrganizationWithin, decideOnUserWithin, removeMember } from '../wholesale/wholesale.ts';
import { createBusinessDesk } from './business-desk.ts';
import { countParties, listParties } from './parties.queries.ts';
import { findOrganizationRow, findPersonName, isMember, type PartyKey } from './party-page.queries.ts';
import { parseParty, partyOf, readPartyPage } from './party-page.ts';

export { contractSubject, organizationSubject } from './wholesale-subjects.ts';

const MOST_SHOWN = 500;

type Deciding = z.output<typeof decideParty.body>;

const about = ({ kind, id }: PartyKey, words: Record<string, string | number> = {}) => ({
  subject: kind,
  subjectId: id,
  words,
});

export type OfficeWholesale = ReturnType<typeof createOfficeWholesale>;

export function createOfficeWholesale(db: Database) {
  return {
    desk: createBusinessDesk(db),

    async list(view: WholesaleView, q: string) {
      const [rows, counts] = await Promise.all([
        listParties(db, { view, q, limit: MOST_SHOWN + 1 }),
        countParties(db),
      ]);
      const items = rows.slice(0, MOST_SHOWN).map(
        ({ kind, id, requestedAt, ...row }): PartyRow => ({
          ...row,
          party: partyOf({ kind, id }),
          requestedAt: requestedAt?.toISOString() ?? null,
        }),
      );
      return { items, meta: { isCut: rows.length > MOST_SHOWN, counts } };
    },

    get: (party: string, viewer: OfficeViewer): Promise<Party> =>
      readPartyPage(db, parseParty(party), viewer),

    async decide(party: string, { decision, lastDay, reason }: Deciding, write: OfficeWrite): Promise<void> {
      const key = parseParty(party);
      await write(
        async (tx) => {
          if (key.kind === 'user') {
            // Of a person nothing is blocked but their contract.
            if ((await findPersonName(tx, key.id)) === null) throw new Refusal('party.not_found');
            const terms = { lastDay, reason };
            return decideOnUserWithin(tx, key.id, decision === 'block' ? 'revoke' : decision, terms);
          }
          const outcome = await decideOnOrganizationWithin(tx, key.id, decision, { lastDay, reason });
          if (outcome.kind === 'unknown') throw new Refusal('party.not_found');
          if (outcome.kind === 'twin') throw new Refusal('party.twin');
          if (outcome.kind === 'faulty') throw new Refusal('party.faulty');
          return outcome;
        },
        (outcome) =>
          about(key, {
            decision,
            ...(reason === '' ? {} : { reason }),
            ...('contract' in outcome ? { contract: outcome.contract } : {}),
          }),
      );
    },

    /** The log keeps who looked and why, never what they saw. */
    reveal(party: string, { reason, comment }: { reason: string; comment: string }, write: OfficeWrite) {
      const key = parseParty(party);
      return write(
        async (tx) => {
          // A person's own contacts are opened on their own page.
          const row = key.kind === 'organization' ? await findOrganizationRow(tx, key.id) : null;
          if (!row) throw new Refusal('party.not_found');
          return { phone: row.phone, email: row.email };
        },
        about(key, { reason, comment }),
      );
    },

    note(party: string, text: string, viewer: OfficeViewer, write: OfficeWrite): Promise<number> {
      const key = parseParty(party);
      return write(
        async (tx) => {
          const isThere =
            key.kind === 'user' ? await findPersonName(tx, key.id) : await findOrganizationRow(tx, key.id);
          if (isThere === null) throw new Refusal('party.not_found');
          return insertNoteOf(tx, { subject: key.kind, id: key.id, staffId: viewer.id, text });
        },
        (note) => about(key, { note }),
      );
    },

    async removeMember(party: string, userId: number, reason: string, write: OfficeWrite): Promise<void> {
      const key = parseParty(party);
      await write(
        async (tx) => {
          if (key.kind === 'user' || !(await isMember(tx, userId, key.id)))
            throw new Refusal('party.not_found');
          await removeMember(tx, userId, key.id);
        },
        about(key, { member: userId, reason }),
      );
    },
  };
}
