import { SECURITY_HEADERS } from '#api/http/headers.ts';

/** No inline code anywhere, so one policy serves every page and none needs a nonce. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types shop',
].join('; ');

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'content-security-policy': PAGE_POLICY,
};

/** A page may be kept by the visitor's browser alone, and is asked for anew each time (an ETag makes that cheap). */
export const PAGE_CACHE_CONTROL = 'private, no-cache';
