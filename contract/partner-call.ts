/**
 * How a call for partners' programs is written down: a call as any other (call.ts) that a key opens, and no session. Its
 * `access` is `partner`, which the registration of the shop's own calls does not take.
 */
import type { z } from 'zod';
import { type Call, call, type Method } from './call.ts';
import type { Scope } from './partner-scopes.ts';

export type PartnerCall<
  M extends Method = Method,
  Path extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = Omit<Call<M, Path, Params, Query, Body, Answer>, 'access'> & {
  access: 'partner';
  /** null: any key. */
  scope: Scope | null;
};

type Definition = Omit<
  Parameters<typeof call>[0],
  'method' | 'path' | 'answer' | 'params' | 'query' | 'body' | 'tag' | 'access' | 'owned' | 'acceptsKey'
>;
type Shape<T> = T extends z.ZodType ? T : z.ZodObject<Record<never, never>>;

/** Whatever writes takes an Idempotency-Key and must have it: a program repeats what it got no answer to. */
export function partnerCall<
  const M extends Method,
  const Path extends `/api/v1/partner/${string}/`,
  Answer extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  definition: Definition & {
    method: M;
    path: Path;
    answer: Answer;
    params?: Params;
    query?: Query;
    body?: Body;
    /** null: any key. */
    scope: Scope | null;
  },
): PartnerCall<M, Path, Shape<Params>, Shape<Query>, Shape<Body>, Answer> {
  const { scope, ...rest } = definition;
  const writes = definition.method !== 'GET';
  const made = call({ ...rest, tag: 'partner', acceptsKey: writes, requiresKey: writes });
  return { ...made, access: 'partner', scope } as never;
}
