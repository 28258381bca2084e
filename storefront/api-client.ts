/**
 * Typed calls of the API, the same in a loader on the server and in the browser: only the way to send differs.
 * A failed call is a Result with the body the API gave (spec 8), never an exception and never an empty answer.
 * Knows the contract by its types alone, so that no schema travels to the browser.
 */

import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { calls } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Locale } from '#domain/locale.ts';
import { whilePending } from './pending.ts';

type Named = typeof calls;
type KeyOf<C extends Call> = `${C['method']} ${C['path']}`;
/** Every call by its method and path: one table that is made once, where a search per call would go through all of them. */
type ByKey = { [Name in keyof Named as KeyOf<Named[Name]>]: Named[Name] };

/** `GET /api/v2/cities/`: the method and the path as the contract writes them. */
export type CallKey = keyof ByKey;
type CallOf<K extends CallKey> = ByKey[K];

/** A part of the input that the call has; an empty object schema asks for nothing. */
type NonEmpty<Name extends string, T> = string extends keyof T ? unknown : { [key in Name]: T };
type InputOf<C extends Call> = NonEmpty<'params', z.input<C['params']>> &
  NonEmpty<'query', z.input<C['query']>> &
  NonEmpty<'body', z.input<C['body']>>;

export type Answer<K extends CallKey> = z.output<CallOf<K>['answer']>;

export type Result<T> =
  | { ok: true; value: T }
  /** `error` is null when no answer of ours came back at all: no network, a proxy's page. */
  | { ok: false; status: number; error: ErrorBody | null };

export interface ApiRequest {
  /** The call and its input as the contract names them, for those who need no address. */
  key: string;
  input: { params: Record<string, string>; query: Record<string, unknown> };
  method: string;
  /** With the query. */
  readonly path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Carries a request to the API: the network in the browser, the application itself on the server. */
export type Send = (request: ApiRequest) => Promise<{ status: number; body: unknown }>;

export type Api = <K extends CallKey>(
  key: K,
  ...input: keyof InputOf<CallOf<K>> extends never ? [] : [InputOf<CallOf<K>> & Repeatable]
) => Promise<Result<Answer<K>>>;

interface Repeatable {
  /** The same for a request that is sent again: it is then worked on once. */
  idempotencyKey?: string | undefined;
}

interface LooseInput extends Repeatable {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Told of every failed call; the key names the call and no person: its parameters are left out. */
export type ReportFailure = (key: string, status: number, cause?: unknown) => void;

/** Who makes an API says where its failures are told: none goes without (spec 8). */
export function createApi(send: Send, language: Locale, reportFailure: ReportFailure): Api {
  return async (key, ...rest) => {
    const { params = {}, query = {}, body, idempotencyKey } = (rest[0] ?? {}) as LooseInput;
    const [method = 'GET', pattern = '/'] = key.split(' ');
    const headers: Record<string, string> = { 'x-language-id': language };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
    try {
      const answer = await send({
        key,
        input: { params, query: withoutEmpty(query) },
        method,
        get path() {
          return toPath(pattern, params, query);
        },
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      // 202: what was asked for is still being made, and the body says so as a failure does.
      const isThere = answer.status >= 200 && answer.status < 300 && answer.status !== 202;
      if (isThere) return { ok: true, value: answer.body as never };
      if (answer.status !== 202) reportFailure(key, answer.status);
      return { ok: false, status: answer.status, error: isErrorBody(answer.body) ? answer.body : null };
    } catch (cause) {
      reportFailure(key, 0, cause);
      return { ok: false, status: 0, error: null };
    }
  };
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

function toPath(pattern: string, params: Record<string, string>, query: Record<string, unknown>): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_slot, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = toSearch(query);
  return search ? `${path}?${search}` : path;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function withoutEmpty(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => !isEmpty(value)));
}

function toSearch(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item));
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) add(`${name}[${key}]`, part);
    else if (!isEmpty(value)) search.set(name, String(value));
  };
  for (const [name, value] of Object.entries(query)) add(name, value);
  return search.toString();
}

/** The browser's way to the API. The cookie goes along by itself: same origin. */
export function sendOverNetwork(
  request: ApiRequest,
  options: Pick<RequestInit, 'keepalive' | 'signal'> = {},
): ReturnType<Send> {
  return whilePending(fetchAnswer(request, options));
}

async function fetchAnswer(
  { method, path, headers, body }: ApiRequest,
  options: RequestInit,
): ReturnType<Send> {
  const response = await fetch(path, {
    ...options,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const answer = { status: response.status, body: isJson ? await response.json() : null };
  if (isSessionOver(answer)) tellSessionEnd();
  return answer;
}

const endListeners = new Set<() => void>();

/**
 * The moment when the server says that the session of this page is over, told by whoever hears it first, a call or a
 * page's data. Where nobody shows a user nobody listens, and it means nothing.
 */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

export function tellSessionEnd(): void {
  for (const listener of endListeners) listener();
}

/** 403 is «not yours» and ends nothing; a live token is not the session's and ends long before it. */
const isSessionOver = ({ status, body }: Awaited<ReturnType<Send>>): boolean =>
  status === 401 && !(isErrorBody(body) && body.code === 'live.token_refused');

/** For calls within the server, which logs every request of its own. */
export const loggedByServer: ReportFailure = () => {};

/** spec 8: every failed call is logged to the console. */
export const logToConsole: ReportFailure = (key, status, cause) => {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error(`${key}: ${status === 0 ? 'no answer' : status}`, ...(cause === undefined ? [] : [cause]));
};

/** The API as the browser calls it. */
export const browserApi = (language: Locale): Api => createApi(sendOverNetwork, language, logToConsole);

/** The same for a call that nobody waits for: it outlives the page. */
export const lastingApi = (language: Locale): Api =>
  createApi((request) => sendOverNetwork(request, { keepalive: true }), language, logToConsole);
