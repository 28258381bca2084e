/** The pages of forms for browsers without the script: a new account, a forgotten password, the link of a letter. */
import { isInternalPath } from './navigation.ts';

const FORMS = {
  registration: '/_access/registration',
  recovery: '/_access/recovery',
  link: '/_access/link',
} as const;
export type PlainAccess = keyof typeof FORMS;

/** The language of such a page is that of the page it leads back to. */
export function toAccessPage(form: PlainAccess, returnTo: string): string {
  const back = isInternalPath(returnTo) ? returnTo : '/';
  return `${FORMS[form]}?${new URLSearchParams({ returnTo: back })}`;
}
