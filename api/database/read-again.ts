/**
 * A connection that PostgreSQL closed under a question (a restart, an operator's word, a proxy between) says nothing of the
 * database: what only reads is asked anew, on another connection. Never what writes, locks or calls a function of
 * the server: it may have been done. A transaction never: it has its own connection and is over with it.
 */
import { askBy } from './pending-query.ts';

const closedCodes = new Set([
  '57P01',
  'ECONNRESET',
  'EPIPE',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'ERR_STREAM_DESTROYED',
  'ERR_SOCKET_CLOSED',
]);

/**
 * The driver keeps PostgreSQL's goodbye and gives it to the first question of the connection that follows, unasked: that
 * one is the first time, the asking itself the second.
 */
const MOST_AGAIN = 2;

const beginsAsRead = /^\s*select\b/i;
const doesMore =
  /\bfor\s+(?:no\s+key\s+)?(?:update|share|key\s+share)\b|\bpg_\w+\s*\(|\b(?:nextval|setval|set_config)\s*\(/i;

/** What makes the question, and the pieces of its text. Gives the question. */
export function readAgain<T>(make: () => T, pieces: unknown, isAway: () => boolean): T {
  const made = make();
  if (!isRead(pieces)) return made;
  return askBy(made, async (send) => {
    for (let again = 0; ; again += 1) {
      try {
        return again === 0 ? await send() : await make();
      } catch (error) {
        if (again === MOST_AGAIN || !isClosed(error) || isAway()) throw error;
      }
    }
  });
}

function isRead(pieces: unknown): boolean {
  if (!Array.isArray(pieces) || !('raw' in pieces)) return false;
  return beginsAsRead.test(String(pieces[0])) && !pieces.some((piece) => doesMore.test(String(piece)));
}

function isClosed(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && closedCodes.has(error.code)
  );
}
