/**
 * Answers calls out of the kept answers before the application is even entered, as kept pages are: no router, no check of
 * what was asked, for the same address has been checked before. Promises what the application would have answered, to
 * whoever is of the same price class; counts and logs it as the application does. Whatever is not plainly such a call goes on.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { priceClass, userType } from '#domain/price.ts';
import { readCookie } from './cookies.ts';
import { SECURITY_HEADERS } from './headers.ts';
import type { Http } from './http.ts';
import type { NamedAnswer } from './kept-answers.ts';
import { languageOf } from './language.ts';
import { noteAnswer } from './metrics.ts';
import { isOwnOrigin } from './origin.ts';
import { PreparedHead } from './prepared-head.ts';
import { logAnswer, makeRequestId } from './request-log.ts';
import { recallUser, type Viewer } from './session.ts';

/** What such an answer says beside its bytes. */
export const ANSWER_HEADERS = {
  'cache-control': 'no-store',
  vary: 'x-language-id, authorization, cookie',
} as const;
export const ANSWER_TYPE = 'application/json; charset=utf-8';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** Under which an answer is found again: all that the application looks at to choose it. */
export const toAnswerAddress = (request: Asked, viewer: Viewer | null): string =>
  `${languageOf(request)} ${priceClass(viewer)} ${request.url}`;

export function createCallFront(http: Http): (request: IncomingMessage, response: ServerResponse) => boolean {
  const heads = new WeakMap<NamedAnswer['body'], PreparedHead>();
  const headOf = (body: Buffer): PreparedHead => {
    const known = heads.get(body);
    if (known) return known;
    const headers = {
      ...SECURITY_HEADERS,
      ...ANSWER_HEADERS,
      'content-type': ANSWER_TYPE,
      'content-length': String(body.length),
    };
    const head = new PreparedHead(200, Object.entries(headers).flat());
    heads.set(body, head);
    return head;
  };

  return (request, response) => {
    const { keptAnswers } = http;
    if (!keptAnswers || request.method !== 'GET' || request.url?.startsWith('/api/') !== true) return false;
    const viewer = findOfClass(http, request);
    const found = viewer === undefined ? undefined : keptAnswers.findNamed(toAnswerAddress(request, viewer));
    if (!found) return false;
    const begun = performance.now();
    const id = makeRequestId();
    headOf(found.body).send(response, ['x-request-id', id], found.body);
    const facts = { method: 'GET', route: found.route, status: 200, ms: performance.now() - begun };
    noteAnswer(facts);
    logAnswer(http.app.log, id, facts);
    return true;
  };
}

/** Null: nobody's; undefined: the application has to find out. */
function findOfClass(http: Http, request: IncomingMessage): Viewer | null | undefined {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) return undefined;
  if (cookie === undefined || !cookie.includes('token')) return null;
  const token = readCookie(request, 'token');
  if (token === undefined) return null;
  // A cookie that another site's page has sent along says nothing of who asks.
  if (!isOwnOrigin(request as IncomingMessage & { method: string })) return null;
  const viewer = recallUser(http, token);
  return viewer && userType(viewer) !== 'wholesale' ? viewer : undefined;
}
