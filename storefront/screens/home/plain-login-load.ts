import { errors } from '#contract/errors.ts';
import { localePath } from '#domain/locale.ts';
import { isInternalPath } from '#domain/navigation.ts';
import {
  asksForCode,
  CODE_SENT,
  ENTERED_WORD,
  isLoginRefusal,
  LOGIN_WORD,
  parseEntered,
} from '#domain/plain-login.ts';
import type { LoadContext } from '../../page/screen.ts';

/** What the forms of the login are made of where there is no script. */
export interface PlainLoginData {
  returnTo: string;
  /** What became of the last try, in words; null: none was made. */
  said: string | null;
  isSent: boolean;
  /** By which the page asks now: the phone that a code goes to, the code, or the code with a name for a new account. */
  code: 'off' | 'phone' | 'code' | 'new';
  /** Where a demo shows its codes. */
  outbox: string | null;
}

/** Null on every page that nobody was led to for a login. */
export async function loadPlainLogin({ api, locale, url }: LoadContext): Promise<PlainLoginData | null> {
  const wanted = url.searchParams.get(LOGIN_WORD);
  if (wanted === null) return null;
  const entered = parseEntered(url.searchParams.get(ENTERED_WORD));
  const ways = await api('GET /api/v1/auth/ways/');
  const { code, outbox } = ways.ok ? ways.value.data : { code: false, outbox: null };
  return {
    returnTo: isInternalPath(wanted) ? wanted : localePath('/', locale),
    said: entered !== null && isLoginRefusal(entered) ? errors[entered][locale] : entered,
    isSent: entered === CODE_SENT,
    code: !code
      ? 'off'
      : entered === 'auth.agreement_needed'
        ? 'new'
        : asksForCode(entered)
          ? 'code'
          : 'phone',
    outbox,
  };
}
