/**
 * The login without JavaScript: the home page with `?login=` shows its forms, and what became of a try is told by the
 * address that it leads back to. No name, phone or password ever stands in an address.
 */
import { isInternalPath } from './navigation.ts';

/** Where to go afterwards. */
export const LOGIN_WORD = 'login';
/** What became of the last try. */
export const ENTERED_WORD = 'entered';

/** The code was sent, or a refusal of the login's calls by its own name. */
export const CODE_SENT = 'code';
const REFUSALS = [
  'auth.invalid_credentials',
  'auth.email_unconfirmed',
  'auth.invalid_code',
  'auth.agreement_needed',
  'auth.code_off',
  'auth.busy',
  'sms.away',
  'request.invalid',
] as const;
export type LoginRefusal = (typeof REFUSALS)[number];

/** Anything else that stood in the way: too many tries, a fault. */
export const LATER = 'later';
export type Entered = typeof CODE_SENT | typeof LATER | LoginRefusal;

export const parseEntered = (word: string | null): Entered | null =>
  ([CODE_SENT, LATER, ...REFUSALS] as const).find((each) => each === word) ?? null;

export const isLoginRefusal = (entered: string): entered is LoginRefusal =>
  REFUSALS.some((each) => each === entered);

/** A refusal by its code; whatever the forms have no words for is told as «later». */
export const toEntered = (code: unknown): Entered =>
  typeof code === 'string' && isLoginRefusal(code) ? code : LATER;

/** With these the page asks for the code that was sent and not for the phone. */
export const asksForCode = (entered: Entered | null): boolean =>
  entered === CODE_SENT || entered === 'auth.invalid_code' || entered === 'auth.agreement_needed';

/** The page of the login, in the language of the home page given. */
export function toLoginPage(home: string, returnTo: string, entered: Entered | null): string {
  const query = new URLSearchParams({ [LOGIN_WORD]: isInternalPath(returnTo) ? returnTo : home });
  if (entered !== null) query.set(ENTERED_WORD, entered);
  return `${home}?${query}`;
}
