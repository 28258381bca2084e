import { isInternalPath } from '#domain/navigation.ts';

/** Loads the page anew, at the place the visitor wanted: prices, lists and the header then come for the user. */
export function goOnAsUser(returnTo: string | null): void {
  if (returnTo !== null && isInternalPath(returnTo, location.origin)) location.assign(returnTo);
  else location.reload();
}
