/** Sessions of staff: twelve hours at most, ended by rest; known by the hash of their token. */
import type { OpenStaffSession } from '#contract/office/office-auth.ts';
import { coarseNetwork, describeDevice } from '#domain/device.ts';
import { restSecondsOf } from '#domain/office/rest.ts';
import { makeToken } from '../access/access.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import { hashToken } from '../http/session.ts';
import {
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  listStaffSessionRows,
  noteStaffSeen,
} from './staff-sessions.queries.ts';

const HOUR = 60 * 60;
export const STAFF_SESSION_SECONDS = 12 * HOUR;
export const FRESH_SECONDS = 15 * 60;
/** Written no oftener than this: a screen asks several things at once. */
const NOTED_EVERY_SECONDS = 30;

/** Where somebody of the staff comes in from. */
export interface StaffPlace {
  address: string;
  network: string;
  userAgent: string;
  /** What the cookie of a store's phone says. */
  phone: string | null;
}

export async function openStaffSession(db: Db, staffId: number, place: StaffPlace): Promise<string> {
  const token = makeToken();
  await insertStaffSession(db, {
    tokenHash: hashToken(token),
    staffId,
    seconds: STAFF_SESSION_SECONDS,
    freshSeconds: FRESH_SECONDS,
    userAgent: place.userAgent.slice(0, 300),
    network: coarseNetwork(place.address),
    phoneHash: place.phone === null ? null : hashToken(place.phone),
  });
  return token;
}

/** Who works by this token; null when there is no such session, or it has rested for too long and is gone with this. */
export async function findOfficeViewer(
  db: Db,
  tokenHash: Buffer,
  isFactorNeeded: boolean,
): Promise<OfficeViewer | null> {
  const found = await findStaffSession(db, tokenHash);
  if (!found) return null;
  const { idleSeconds, hasFactor, isStorePhone, ...viewer } = found;
  if (idleSeconds > restSecondsOf(viewer, isStorePhone)) {
    await deleteStaffSession(db, viewer.id, viewer.sessionId);
    return null;
  }
  // Came in while the shop was a demo: now that codes are needed, a session without one counts no more.
  if (isFactorNeeded && !hasFactor) return null;
  if (idleSeconds > NOTED_EVERY_SECONDS) await noteStaffSeen(db, viewer.sessionId);
  // Who has no second factor has no code to enter either.
  return { ...viewer, isFresh: viewer.isFresh || !hasFactor };
}

export async function listStaffSessions(
  db: Db,
  id: number,
  ownSessionId: number,
): Promise<OpenStaffSession[]> {
  const rows = await listStaffSessionRows(db, id);
  return rows.map(({ userAgent, createdAt, seenAt, ...row }) => ({
    ...row,
    ...describeDevice(userAgent),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: row.id === ownSessionId,
  }));
}
