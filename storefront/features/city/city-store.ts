/**
 * The city that the visitor chose. It lives in a cookie that the server reads too (spec 5, 9); prices and stock then
 * come from the server for that city. Hides where the choice is kept, and that other open tabs must hear of it.
 */
import { startTransition, useEffect, useState } from 'react';
import { CITY_COOKIE, CITY_COOKIE_MAX_AGE_S, cityCookieValue, parseCityCookie } from '#domain/city.ts';
import { findCookie } from '../../page/find-cookie.ts';

/** Not read by anyone but other tabs: cookies have no event. */
const NEWS_KEY = 'sheber-city';

/** Undefined until it is asked for: a broken cookie is complained of once, not at every look. */
let chosen: { code: string } | null | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function findChosenCity(): { code: string } | null {
  if (chosen === undefined) chosen = parseCityCookie(findCookie(document.cookie, CITY_COOKIE));
  return chosen;
}

export function chooseCity(code: string): void {
  chosen = { code };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${CITY_COOKIE}=${cityCookieValue({ code })}; Path=/; Max-Age=${CITY_COOKIE_MAX_AGE_S}; SameSite=Lax`;
  try {
    localStorage.setItem(NEWS_KEY, code);
  } catch {
    // Other tabs will learn of it with their next page.
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * True on the server: nobody is asked before the page is alive. Then in a turn that yields: the question is in no hurry,
 * and what a store tells of React draws at once, in the very task in which the page has come alive.
 */
export function useHasChosenCity(): boolean {
  const [hasChosen, setHasChosen] = useState(true);
  // The cookie and the other tabs are the outside world.
  useEffect(() => {
    const look = () => startTransition(() => setHasChosen(findChosenCity() !== null));
    look();
    return subscribe(look);
  }, []);
  return hasChosen;
}

/** Calls when another tab has chosen; `changed` is that city. */
export function listenToOtherTabs(onChange: (code: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== NEWS_KEY || newValue === null) return;
    chosen = undefined;
    tell();
    onChange(newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
