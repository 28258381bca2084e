/**
 * `/letters/end/{token}`: the address of the header List-Unsubscribe. A mail program's own button posts to it (RFC 8058,
 * one press, no page); who opens it in a browser is led to the dialogue, since looking at a link must end nothing.
 */
import type { FastifyInstance } from 'fastify';
import { localePath } from '#domain/locale.ts';
import type { Database } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import { endNoticesByToken } from './notices.queries.ts';
import { END_PATH } from './notices.ts';

const LIMIT: Limit = { name: 'end-link', max: 60, windowSeconds: 60 };
const TOKEN = /^[\w-]{43}$/;

interface EndLink {
  Params: { token: string };
  Querystring: { language?: unknown };
}

export function registerEndLink(app: FastifyInstance, db: Database): void {
  app.register((scope, _options, ready) => {
    // `List-Unsubscribe=One-Click`: the words are always the same, there is nothing to read.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, {});
    });

    scope.get<EndLink>(`${END_PATH}/:token`, async ({ params: { token }, query }, reply) => {
      if (!TOKEN.test(token)) throw new Refusal('token.unknown');
      const home = localePath('/', query.language === 'kz' ? 'kz' : 'ru');
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${home}?end-notice=${token}`, 302);
    });

    scope.post<EndLink>(`${END_PATH}/:token`, async ({ params: { token }, ip }, reply) => {
      await requireWithinLimit(db, LIMIT, ip);
      if (!TOKEN.test(token) || !(await endNoticesByToken(db, hashToken(token))))
        throw new Refusal('token.unknown');
      return reply.header('cache-control', 'no-store').send({ success: true });
    });
    ready();
  });
}
