/**
 * One press of «order» and its key. Written down before it is sent, so that whatever happens to the page, the answer or
 * the network, the next press repeats the very same request under the same key, and there is one order. Only after a
 * definite refusal another body gets another key.
 */
import type { Result } from '../../api-client.ts';
import { type DraftStore, dropDraft, readDraft, writeDraft } from '../../design/form-draft.ts';

export interface Attempt {
  key: string;
  /** As it was sent: a repeat sends these letters. */
  body: string;
  /** When it was first pressed. */
  at: string;
  /** The server has said no: nothing was made under this key. */
  isRefused: boolean;
}

const EMPTY: Record<keyof Attempt, string | boolean> = { key: '', body: '', at: '', isRefused: false };

/** What the page sends for a press: while nobody knows what became of the last one, that very one again. */
export function nextAttempt(
  last: Attempt | null,
  body: string,
  { makeKey = makeRandomKey, now = new Date() } = {},
): Attempt {
  if (last && (!last.isRefused || last.body === body)) return { ...last, isRefused: false };
  return { key: makeKey(), body, at: now.toISOString(), isRefused: false };
}

/** Said before anybody looks whether the key has made an order: the session, limits, the request itself. */
const SAID_AT_THE_DOOR = /^(request|session|service)\./;

/**
 * Whether the server has surely made nothing; no answer, a fault or «still at it» leave that open. While the fate of an
 * earlier press with this key is not known, what is said at the door of this one proves nothing of that one, but for
 * letters that are no order: they were none then either.
 */
export function isDefinite(result: Extract<Result<unknown>, { ok: false }>, isInDoubt: boolean): boolean {
  if (result.error === null || result.status < 400 || result.status >= 500) return false;
  const { code } = result.error;
  if (code === 'request.in_progress') return false;
  return !isInDoubt || code === 'request.invalid' || !SAID_AT_THE_DOOR.test(code);
}

/** Not `randomUUID`: that one is kept from pages of an insecure origin, and a key is needed there too. */
function makeRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const storeOfBrowser = (): DraftStore => localStorage;
const nameOf = (userId: number) => `order-attempt-${userId}`;

export function readAttempt(userId: number, store = storeOfBrowser): Attempt | null {
  const { key, body, at, isRefused } = readDraft(nameOf(userId), EMPTY, store) ?? {};
  if (typeof key !== 'string' || typeof body !== 'string' || !key || !body) return null;
  return { key, body, at: String(at ?? ''), isRefused: isRefused === true };
}

export function keepAttempt(userId: number, attempt: Attempt, store = storeOfBrowser): void {
  writeDraft(nameOf(userId), { ...attempt }, store);
}

export function dropAttempt(userId: number, store = storeOfBrowser): void {
  dropDraft(nameOf(userId), store);
}
