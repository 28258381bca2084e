/** How a partner's program writes: in a transaction of the office, under the name of who made the key and the key's own. */
import type { Right } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../database.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import type { PartnerCaller } from './partner-caller.ts';

export interface PartnerAsking {
  caller: PartnerCaller;
  language: Locale;
  requestKey: string;
  requestId: string;
}

export function writeAs(
  db: Database,
  {
    caller,
    call,
    right,
    requestId,
  }: { caller: PartnerCaller; call: string; right: Right; requestId: string },
): OfficeWrite {
  const { staffId, partner, prefix } = caller;
  return (work, facts) =>
    officeTransaction(db, { staffId, call, right, requestId }, work, (result) => {
      const told = typeof facts === 'function' ? facts(result) : facts;
      return { ...told, words: { ...told.words, partner, key: prefix } };
    });
}
