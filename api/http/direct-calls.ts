/**
 * Calls of a page that is being made in this very process: the same checks of input, session and answer as over the
 * wire (route.ts), the same failures in the same shape; only headers, JSON text and its reading are spared.
 * The visitor of a page is looked up once, however many calls it makes.
 */
import { parseLocale } from '#domain/locale.ts';
import type { Client } from './client.ts';
import { readCookie } from './cookies.ts';
import { toFailure } from './failures.ts';
import type { Http, Sent } from './http.ts';
import { findUser, type Viewer } from './session.ts';

export interface PageVisitor {
  /** The whole cookie header of a logged-in visitor; absent for everyone else. */
  cookie: string | undefined;
  /** Absent when the shop itself renews a page. */
  address: string | undefined;
  client: Client;
  requestId: string;
  /** Staff look at the page as this one would see it; null: as one whom nobody knows. */
  shownAs?: Viewer | null;
  /** Told when the token is no session any more. */
  onStaleToken(): void;
}

/** Null where the call can only be made over the wire. */
export type CallDirectly = (
  key: string,
  sent: Sent,
  language: string | undefined,
) => Promise<{ status: number; body: unknown }> | null;

export function directCallsOf(http: Http, visitor: PageVisitor): CallDirectly {
  const { address = 'the shop itself', client } = visitor;
  const headers = visitor.cookie === undefined ? {} : { cookie: visitor.cookie };
  let viewer: Promise<Viewer | null> | undefined;
  const findViewer = () => {
    if (visitor.shownAs !== undefined) return Promise.resolve(visitor.shownAs);
    viewer ??= findVisitor(http, headers, visitor);
    return viewer;
  };
  return (key, sent, languageId) => {
    const call = http.directCalls.get(key);
    if (!call) return null;
    const language = parseLocale(languageId);
    return call(sent, { language, address, client, findViewer }).then(
      (body) => ({ status: 200, body }),
      (error: unknown) => {
        const { status, body } = toFailure(error, {
          language,
          requestId: visitor.requestId,
          log: http.app.log,
        });
        return { status, body };
      },
    );
  };
}

async function findVisitor(
  http: Http,
  headers: { cookie?: string },
  { onStaleToken }: PageVisitor,
): Promise<Viewer | null> {
  const token = readCookie({ headers }, 'token');
  if (token === undefined) return null;
  const user = await findUser(http, token);
  if (user === null) onStaleToken();
  return user;
}
