import type { IncomingMessage } from 'node:http';

type Request = Pick<IncomingMessage, 'headers'>;

/** One cookie of a request as it was sent, for whoever must tell a broken one from none; undefined when it is missing. */
export function readRawCookie(request: Request, name: string): string | undefined {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at !== -1 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** One cookie of a request, decoded; undefined when it is missing or its escapes are broken. */
export function readCookie(request: Request, name: string): string | undefined {
  const sent = readRawCookie(request, name);
  try {
    return sent === undefined ? undefined : decodeURIComponent(sent);
  } catch {
    return undefined;
  }
}
