import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compress } from './compress.ts';
import { writePage } from './page-bytes.ts';
import type { KeptAnswer } from './page-front.ts';
import { PAGE_CACHE_CONTROL, PAGE_HEADERS } from './page-headers.ts';
import type { RenderedPage } from './page-renderer.ts';

interface Circumstances {
  buildId: string;
  isBot: boolean;
  /** The build tool's own scripts are inline: no content policy then. */
  isDevelopment: boolean;
  /** The address bears the token of a letter or of a shared estimate: kept by nobody, told to nobody. */
  isPrivateLink: boolean;
  /** Staff look at it as another would see it: no script runs, no form is sent. */
  isLook?: boolean;
}

/** Sends a page that was rendered for this request. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  { buildId, isBot, isDevelopment, isPrivateLink, isLook = false }: Circumstances,
): FastifyReply {
  reply.code(page.status).headers(PAGE_HEADERS);
  if (isDevelopment) reply.removeHeader('content-security-policy');
  if (page.statusMessage) reply.raw.statusMessage = toStatusMessage(page.statusMessage);
  if (page.setCookies.length > 0) reply.header('set-cookie', page.setCookies);
  reply.header('cache-control', PAGE_CACHE_CONTROL).header('vary', 'accept-encoding, cookie');
  if (isPrivateLink) keepPrivate(reply);
  if (isLook) makeInert(reply);
  if (page.status === 404 && isBot && page.headers['content-type']?.startsWith('text/html')) {
    // spec 2: bots get no error page; the status alone tells them.
    return reply.header('content-type', 'text/plain; charset=utf-8').send('404 Page not found\n');
  }
  reply.headers(page.headers).header('x-build-id', buildId);
  const encoding = acceptedEncoding(request.raw);
  if (encoding === 'br' && page.packed) return reply.header('content-encoding', encoding).send(page.packed);
  const plain = writePage(page.body);
  const body = compress(plain, encoding, false);
  if (body === plain) return reply.send(Buffer.from(plain));
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Sends a page that was kept, to an address that the front did not know: with words of adverts, say. */
export function sendKept(
  reply: FastifyReply,
  { status, headers, body }: KeptAnswer,
  isPrivateLink: boolean,
): FastifyReply {
  reply.code(status).headers(headers);
  if (isPrivateLink) keepPrivate(reply);
  return reply.send(body);
}

const keepPrivate = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');

function makeInert(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy');
  const rules = [...(policy === undefined ? [] : [policy]), 'sandbox allow-same-origin allow-popups'];
  reply.header('content-security-policy', rules.join('; ')).header('x-robots-tag', 'noindex');
}

/** A status line holds printable ASCII only. */
function toStatusMessage(text: string): string {
  return encodeURI(text.toWellFormed()).replaceAll('%20', ' ').slice(0, 500);
}
