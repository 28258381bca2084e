/**
 * Registers a call of the contract: checks what comes in, gives the handler typed input, checks what goes out.
 * The answer passes through its schema, so a field that the contract does not name never leaves the server.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call, FileKind } from '#contract/call.ts';
import type { Locale } from '#domain/locale.ts';
import { priceClass, userType } from '#domain/price.ts';
import { withPatience } from '../database.ts';
import { notFoundOf, requireCaller, requireOwner, requireOwnerRule } from './allow.ts';
import { ANSWER_HEADERS, ANSWER_TYPE, toAnswerAddress } from './call-front.ts';
import { type Client, clientKey, clientOf } from './client.ts';
import { isCostly } from './costly-calls.ts';
import { requireRoom } from './disk-space.ts';
import { fieldErrors } from './field-errors.ts';
import type { Caller, Http, Sent } from './http.ts';
import type { AnswerKey } from './kept-answers.ts';
import { languageOf } from './language.ts';
import { findLimit, limitHeaders } from './limit-headers.ts';
import { Refusal } from './refusal.ts';
import { answerOnce } from './repeats.ts';
import { findViewer, hasLogin, type Viewer } from './session.ts';

interface Wire {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Input<C extends Call> = {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  language: Locale;
  address: string;
  /** Who is counted by limits. */
  client: Client;
  /** The logged-in user; null only where anyone may call. */
  viewer: C['access'] extends 'anyone' ? Viewer | null : Viewer;
  // A GET must not depend on the wire: pages make it without one.
} & (C['method'] extends 'GET' ? unknown : Wire);

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
  }
}

/** How a call's answer is kept for others who ask the same: its city has a name of its own, whatever the query wrote. */
interface Keeping<C extends Call> {
  findCity(query: z.output<C['query']>): Promise<string>;
}

export function route<C extends Call>(
  http: Http,
  call: C,
  answer: (input: Input<C>) => Promise<z.input<C['answer']>>,
  keeping?: Keeping<C>,
): void {
  const url = call.path.replace(/\{(\w+)\}/g, ':$1');
  /** Null where it is not kept: what a contract's owner pays is nobody else's. */
  const findKey = async (
    { params, query }: { params: unknown; query: unknown },
    language: Locale,
    viewer: Viewer | null,
  ): Promise<AnswerKey | null> => {
    if (!keeping || !http.keptAnswers || userType(viewer) === 'wholesale') return null;
    const { city: _named, ...asked } = query as Record<string, unknown>;
    return {
      call: call.path,
      input: JSON.stringify([params, asked]),
      cityCode: await keeping.findCity(query as z.output<C['query']>),
      language,
      priceClass: priceClass(viewer),
    };
  };
  /** For a visitor without a login, before anything is asked of PostgreSQL or waits for its turn. */
  const findKept = async (request: FastifyRequest, language: Locale): Promise<Buffer | undefined> => {
    if (!keeping || !http.keptAnswers || hasLogin(request)) return undefined;
    const params = findParams(call, request.params);
    const query = checked(call.query, request.query, language);
    const nameAddress = http.keptAnswers.beginNaming();
    const key = await findKey({ params, query }, language, null);
    if (key === null) return undefined;
    nameAddress(toAnswerAddress(request.raw, null), url, key);
    return http.keptAnswers.find(key);
  };
  const respond = async (sent: Sent, caller: Caller, wire?: Wire) => {
    const { language, address, client } = caller;
    const viewer = await caller.findViewer();
    requireCaller(call, viewer);
    requireRoom(http.hasDiskSpace, call);
    const params = findParams(call, sent.params);
    await requireOwner(http.owners, call, params, viewer);
    const query = checked(call.query, sent.query, language);
    const body = checked(call.body, sent.body ?? {}, language);
    const input = { params, query, body, language, address, client, viewer, ...wire } as Input<C>;
    const make = () => answer(input);
    const nameAddress = http.keptAnswers?.beginNaming();
    const key = await findKey(input, language, viewer);
    if (key !== null && http.keptAnswers) {
      if (wire) nameAddress?.(toAnswerAddress(wire.request.raw, viewer), url, key);
      let own: unknown;
      const text = await http.keptAnswers.take(key, async () => {
        own = call.answer.parse(await make());
        return own;
      });
      // Whoever makes a page may do with it what they like: it is theirs alone, whether it was made for them or read anew.
      return wire ? text : (own ?? (JSON.parse(text.toString()) as unknown));
    }
    try {
      const made =
        call.acceptsKey && wire
          ? await answerOnce(
              http.db,
              wire.request,
              { call: call.path, who: viewer?.id ?? address, body },
              make,
            )
          : await make();
      return call.answer.parse(made);
    } finally {
      // They may be called otherwise now, have a card, or be gone: told before they are answered.
      if (viewer && call.method !== 'GET') http.sessions.forget(viewer.id);
    }
  };
  requireOwnerRule(http.owners, call);
  const takesTurn = isCostly(call);
  if (call.method === 'GET') http.directCalls.set(`GET ${call.path}`, respond);
  http.app.route({
    method: call.method,
    url,
    config: { call },
    ...(call.bodyLimitKb === null ? {} : { bodyLimit: call.bodyLimitKb * 1024 }),
    handler: async (request, reply) => {
      const caller = {
        language: languageOf(request),
        address: request.ip,
        client: clientOf(http.marks, request, request.ip),
        findViewer: () => findViewer(http, request, reply),
      };
      const answerNow = () =>
        withPatience(() => respond(request, caller, { request, reply }), http.patienceMs);
      const body =
        (await findKept(request, caller.language)) ??
        (await (takesTurn ? http.turns.run(clientKey(caller.client), answerNow) : answerNow()));
      const limit = findLimit(caller.client);
      if (limit) reply.headers(limitHeaders(limit));
      reply.headers(ANSWER_HEADERS);
      nameFile(call, request, reply);
      // A file is bytes as well, and has its own type.
      if (keeping && Buffer.isBuffer(body)) reply.type(ANSWER_TYPE);
      return body;
    },
  });
}

/** Of a call that answers with a file: what it is and is called. */
export function nameFile(call: Pick<Call, 'file'>, request: FastifyRequest, reply: FastifyReply): void {
  const file = findFile(call, request.query);
  if (!file) return;
  const name = toFileName(file.name, request.params);
  reply.type(file.type).header('content-disposition', `attachment; filename="${name}"`);
}

/** The query has been checked by then: what names no kind means the first. */
function findFile({ file }: Pick<Call, 'file'>, query: unknown): FileKind | null {
  if (file === null || !('kinds' in file)) return file;
  const asked = String((query as Record<string, unknown>)[file.by] ?? '');
  return Object.hasOwn(file.kinds, asked)
    ? (file.kinds[asked] ?? null)
    : (Object.values(file.kinds)[0] ?? null);
}

/** `receipt-{id}.pdf`: the parameters were checked, what they hold fits a name. */
const toFileName = (name: string, params: unknown): string =>
  name.replace(/\{(\w+)\}/g, (_slot, slot: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[slot])),
  );

/** A parameter that could be nobody's code names nothing: the call's own «not found», not a lecture on its form. */
export function findParams<C extends Pick<Call, 'params' | 'refusals'>>(
  call: C,
  value: unknown,
): z.output<C['params']> {
  const result = call.params.safeParse(value);
  if (result.success) return result.data as z.output<C['params']>;
  throw notFoundOf(call);
}

export function checked<T extends z.ZodType>(schema: T, value: unknown, language: Locale): z.output<T> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Refusal('request.invalid', {}, fieldErrors(result.error, language));
  if (!isWellFormed(result.data)) throw new Refusal('request.malformed');
  return result.data;
}

/** Half a letter (a lone surrogate) can be written into JSON, and into no table. Without recursion: depth is the sender's. */
function isWellFormed(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !next.isWellFormed()) return false;
    if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) left.push(part);
  }
  return true;
}
