/**
 * Devices that were logged in before: a signed cookie says whose, without the database. Tries made elsewhere never lock
 * such a device out; it has tries of its own. It opens nothing by itself, and a page cannot read it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readRawCookie } from '../http/cookies.ts';

const DEVICE_COOKIE = 'device';
const DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** A family's, say; whoever has not come in for longest is forgotten first. */
const MOST_USERS = 5;
const SHAPE = /^([\w-]{16})\.([0-9a-z]{1,9})\.([0-9a-z]{1,13}(?:~[0-9a-z]{1,13}){0,4})\.([\w-]{22})$/;

export interface Device {
  id: string;
  userIds: readonly number[];
}

export function createKnownDevices(secret: string, now: () => number = Date.now) {
  const key = createHmac('sha256', secret).update('known devices').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16);

  function find(request: Pick<IncomingMessage, 'headers'>): Device | null {
    const [, id = '', issued = '', users = '', signature = ''] =
      SHAPE.exec(readRawCookie(request, DEVICE_COOKIE) ?? '') ?? [];
    if (id === '') return null;
    if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(`${id}.${issued}.${users}`))) return null;
    if (now() - Number.parseInt(issued, 36) * 1000 > DEVICE_SECONDS * 1000) return null;
    return { id, userIds: users.split('~').map((user) => Number.parseInt(user, 36)) };
  }

  return {
    find,
    /** What the browser keeps from now on: that this user came in by it. */
    cookieWith(request: Pick<IncomingMessage, 'headers'>, userId: number): string {
      const known = find(request);
      const userIds = [userId, ...(known?.userIds ?? []).filter((id) => id !== userId)].slice(0, MOST_USERS);
      const users = userIds.map((id) => id.toString(36)).join('~');
      const id = known?.id ?? randomBytes(12).toString('base64url');
      const text = `${id}.${Math.floor(now() / 1000).toString(36)}.${users}`;
      const value = `${text}.${sign(text).toString('base64url')}`;
      return `${DEVICE_COOKIE}=${value}; Path=/api/v1/auth/; Max-Age=${DEVICE_SECONDS}; Secure; HttpOnly; SameSite=Lax`;
    },
  };
}
