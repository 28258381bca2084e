/**
 * Between the socket and the application: whoever has the cookie of a rehearsal is answered by that rehearsal, and by nothing else
 * of the shop but its files. Promises: no answer of a rehearsal is kept or indexed, none sets a cookie, nothing but its own cart is
 * written; a pass that is over or a rehearsal that is lost says so instead of showing the present.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie, readRawCookie } from '#api/http/cookies.ts';
import { SECURITY_HEADERS } from '#api/http/headers.ts';
import {
  createRehearsalPasses,
  ENTER_PATH,
  REHEARSAL_COOKIE,
  REHEARSAL_SECONDS,
  type Rehearsal,
} from '#api/rehearsal/rehearsal.ts';
import { errors } from '#contract/errors.ts';
import { CITY_COOKIE, CITY_COOKIE_MAX_AGE_S, cityCookieValue } from '#domain/city.ts';
import { localeOfPath, localePath } from '#domain/locale.ts';
import { toClockScript } from './ahead-clock.ts';
import { tokenOf } from './buyers.ts';
import { BAR_STYLES, BAR_STYLES_PATH, CLOCK_PATH, LEAVE_PATH, toEndPage, withBar } from './rehearsal-bar.ts';
import type { WorldAnswer, Worlds } from './worlds.ts';

/** What a rehearsal may be asked besides reading: its own cart, which is nobody else's and gone with it. */
const WRITABLE = /^(POST|DELETE) \/api\/v1\/cart\/(calculate\/)?(\?|$)/;
const MOST_BODY = 256 * 1024;
/** Cookies of the browser that a page is made by; a login of the buyer's own is not among them. */
const PASSED_COOKIES = [CITY_COOKIE, 'viewport', 'i18n_redirected'];
const PASSED_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'host',
  'origin',
  'referer',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'user-agent',
  'x-language-id',
];
const NOT_KEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

export interface RehearsalFront {
  /** True when the request was taken. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  close(): void;
}

export function createRehearsalFront(worlds: Worlds, secretKey: string): RehearsalFront {
  const passes = createRehearsalPasses(secretKey);

  return {
    answer(request, response) {
      const url = request.url ?? '/';
      const path = url.replace(/\?.*$/s, '');
      if (path.startsWith('/rehearsal/')) return answerOwn(request, response, path);
      const cookie = readCookie(request, REHEARSAL_COOKIE);
      if (cookie === undefined || !isRehearsed(path)) return false;
      const rehearsal = passes.read(cookie);
      if (rehearsal) void rehearse(request, response, rehearsal).catch(() => sendEnd(response, url, 'lost'));
      else sendEnd(response, url, 'over');
      return true;
    },
    close: worlds.close,
  };

  function answerOwn(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (path === BAR_STYLES_PATH) {
      send(response, 200, { 'content-type': 'text/css; charset=utf-8' }, Buffer.from(BAR_STYLES));
      return true;
    }
    const query = new URLSearchParams((request.url ?? '').replace(/^[^?]*/, ''));
    if (path === CLOCK_PATH) {
      const script = toClockScript(Number(query.get('ahead')) || 0);
      send(response, 200, { 'content-type': 'text/javascript; charset=utf-8' }, Buffer.from(script));
      return true;
    }
    if (path === ENTER_PATH) {
      const pass = query.get('pass');
      const rehearsal = passes.read(pass);
      if (!rehearsal) sendEnd(response, request.url ?? '/', 'over');
      else enter(response, rehearsal, pass ?? '');
      return true;
    }
    if (path !== LEAVE_PATH || request.method !== 'POST') return false;
    const left = passes.read(readCookie(request, REHEARSAL_COOKIE));
    if (left) worlds.end(left.id);
    const gone = `${REHEARSAL_COOKIE}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`;
    send(response, 303, { location: localePath('/', left?.language ?? 'ru'), 'set-cookie': gone });
    return true;
  }

  async function rehearse(
    request: IncomingMessage,
    response: ServerResponse,
    rehearsal: Rehearsal,
  ): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const isReading = method === 'GET' || method === 'HEAD';
    if (!isReading && !WRITABLE.test(`${method} ${url}`)) return refuse(request, response);
    const body = isReading ? null : await readBody(request);
    const answer = await worlds.ask(rehearsal, { method, url, headers: toHeaders(request, rehearsal), body });
    sendAnswer(response, url, answer, rehearsal);
  }
}

/** Files are the same at any moment; the office has nothing to do with it. */
const isRehearsed = (path: string): boolean =>
  !/^\/(office|healthz|readyz)(\/|$)/.test(path) &&
  (path.startsWith('/api/') || path.endsWith('/_payload.json') || !/\.[a-z0-9]+$/i.test(path)) &&
  !/^\/(img|assets|icons|maps|\.well-known)\//.test(path);

function enter(response: ServerResponse, { city, language }: Rehearsal, pass: string): void {
  send(response, 302, {
    location: localePath('/', language),
    'referrer-policy': 'no-referrer',
    'set-cookie': [
      `${REHEARSAL_COOKIE}=${pass}; Path=/; Max-Age=${REHEARSAL_SECONDS}; Secure; HttpOnly; SameSite=Lax`,
      `${CITY_COOKIE}=${cityCookieValue({ code: city })}; Path=/; Max-Age=${CITY_COOKIE_MAX_AGE_S}; SameSite=Lax`,
    ],
  });
}

function toHeaders(request: IncomingMessage, { buyer }: Rehearsal): Record<string, string> {
  const passed = PASSED_HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const token = tokenOf(buyer);
  const cookies = [
    ...PASSED_COOKIES.flatMap((name) => {
      const value = readRawCookie(request, name);
      return value === undefined ? [] : [`${name}=${value}`];
    }),
    ...(token === null ? [] : [`token=${token}`]),
  ];
  return { ...Object.fromEntries(passed), ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BODY) throw new Error('a body is larger than any cart');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { status, ru, kz } = errors['rehearsal.read_only'];
  const isKz = request.headers['x-language-id'] === 'kz';
  const body = { code: 'rehearsal.read_only', message: isKz ? kz : ru, requestId: '' };
  request.resume();
  send(
    response,
    status,
    { 'content-type': 'application/json; charset=utf-8' },
    Buffer.from(JSON.stringify(body)),
  );
}

/** What a page of today would say of its keeping, its form and its cookies is not said. */
const NOT_PASSED =
  /^(set-cookie|etag|cache-control|content-length|transfer-encoding|connection|last-modified|keep-alive)$/;

function sendAnswer(
  response: ServerResponse,
  url: string,
  { status, headers, body, failed, aheadMs }: WorldAnswer,
  rehearsal: Rehearsal,
): void {
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED.test(name)));
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  const language = localeOfPath(url);
  const shown = isPage
    ? Buffer.from(withBar(body.toString(), rehearsal, { language, failed, aheadMs }))
    : body;
  send(response, status, passed, shown);
}

function sendEnd(response: ServerResponse, url: string, why: 'over' | 'lost'): void {
  if (response.headersSent) return void response.destroy();
  const status = why === 'over' ? 410 : 503;
  const page = Buffer.from(toEndPage(why, localeOfPath(url)));
  send(response, status, { 'content-type': 'text/html; charset=utf-8' }, page);
}

function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string | string[]>,
  body: Buffer = Buffer.alloc(0),
): void {
  response
    .writeHead(status, { ...SECURITY_HEADERS, ...headers, ...NOT_KEPT, 'content-length': body.length })
    .end(body);
}
