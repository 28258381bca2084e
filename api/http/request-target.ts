/**
 * Whom a request is addressed to, looked at before anything else of it: a target that is no path of ours, or two answers
 * to the question which host is meant, are refused by a word that nobody logs.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage, errors } from '#contract/errors.ts';
import { makeRequestId } from './request-log.ts';

/** As a proxy is asked: the whole address. Of our own host it means its path (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/** True when the request has been refused; otherwise its target is a path from here on. */
export function refuseForeignTarget(
  request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>,
  response: ServerResponse,
): boolean {
  const path = countHosts(request.rawHeaders) > 1 ? null : findPath(request);
  if (path === null) {
    refuse(response);
    return true;
  }
  request.url = path;
  return false;
}

function findPath({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
  if (url.startsWith('/')) return url;
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined || host.toLowerCase() !== headers.host?.toLowerCase()) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Node keeps the first and forgets the others; a proxy in front may have believed the last. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/** The connection ends with it: what else stands on it was meant for somebody else. */
function refuse(response: ServerResponse): void {
  const code = 'request.malformed';
  const body = JSON.stringify({ message: errorMessage(code, 'ru'), code, requestId: makeRequestId() });
  response
    .writeHead(errors[code].status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body);
}
