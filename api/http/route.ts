/**
 * Registers a call of the contract: checks what comes in, gives the handler typed input, checks what goes out.
 * The answer passes through its schema, so a field that the contract does not name never leaves the server.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { User } from '#contract/customers.ts';
import { errors } from '#contract/errors.ts';
import type { Locale } from '#domain/locale.ts';
import { fieldErrors } from './field-errors.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';
import { answerOnce } from './repeats.ts';
import { findViewer } from './session.ts';

interface Input<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  language: Locale;
  /** The logged-in user; never null where the call's access is 'user'. */
  viewer: C['access'] extends 'user' ? User : User | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
  }
}

export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  answer: (input: Input<C>) => Promise<z.input<C['answer']>>,
): void {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { call },
    handler: async (request, reply) => {
      const language = languageOf(request);
      const params = findParams(call, request.params);
      const query = checked(call.query, request.query, language);
      const body = checked(call.body, request.body ?? {}, language);
      const viewer = await findViewer(request, reply);
      if (call.access === 'user' && viewer === null) throw new Refusal('session.required');
      const input = { params, query, body, language, viewer, request, reply } as Input<C>;
      const made = call.acceptsKey
        ? await answerOnce(request, { call: call.path, who: viewer?.id ?? request.ip, body }, () =>
            answer(input),
          )
        : await answer(input);
      reply.header('cache-control', 'no-store').header('vary', 'x-language-id, authorization, cookie');
      return call.answer.parse(made);
    },
  });
}

/** A parameter that could be nobody's code names nothing: the call's own «not found», not a lecture on its form. */
function findParams<C extends Call>(call: C, value: unknown): z.output<C['params']> {
  const result = call.params.safeParse(value);
  if (result.success) return result.data as z.output<C['params']>;
  throw new Refusal(call.refusals.find((code) => errors[code].status === 404) ?? 'call.not_found');
}

function checked<T extends z.ZodType>(schema: T, value: unknown, language: Locale): z.output<T> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Refusal('request.invalid', {}, fieldErrors(result.error, language));
  return result.data;
}
