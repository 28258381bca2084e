/**
 * `/exchange/1c/`, and the address that 1C's people type. Outside of the shop's sessions, its origin rule and its patience:
 * whoever speaks here is a program with a name of its own. Whatever happens, 1C gets 200 and words: it hides the rest.
 */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown, withoutPatience } from '../database.ts';
import { readRawCookie } from '../http/cookies.ts';
import type { Http } from '../http/http.ts';
import { readAskedQuery } from './asked-query.ts';
import { COOKIE, type Exchange } from './exchange-1c.ts';
import { type AnswerEncoding, encodeLines, failure, type ToldAnswer } from './told-answer.ts';

const ADDRESSES = ['/exchange/1c', '/bitrix/admin/1c_exchange.php'];

/** What was begun goes on by itself once it is back. */
const AWAY = 'База данных сайта сейчас недоступна. Ничего не потеряно, повторите обмен через минуту';

export function registerExchange({ app }: Http, exchange: Exchange, texts: AnswerEncoding): void {
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    // Whatever 1C or a program in its place calls the body, also what is no type at all: it goes to the disk as it comes.
    scope.addHook('onRequest', (request, _reply, done) => {
      if (request.raw.headers['content-type'] !== undefined)
        request.raw.headers['content-type'] = 'application/octet-stream';
      done();
    });
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const url of ADDRESSES)
      scope.route({
        method: ['GET', 'POST'],
        url,
        config: { hasOwnSession: true },
        handler: async (request, reply) => {
          const answer = await withoutPatience(() => exchange.answer(toAsked(request))).catch(
            (error: unknown) => {
              if (isDatabaseDown(error)) {
                request.log.warn({ reason: (error as Error).message }, 'database unavailable');
                return failure(AWAY);
              }
              request.log.error({ err: error }, 'the exchange failed');
              return failure('Внутренняя ошибка сайта. Повторите обмен позже');
            },
          );
          return send(reply, answer, texts);
        },
      });
    ready();
  });
}

function toAsked(request: FastifyRequest) {
  const one = readAskedQuery(request.url);
  const length = request.headers['content-length'];
  return {
    type: (one('type') ?? 'catalog').trim().toLowerCase(),
    mode: (one('mode') ?? '').trim().toLowerCase(),
    filename: one('filename'),
    version: one('version'),
    sessid: one('sessid'),
    authorization: request.headers.authorization,
    // Programs written after one site's habits call every session so, whatever they were told.
    token: readRawCookie(request, COOKIE) ?? readRawCookie(request, 'PHPSESSID'),
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    bytes: length === undefined ? null : Number(length),
    body: request.body instanceof Readable ? request.body : Readable.from([]),
  };
}

function send(reply: FastifyReply, answer: ToldAnswer, texts: AnswerEncoding) {
  reply.header('cache-control', 'no-store');
  if (answer.kind === 'xml')
    return reply.type(`application/xml; charset=${answer.encoding}`).send(answer.body);
  const isUnknown = answer.kind === 'who_are_you';
  if (isUnknown) reply.code(401).header('www-authenticate', 'Basic realm="1C"');
  const lines = isUnknown ? ['failure', 'Нет имени и пароля'] : answer.lines;
  return reply.type(`text/plain; charset=${texts}`).send(encodeLines(lines, texts));
}
