import type { Locale } from '#domain/locale.ts';
import { createApi, logToConsole, sendOverNetwork } from '../../api-client.ts';
import { followOtherTabs } from './logged-out.ts';

const KEY = 'sheber-prolonged';
const EVERY_MS = 60 * 60 * 1000;
/** Ends the prolonging that is on its way: its late answer must not bring back the cookie that a logout took away. */
let underWay: AbortController | null = null;

/** Follows logins and logouts of other tabs; counts a user's thirty days anew, at most once an hour. */
export function watchSession(isUser: boolean, locale: Locale): () => void {
  try {
    if (isUser && Date.now() - Number(localStorage.getItem(KEY) ?? 0) > EVERY_MS) {
      localStorage.setItem(KEY, String(Date.now()));
      prolong(locale);
    }
  } catch {
    // Without storage it would be asked for with every page: better not at all.
  }
  return followOtherTabs(isUser);
}

export const stopProlonging = (): void => underWay?.abort();

/** Nobody waits for it, and it outlives the page. */
function prolong(locale: Locale): void {
  const calling = new AbortController();
  underWay = calling;
  const { signal } = calling;
  const api = createApi(
    (request) => sendOverNetwork(request, { keepalive: true, signal }),
    locale,
    // One that a logout has called off has not failed.
    (...failure) => signal.aborted || logToConsole(...failure),
  );
  void api('POST /api/v1/auth/prolong/');
}
