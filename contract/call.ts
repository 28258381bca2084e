/**
 * How a call of the API is written down. One Call per line of the specification's table: the same object
 * checks the input and the answer on the server, types the client, and becomes the OpenAPI document.
 */
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** 'wholesale' is a user with a contract; to everyone else such a call does not exist. */
type Access = 'anyone' | 'user' | 'wholesale';

/** What a downloaded file is and is called. */
export interface FileKind {
  type: string;
  name: string;
}

export interface Call<
  M extends Method = Method,
  Path extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  method: M;
  /** With `{name}` for parameters and the trailing slash of the specification. */
  path: Path;
  summary: string;
  tag: string;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  /** The refusals a caller must expect beside the general ones. */
  refusals: readonly ErrorCode[];
  access: A;
  /**
   * What the parameters name belongs to somebody: whoever asks for another's gets the call's own «not found», checked in
   * one place before the handler runs (api/http/access.ts).
   */
  owned: string | null;
  /** The answer is a file (its name with `{name}` for parameters), or one of several by a value of the query; null: JSON. */
  file: FileKind | { by: string; kinds: Readonly<Record<string, FileKind>> } | null;
  /** For bodies larger than most. */
  bodyLimitKb: number | null;
  /** Takes the header Idempotency-Key: a repeat with the same key gets the first answer and does nothing. */
  acceptsKey: boolean;
  /** Must have that header: the call keeps its answer itself, in the transaction of what it does. */
  requiresKey: boolean;
}

const nothing = z.object({});

type Shape<T> = T extends z.ZodType ? T : typeof nothing;

/** Fills in what a call does not use, so that every Call has the same shape. */
export function call<
  const M extends Method,
  const Path extends string,
  Answer extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  const A extends Access = 'anyone',
>(definition: {
  method: M;
  path: Path;
  summary: string;
  tag: string;
  answer: Answer;
  params?: Params;
  query?: Query;
  body?: Body;
  refusals?: readonly ErrorCode[];
  access?: A;
  owned?: string;
  file?: NonNullable<Call['file']>;
  bodyLimitKb?: number;
  acceptsKey?: boolean;
  requiresKey?: boolean;
}): Call<M, Path, Shape<Params>, Shape<Query>, Shape<Body>, Answer, A> {
  return {
    method: definition.method,
    path: definition.path,
    summary: definition.summary,
    tag: definition.tag,
    answer: definition.answer,
    params: (definition.params ?? nothing) as Shape<Params>,
    query: (definition.query ?? nothing) as Shape<Query>,
    body: (definition.body ?? nothing) as Shape<Body>,
    refusals: definition.refusals ?? [],
    access: (definition.access ?? 'anyone') as A,
    owned: definition.owned ?? null,
    file: definition.file ?? null,
    bodyLimitKb: definition.bodyLimitKb ?? null,
    acceptsKey: definition.acceptsKey ?? false,
    requiresKey: definition.requiresKey ?? false,
  };
}

/** `{"data": …}`, the envelope of the specification's `data` answers. */
export const withData = <T extends z.ZodType>(data: T) => z.object({ data });

/** The bytes of a file. */
export const fileAnswer = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A code in a URL: never longer than any code of the shop, so that absurd input ends at the edge. */
export const codeParam = z
  .string()
  .min(1)
  .max(160)
  .regex(/^\P{Cc}+$/u);

/** A city by its code; an unknown or missing one means the default city, so any short text is accepted. */
export const cityQuery = z.string().max(64).optional();

/** A list in a query: `name[]=a&name[]=b`, `name=a&name=b` or `name=a,b`. */
export const listQuery = (item: z.ZodString, max: number) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) =>
      (Array.isArray(value) ? value : [value])
        .flatMap((part) => part.split(','))
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).max(max));
