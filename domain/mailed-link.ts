/**
 * Links of letters land on the home page as `?confirm-email={token}`, `?confirm-recovery=…` and so on. Whoever meets
 * such an address takes the token out of it at once, so that it stays in no history, cache, log or referrer.
 */
const MAILED_LINK_KINDS = [
  'confirm-email',
  'confirm-recovery',
  'confirm-leaving',
  // Word of a product: wanted, and no longer wanted.
  'confirm-notice',
  'end-notice',
] as const;

export type MailedLinkKind = (typeof MAILED_LINK_KINDS)[number];

/** 256 random bits in base64url, as sessions have them. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface MailedLink {
  kind: MailedLinkKind;
  /** null: cut or garbled on its way */
  token: string | null;
}

export function parseMailedLink(search: string): MailedLink | null {
  const given = new URLSearchParams(search);
  const kind = MAILED_LINK_KINDS.find((name) => given.has(name));
  if (kind === undefined) return null;
  const token = given.get(kind)?.trim() ?? '';
  return { kind, token: TOKEN.test(token) ? token : null };
}

/** Path, query and hash without any token; everything else stays. */
export function withoutMailedLink(address: string): string {
  const url = new URL(address, 'https://shop.invalid');
  for (const name of MAILED_LINK_KINDS) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
