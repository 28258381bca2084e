/**
 * Who is logged in has changed. After a logout whoever keeps something of the user in this browser (lists, the cart, what
 * was looked at) listens and lets go of it; after both, other tabs that show somebody else are loaded anew.
 */
const listeners = new Set<() => void>();
/** Changed by each login and logout: other tabs hear of it through the storage. */
const MARK = 'sheber-logged';

/** A logout is under way and leads to a page of its own: calls that it overtakes end nothing besides. */
let isLeaving = false;
export const setLeaving = (is: boolean): void => {
  isLeaving = is;
};
export const isLoggingOut = (): boolean => isLeaving;

export function onLoggedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellLoggedOut(): void {
  for (const listener of listeners) listener();
  mark('out');
}

export const tellLoggedIn = (): void => mark('in');

function mark(what: 'in' | 'out'): void {
  try {
    // Never the same twice: a storage tells nobody of what does not change.
    localStorage.setItem(MARK, `${what} ${Date.now()} ${Math.random()}`);
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

/** Loads the page anew when another is logged in than it shows, in another tab or while it lay in memory. */
export function followOtherTabs(isUser: boolean): () => void {
  const before = readMark();
  const look = () => {
    const now = readMark();
    // To a visitor's page a logout is nothing new.
    if (now !== before && (isUser || now?.startsWith('in'))) location.reload();
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
