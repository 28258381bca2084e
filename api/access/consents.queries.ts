import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export type ConsentDocument = 'offer' | 'privacy' | 'subscription';

export interface NewConsents {
  documents: readonly ConsentDocument[];
  version: string;
  language: Locale;
  network: string;
}

export async function insertConsentRows(
  tx: Db,
  userId: number,
  { documents, version, language, network }: NewConsents,
): Promise<void> {
  await tx`
    INSERT INTO consents (user_id, document, version, language, network)
    SELECT ${userId}, document, ${version}, ${language}, ${network} FROM unnest(${documents}::text[]) AS document`;
}

/** The row stays as it was given; that it counts no more is added to it. */
export async function withdrawConsent(tx: Db, userId: number, document: ConsentDocument): Promise<void> {
  await tx`
    UPDATE consents SET withdrawn_at = now()
    WHERE user_id = ${userId} AND document = ${document} AND withdrawn_at IS NULL`;
}

export interface GivenConsent {
  document: ConsentDocument;
  version: string;
  language: Locale;
  givenAt: Date;
  withdrawnAt: Date | null;
}

export async function listConsents(db: Db, userId: number): Promise<GivenConsent[]> {
  return db<GivenConsent[]>`
    SELECT document, version, language, given_at AS "givenAt", withdrawn_at AS "withdrawnAt"
    FROM consents WHERE user_id = ${userId} ORDER BY id`;
}

/** With each its day and text, as they were given; a mailed link is for the account that ends. */
export async function moveConsents(tx: Db, fromId: number, intoId: number): Promise<void> {
  await tx`UPDATE consents SET user_id = ${intoId} WHERE user_id = ${fromId}`;
  await tx`DELETE FROM mailed_tokens WHERE user_id = ${fromId}`;
}

/** With the links that were mailed to them. */
export async function forgetConsents(tx: Db, userId: number): Promise<void> {
  await tx`
    UPDATE consents SET network = '', withdrawn_at = coalesce(withdrawn_at, now()) WHERE user_id = ${userId}`;
  await tx`DELETE FROM mailed_tokens WHERE user_id = ${userId}`;
}
