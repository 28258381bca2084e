import type { IncomingMessage } from 'node:http';

/** One cookie of a request, decoded; undefined when it is missing or its escapes are broken. */
export function readCookie(request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at === -1 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}
