/**
 * Typed calls of the office. A failed call is a thrown CallFailure with the words of the server, never an empty answer.
 * Two refusals are answered by a question to the person and the call is made once more, with the same key: a session that
 * is over (they log in again and the page stays) and a code that is not fresh. Knows the contract by its types alone.
 */
import type { z } from 'zod';
import type { ErrorBody } from '#contract/errors.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import type { officeCalls } from '#contract/office/office-calls.ts';
import type { Locale } from '#domain/locale.ts';
import { CallFailure } from './call-failure.ts';

type Named = typeof officeCalls;
type KeyOf<C extends OfficeCall> = `${C['method']} ${C['path']}`;
/** Every call by its method and path: one table that is made once, where a search per call would go through all of them. */
type ByKey = { [Name in keyof Named as KeyOf<Named[Name]>]: Named[Name] };

/** `GET /office/api/v1/me/`: the method and the path as the contract writes them. */
export type CallKey = keyof ByKey;
type CallOf<K extends CallKey> = ByKey[K];

/** A part of the input that the call has; an empty object schema asks for nothing. */
type NonEmpty<Name extends string, T> = string extends keyof T ? unknown : { [key in Name]: T };
export type InputOf<K extends CallKey> = NonEmpty<'params', z.input<CallOf<K>['params']>> &
  NonEmpty<'query', z.input<CallOf<K>['query']>> &
  NonEmpty<'body', z.input<CallOf<K>['body']>>;
export type Answer<K extends CallKey> = z.output<CallOf<K>['answer']>;
/** An input that asks for nothing may be left out. */
export type InputArgs<K extends CallKey> = keyof InputOf<K> extends never ? [] : [InputOf<K>];

/** What stops a call until the person has answered. */
export type Question = 'login' | 'code';

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface OfficeApi {
  /** Asks the person where a question is in the way. */
  call<K extends CallKey>(key: K, ...input: InputArgs<K>): Promise<Answer<K>>;
  /** Asks nobody: for coming in itself, and for finding out whether somebody has. */
  callQuietly<K extends CallKey>(key: K, ...input: InputArgs<K>): Promise<Answer<K>>;
}

interface ApiParts {
  language(): Locale;
  /** True when the person has answered and the call may be made again. */
  ask(question: Question): Promise<boolean>;
  send?: typeof fetch;
}

const QUESTIONS: Readonly<Record<string, Question>> = {
  'office.session_required': 'login',
  'office.fresh_needed': 'code',
};

export function createOfficeApi({
  language,
  ask,
  send = (...args) => globalThis.fetch(...args),
}: ApiParts): OfficeApi {
  async function request(key: string, input: LooseInput, idempotencyKey: string): Promise<unknown> {
    const [method = 'GET', pattern = '/'] = key.split(' ');
    const headers: Record<string, string> = { 'x-language-id': language() };
    if (method !== 'GET') headers['idempotency-key'] = idempotencyKey;
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
    const response = await send(toAddress(pattern, input), { method, headers, ...body }).catch((cause) => {
      throw new CallFailure(0, null, { cause });
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const answer: unknown = isJson ? await response.json() : null;
    const refusal = isErrorBody(answer) ? answer : null;
    // 202 may be work that is still done, which is an answer, or «another must approve it», which is not.
    if (response.ok && refusal === null) return answer;
    throw new CallFailure(response.status, refusal);
  }

  async function callAsking(key: string, input: LooseInput = {}): Promise<unknown> {
    const idempotencyKey = crypto.randomUUID();
    const asked = new Set<Question>();
    for (;;) {
      try {
        return await request(key, input, idempotencyKey);
      } catch (failure) {
        const question = failure instanceof CallFailure ? QUESTIONS[failure.code ?? ''] : undefined;
        if (question === undefined || asked.has(question) || !(await ask(question))) throw failure;
        asked.add(question);
      }
    }
  }

  return {
    call: (key, ...input) => callAsking(key, input[0] as LooseInput) as never,
    callQuietly: (key, ...input) =>
      request(key, (input[0] ?? {}) as LooseInput, crypto.randomUUID()) as never,
  };
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

function toAddress(pattern: string, { params = {}, query = {} }: LooseInput): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_slot, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const each of value) search.append(`${name}[]`, String(each));
    else if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const words = search.toString();
  return words === '' ? path : `${path}?${words}`;
}
