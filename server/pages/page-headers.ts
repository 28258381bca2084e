import { SECURITY_HEADERS } from '#api/http/headers.ts';

/** No inline code anywhere, so one policy serves every page and none needs a nonce. */
const policyOf = (hub: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${hub}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop',
  ].join('; ');

const headers: Record<string, string> = { ...SECURITY_HEADERS, 'content-security-policy': policyOf('') };

export const PAGE_HEADERS: Readonly<Record<string, string>> = headers;

/** Where codes are read by camera: it may be opened, and the reader's WebAssembly may run. Scripts stay our own. */
export const withCamera = (given: Readonly<Record<string, string>>): Record<string, string> => ({
  ...given,
  'permissions-policy': (given['permissions-policy'] ?? '').replace('camera=()', 'camera=(self)'),
  'content-security-policy': (given['content-security-policy'] ?? '').replace(
    "script-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
  ),
});

/** Pages may listen to a hub of live updates that stands at another address. */
export function allowHub(url: string): void {
  headers['content-security-policy'] = policyOf(` ${new URL(url).origin}`);
}

/** A page may be kept by the visitor's browser alone, and is asked for anew each time (an ETag makes that cheap). */
export const PAGE_CACHE_CONTROL = 'private, no-cache';
