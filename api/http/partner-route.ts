/**
 * Registers a call for partners' programs: who calls is told by a key alone, never by a cookie; the key must have the
 * call's scope and be within its limits, of which every answer tells.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { PartnerCall } from '#contract/partner-call.ts';
import type { Scope } from '#contract/partner-scopes.ts';
import type { Locale } from '#domain/locale.ts';
import { withPatience } from '../database.ts';
import { requireRoom } from './disk-space.ts';
import type { Http } from './http.ts';
import { languageOf } from './language.ts';
import { type LimitState, limitHeaders } from './limit-headers.ts';
import { Refusal } from './refusal.ts';
import { answerOnce } from './repeats.ts';
import { checked, findParams } from './route.ts';

interface Known {
  keyId: number;
  scopes: readonly Scope[];
}

/** What calls for partners are registered on. */
export interface PartnerHttp<Caller extends Known> {
  http: Http;
  recognise(
    authorization: string | undefined,
    address: string,
  ): Promise<{ caller: Caller; limit: LimitState }>;
}

interface Input<C extends PartnerCall, Caller> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  language: Locale;
  caller: Caller;
  /** Of a call that writes: its Idempotency-Key. */
  requestKey: string;
  requestId: string;
}

/** A thousand rows are written within one call: the program waits longer than a visitor would. */
const PATIENCE_MS = 30_000;

export function partnerRoute<C extends PartnerCall, Caller extends Known>(
  { http, recognise }: PartnerHttp<Caller>,
  call: C,
  answer: (input: Input<C, Caller>) => Promise<z.input<C['answer']>>,
): void {
  async function respond(request: FastifyRequest, reply: FastifyReply) {
    const language = languageOf(request);
    const { caller, limit } = await recognise(request.headers.authorization, request.ip);
    reply.headers(limitHeaders(limit)).header('cache-control', 'no-store');
    if (call.scope !== null && !caller.scopes.includes(call.scope))
      throw new Refusal('key.wrong_scope', { scope: call.scope });
    requireRoom(http.hasDiskSpace, call);
    const params = findParams(call, request.params);
    const query = checked(call.query, request.query, language);
    const body = checked(call.body, request.body ?? {}, language);
    const requestKey = request.headers['idempotency-key'];
    if (call.requiresKey && requestKey === undefined) throw new Refusal('request.key_required');
    const asked = { params, query, body, language, caller, requestKey, requestId: request.id };
    const make = () => answer(asked as Input<C, Caller>);
    const made = call.acceptsKey
      ? await answerOnce(http.db, request, { call: call.path, who: `key ${caller.keyId}`, body }, make)
      : await make();
    return call.answer.parse(made);
  }

  http.app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.bodyLimitKb === null ? {} : { bodyLimit: call.bodyLimitKb * 1024 }),
    handler: (request, reply) => withPatience(() => respond(request, reply), PATIENCE_MS),
  });
}
