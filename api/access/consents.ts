/** What somebody agrees to, provably: a row for each yes, with its text, day and language; a no is added to the row. */
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import { insertConsentRows, type NewConsents, withdrawConsent } from './consents.queries.ts';

/** Of the offer and the privacy policy that the boxes of the form link to. */
const DOCUMENTS_VERSION = '2026-11-01';

export function insertConsents(
  tx: Db,
  userId: number,
  consents: Omit<NewConsents, 'version'>,
): Promise<void> {
  return insertConsentRows(tx, userId, { ...consents, version: DOCUMENTS_VERSION });
}

/** A changed mind about the shop's letters, in the transaction that changes it. */
export function recordSubscription(
  tx: Db,
  userId: number,
  { isGiven, ...from }: { isGiven: boolean; language: Locale; network: string },
): Promise<void> {
  return isGiven
    ? insertConsents(tx, userId, { documents: ['subscription'], ...from })
    : withdrawConsent(tx, userId, 'subscription');
}
