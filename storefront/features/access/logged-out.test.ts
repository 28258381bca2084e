import { expect, test, vi } from 'vitest';
import { followOtherTabs, tellLoggedIn, tellLoggedOut } from './logged-out.ts';

/** Two tabs of a browser: what one writes the other hears. */
function openBrowser() {
  const kept = new Map<string, string>();
  const listeners = new Map<string, (event: object) => void>();
  const reload = vi.fn();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('location', { reload });
  return {
    reload,
    hear: () => {
      for (const key of kept.keys()) listeners.get('storage')?.({ key });
    },
    comeBack: () => listeners.get('pageshow')?.({ persisted: true }),
  };
}

test.each([
  ['a user', true, 'logout', tellLoggedOut, 1],
  ['a user', true, 'login', tellLoggedIn, 1],
  ['a visitor', false, 'login', tellLoggedIn, 1],
  ['a visitor', false, 'logout', tellLoggedOut, 0],
] as const)('the page of %s (%s) hears of a %s in another tab', (_who, isUser, _what, tell, reloads) => {
  const { reload, hear } = openBrowser();
  followOtherTabs(isUser);
  hear();
  expect(reload).not.toHaveBeenCalled();
  tell();
  hear();
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('a page that lay in memory meanwhile hears of it when it is shown again', () => {
  const { reload, comeBack } = openBrowser();
  followOtherTabs(false);
  tellLoggedIn();
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
});
