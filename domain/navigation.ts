/**
 * Where the shop may send a visitor: `returnTo`, redirects and links out of content (spec 5).
 * An internal path is judged by what browsers, proxies and our own locale stripping could make of it, not by its looks.
 */
const ANY_ORIGIN = 'https://shop.invalid';

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and newlines inside a URL, so "/\t/evil" is "//evil"
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/;

/** The path as the laxest reader would see it: decoded, with full-width and other look-alike characters made plain. */
function readLaxly(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFKC');
  } catch {
    return null;
  }
}

/** A path of this shop: one leading slash, no second one anywhere, no backslash, control character or `@` in the path part. */
export function isInternalPath(target: unknown, origin: string = ANY_ORIGIN): target is string {
  if (typeof target !== 'string' || !target.startsWith('/') || CONTROL.test(target)) return false;
  const path = readLaxly(target.replace(/[?#].*$/s, ''));
  if (path === null || path.includes('//') || /[\\@]/.test(path) || CONTROL.test(path)) return false;
  return URL.canParse(target, origin) && new URL(target, origin).origin === origin;
}

/**
 * The address to go to, or null when it is refused. Internal targets come back as a path, even if written with our own
 * origin. External ones pass only when the caller says so, and then only plain http(s) without credentials:
 * `javascript:`, `data:` and their kin never do.
 */
export function safeTarget(
  target: unknown,
  origin: string,
  { isExternalAllowed = false }: { isExternalAllowed?: boolean } = {},
): string | null {
  if (isInternalPath(target, origin)) return target;
  // "https:evil" means different hosts to different bases: an absolute address must spell its two slashes and a host,
  // and a host with something before an @ is a disguise.
  if (
    typeof target !== 'string' ||
    CONTROL.test(target) ||
    !/^https?:\/\/[^/\\@?#]+([/?#][^\\]*)?$/i.test(target)
  )
    return null;
  if (!URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.origin === origin) {
    const path = url.pathname + url.search + url.hash;
    return isInternalPath(path, origin) ? path : null;
  }
  return isExternalAllowed ? url.href : null;
}

/** A parameter of the home page: the visitor leaves the notice of the old application for the shop. */
export const LEAVE_OLD_APPLICATION = 'full';
