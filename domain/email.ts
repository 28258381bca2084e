/**
 * E-mail addresses. Whether one exists is known when a letter arrives; here only what could never be one is refused.
 * The result is the one form under which an address is stored and compared: lower case, its domain in ASCII, so that
 * `Почта.рф` and `xn--…` are the same place.
 */
const LONGEST = 254;
const LONGEST_LOCAL = 64;

/** No spaces, control characters or signs that mean something in a letter's header; dots stand between, not at the ends. */
const LOCAL = /^(?!\.)(?!.*\.\.)(?!.*\.$)[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+$/u;
/** What URL would read as something else than a host. */
const NOT_IN_HOST = /[\s/?#:@[\]\\%\p{Cc}\p{Cf}]/u;
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/;

export function parseEmail(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > LONGEST * 2) return null;
  const parts = typed.trim().normalize('NFKC').split('@');
  const [local = '', domain = ''] = parts;
  if (parts.length !== 2 || !LOCAL.test(local) || local.length > LONGEST_LOCAL) return null;
  if (domain === '' || NOT_IN_HOST.test(domain)) return null;
  const host = URL.parse(`http://${domain}/`)?.hostname ?? '';
  const email = `${local.toLowerCase()}@${host}`;
  return HOST.test(host) && email.length <= LONGEST ? email : null;
}

/** `a***@sheber.kz`: enough for the owner to know which one, not for anyone else. */
export function maskEmail(email: string): string {
  const [local = '', host = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${host}`;
}
