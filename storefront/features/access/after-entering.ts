import { isInternalPath } from '#domain/navigation.ts';
import { tellLoggedIn } from './logged-out.ts';

/** Loads the page anew, at the place the visitor wanted: prices, lists and the header then come for the user. */
export function goOnAsUser(returnTo: string | null): void {
  tellLoggedIn();
  if (returnTo !== null && isInternalPath(returnTo, location.origin)) location.assign(returnTo);
  else location.reload();
}

interface Way {
  returnTo: string | null;
  goTo(view: 'stayed'): void;
}

/** After a login: on at once, or first the word that the account, which was to be deleted, is kept. */
export function goOnFrom({ hasStayed }: { hasStayed: boolean }, { returnTo, goTo }: Way): void {
  if (hasStayed) goTo('stayed');
  else goOnAsUser(returnTo);
}
