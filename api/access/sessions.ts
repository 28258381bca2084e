/** Sessions: made anew at every login, known by the hash of their token, recognisable to their owner. */
import { randomBytes } from 'node:crypto';
import type { OpenSession } from '#contract/auth.ts';
import { coarseNetwork, describeDevice } from '#domain/device.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import { hashToken, SESSION_SECONDS } from '../http/session.ts';
import type { Source } from './guessing.ts';
import { deleteSession, insertSession, listSessions, prolongSession } from './sessions.queries.ts';

/** Where somebody comes in from. */
export interface Place extends Source {
  /** The whole network address, of which the first half is kept. */
  address: string;
  userAgent: string;
  cityCode: string | null;
  /** What this browser carried before: it ends with the login, whoever put it there. */
  oldToken: string | null;
}

export const makeToken = (): string => randomBytes(32).toString('base64url');

const toStored = ({ address, userAgent, cityCode }: Place) => ({
  seconds: SESSION_SECONDS,
  userAgent: userAgent.slice(0, 300),
  network: coarseNetwork(address),
  cityCode,
});

export async function openSession(db: Db, userId: number, place: Place): Promise<string> {
  if (place.oldToken !== null) await deleteSession(db, hashToken(place.oldToken));
  const token = makeToken();
  await insertSession(db, { tokenHash: hashToken(token), userId, ...toStored(place) });
  return token;
}

export async function prolong(db: Db, token: string, place: Place): Promise<void> {
  await prolongSession(db, { tokenHash: hashToken(token), ...toStored(place) });
}

export async function listOpenSessions(
  db: Db,
  { id, sessionId }: { id: number; sessionId: number },
  language: Locale,
): Promise<OpenSession[]> {
  const rows = await listSessions(db, id, language);
  return rows
    .map(({ userAgent, createdAt, seenAt, ...row }) => ({
      ...row,
      ...describeDevice(userAgent),
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: row.id === sessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
