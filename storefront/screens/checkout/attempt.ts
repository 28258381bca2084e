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

/** Whether the server has surely made nothing; no answer, a fault or «still at it» leave that open. */
export function isDefinite(result: Extract<Result<unknown>, { ok: false }>): boolean {
  if (result.error === null || result.status < 400 || result.status >= 500) return false;
  return result.error.code !== 'request.in_progress';
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
