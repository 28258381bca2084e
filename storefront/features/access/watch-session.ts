import { reloadAfterLogout } from './logged-out.ts';

const KEY = 'sheber-prolonged';
const EVERY_MS = 60 * 60 * 1000;
/** Ends the prolonging that is on its way: its late answer must not bring back the cookie that a logout took away. */
let underWay: AbortController | null = null;

/** For a page that shows a user: counts the session's thirty days anew, at most once an hour, and follows a logout. */
export function watchSession(): () => void {
  try {
    if (Date.now() - Number(localStorage.getItem(KEY) ?? 0) > EVERY_MS) {
      localStorage.setItem(KEY, String(Date.now()));
      prolong();
    }
  } catch {
    // Without storage it would be asked for with every page: better not at all.
  }
  return reloadAfterLogout();
}

export const stopProlonging = (): void => underWay?.abort();

/** Nobody waits for it, and it outlives the page. */
function prolong(): void {
  underWay = new AbortController();
  fetch('/api/v1/auth/prolong/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    keepalive: true,
    signal: underWay.signal,
  }).catch(() => {
    // Called off, or nobody answered: the next hour asks again.
  });
}
