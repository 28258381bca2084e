import { reloadAfterLogout } from './logged-out.ts';

const KEY = 'sheber-prolonged';
const EVERY_MS = 60 * 60 * 1000;

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

/** Nobody waits for it, and it outlives the page. */
function prolong(): void {
  navigator.sendBeacon('/api/v1/auth/prolong/', new Blob(['{}'], { type: 'application/json' }));
}
