/**
 * Beside the requests: looks up what registrations and recoveries asked for, and puts the right letter into the queue in
 * the same transaction. A process that dies in between leaves the request for another.
 */
import { type Database, type Db, transaction } from '../database.ts';
import { hashToken } from '../http/session.ts';
import type { Mail } from '../mail/mail.ts';
import { alreadyRegisteredLetter, confirmLetter, recoveryLetter } from './letters.ts';
import { claimRegistration, deleteOldRequests, markLetterWritten } from './registration.queries.ts';
import { makeToken } from './sessions.ts';
import { findOwner, findOwnerOfEmail, insertMailedToken, takeRecoveryRequest } from './tokens.queries.ts';
import { RECOVERY_SECONDS } from './tokens.ts';

interface Parts {
  db: Database;
  mail: Mail;
  publicUrl: string;
}

const MOST_PER_ROUND = 50;
const TIDY_EVERY_MS = 10 * 60 * 1000;

export function createLetterWriter({ db, mail, publicUrl }: Parts): () => Promise<void> {
  let tidiedAt = 0;
  const isWritten = (write: (tx: Db) => Promise<boolean>) => transaction(db, write);

  async function writeRegistration(tx: Db): Promise<boolean> {
    const asked = await claimRegistration(tx);
    if (!asked) return false;
    const token = makeToken();
    const tokenHash = hashToken(token);
    const letter = { publicUrl, to: asked.email, key: tokenHash.toString('base64url') };
    const owner = await findOwnerOfEmail(tx, asked.email);
    await mail.enqueue(
      tx,
      owner
        ? alreadyRegisteredLetter({ ...letter, language: owner.language, firstName: owner.firstName })
        : confirmLetter({ ...letter, language: asked.language, firstName: asked.firstName, token }),
    );
    await markLetterWritten(tx, asked.id, owner ? null : tokenHash);
    return true;
  }

  async function writeRecovery(tx: Db): Promise<boolean> {
    const asked = await takeRecoveryRequest(tx);
    if (!asked) return false;
    const owner = await findOwner(tx, asked.login);
    if (!owner) return true;
    const token = makeToken();
    const tokenHash = hashToken(token);
    const { userId, email, firstName } = owner;
    await insertMailedToken(tx, { tokenHash, kind: 'recovery', userId, email, seconds: RECOVERY_SECONDS });
    await mail.enqueue(
      tx,
      recoveryLetter({
        publicUrl,
        to: email,
        language: asked.language,
        firstName,
        token,
        key: tokenHash.toString('base64url'),
      }),
    );
    return true;
  }

  return async () => {
    for (let round = 0; round < MOST_PER_ROUND; round++) {
      const isAnyLeft = (await isWritten(writeRegistration)) || (await isWritten(writeRecovery));
      if (!isAnyLeft) break;
    }
    if (Date.now() - tidiedAt < TIDY_EVERY_MS) return;
    tidiedAt = Date.now();
    await deleteOldRequests(db);
  };
}
