/**
 * Companies that ask for wholesale prices before there is an account. Promises: contacts are masked and opened by a logged act;
 * what was settled can be laid back. The commands of the command line do the same by the same functions.
 */
import type { z } from 'zod';
import type { BusinessRequest, settleBusinessRequest } from '#contract/office/business-requests.ts';
import { maskEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locale.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import { maskPhone } from '#domain/phone.ts';
import type { Database } from '../database.ts';
import { setBusinessState } from '../feedback/feedback.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import { countWaitingRequests, findRequestContacts, listBusinessRequests } from './business-desk.queries.ts';

type Settling = z.output<typeof settleBusinessRequest.body>;

const about = (id: number, words: Record<string, string> = {}) => ({
  subject: 'business_request',
  subjectId: id,
  words,
});

export function createBusinessDesk(db: Database) {
  return {
    async list(viewer: Duties, language: Locale) {
      const [rows, waiting] = await Promise.all([
        listBusinessRequests(db, language),
        countWaitingRequests(db),
      ]);
      const items = rows.map(
        (row): BusinessRequest => ({
          ...row,
          createdAt: row.createdAt.toISOString(),
          phone: maskPhone(row.phone),
          email: maskEmail(row.email),
        }),
      );
      const canSettle = findReach(viewer, 'wholesale', 'write') !== null;
      const canReveal = findReach(viewer, 'customers.reveal', 'write') !== null;
      return { items, meta: { waiting, canSettle, canReveal } };
    },

    reveal: (id: number, write: OfficeWrite) =>
      write(async (tx) => {
        const contacts = await findRequestContacts(tx, id);
        if (!contacts) throw new Refusal('party.no_request');
        return contacts;
      }, about(id)),

    settle: (id: number, { state }: Settling, write: OfficeWrite): Promise<void> =>
      write(
        async (tx) => {
          if (!(await setBusinessState(tx, id, state))) throw new Refusal('party.no_request');
        },
        about(id, { state }),
      ),
  };
}
