/**
 * The one place where a failure becomes an answer. A Refusal keeps its code; what Fastify itself refuses is
 * given ours; a lost database is 503; anything else is a fault: 500 with the request id, logged once.
 */
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorBody, type ErrorCode, errorMessage, errors } from '#contract/errors.ts';
import type { Locale } from '#domain/locale.ts';
import { isDatabaseDown } from '../database.ts';
import { languageOf } from './language.ts';
import { limitHeaders } from './limit-headers.ts';
import { TooManyRefusal } from './limits.ts';
import { Refusal } from './refusal.ts';
import { clearTokenCookie } from './session.ts';

const codesOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'request.uri_too_long',
  // PostgreSQL: a text with a zero byte, which no text column can hold.
  '22021': 'request.malformed',
};

/**
 * For a foreign origin another site could log visitors out; a live token is not the session's and ends long before it.
 */
const sayNothingOfSession = new Set<ErrorCode>([
  'request.foreign_origin',
  'live.token_refused',
  'live.topic_refused',
]);

/** What is said to staff, or to a partner's program, is no word to the user of the same browser. */
const speaksOfSession = (code: ErrorCode): boolean =>
  !sayNothingOfSession.has(code) && !code.startsWith('office.') && !code.startsWith('key.');

/** What went wrong, as one of ours. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseDown(error)) return new Refusal('service.unavailable');
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : codesOfFastify[code];
  if (known) return new Refusal(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal(statusCode === 415 ? 'request.unsupported_type' : 'request.malformed');
  }
  return new Refusal('service.fault');
}

interface Circumstances {
  language: Locale;
  requestId: string;
  log: FastifyBaseLogger;
}

/** The answer to what went wrong, which is logged here if it is ours. */
export function toFailure(
  error: unknown,
  { language, requestId, log }: Circumstances,
): { refusal: Refusal; status: number; body: ErrorBody } {
  const refusal = toRefusal(error);
  const { status } = errors[refusal.code];
  if (refusal.code === 'service.fault') log.error({ err: error }, 'fault');
  else if (refusal.code === 'service.unavailable')
    log.warn({ reason: (error as Error).message }, 'database unavailable');
  const body = {
    message: errorMessage(refusal.code, language, { requestId, ...refusal.details }),
    code: refusal.code,
    ...(refusal.fields ? { errors: refusal.fields } : {}),
    ...(refusal.data === undefined ? {} : { data: refusal.data }),
    requestId,
  };
  return { refusal, status, body };
}

/** Fails a call from outside a handler (a hook, the not-found handler). */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusal, status, body } = toFailure(error, {
    language: languageOf(request),
    requestId: request.id,
    log: request.log,
  });

  // spec 4: a 401 or 403 clears the token cookie.
  if ((status === 401 || status === 403) && speaksOfSession(refusal.code)) clearTokenCookie(reply);
  if (status === 429) reply.header('retry-after', String(refusal.details.seconds ?? 60));
  if (refusal instanceof TooManyRefusal) reply.headers(limitHeaders(refusal.limit));
  if (status === 503) reply.header('retry-after', refusal.code === 'service.no_room' ? '60' : '2');
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body);
}

export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}
