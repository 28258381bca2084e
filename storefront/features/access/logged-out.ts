/**
 * The moment after a logout. Whoever keeps something of the user in this browser (lists, the cart, what was looked at)
 * listens and lets go of it; other tabs that still show the user are loaded anew.
 */
const listeners = new Set<() => void>();
/** Changed by each logout: other tabs hear of it through the storage. */
const MARK = 'sheber-logged-out';

export function onLoggedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellLoggedOut(): void {
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(MARK, String(Date.now()));
  } catch {
    // Without storage every tab is on its own.
  }
}

const readMark = (): string | null => {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
};

/** For a page that shows a user: loads it anew when they have logged out in another tab or while it lay in memory. */
export function reloadAfterLogout(): () => void {
  const before = readMark();
  const look = () => {
    if (readMark() !== before) location.reload();
  };
  const onStorage = ({ key }: StorageEvent) => key === MARK && look();
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && look();
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}
