/**
 * How a call of the office is written down: a call as any other (call.ts) that names the right it asks for. Its `access` is
 * `staff`, which the registration of the shop's own calls does not take: a call of the office cannot be opened to visitors by
 * mistake.
 */
import type { z } from 'zod';
import { type Call, call, type Method } from '../call.ts';
import type { Right, RightAct } from './rights.ts';

/** What a call asks of whoever makes it. */
export interface StaffRule {
  /** null: all who work here. */
  right: Right | null;
  act: RightAct;
  /** A code was entered in the last quarter of an hour. */
  isFresh: boolean;
  /** What the parameters name touches stores; whoever works in none of them gets the call's own «not found». */
  touches: string | null;
  /** What it does stands in the log: a call that has done something and written no entry ends as a fault. */
  isLogged: boolean;
}

export type OfficeCall<
  M extends Method = Method,
  Path extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Rule extends StaffRule | null = StaffRule | null,
> = Omit<Call<M, Path, Params, Query, Body, Answer>, 'access'> & {
  access: 'staff';
  /** null: those who are just coming in. */
  staff: Rule;
  /** Whether such an answer is 202: what was asked for is not done yet. */
  isLater: ((answer: never) => boolean) | null;
};

type Definition = Omit<
  Parameters<typeof call>[0],
  'method' | 'path' | 'answer' | 'params' | 'query' | 'body' | 'tag' | 'access' | 'owned'
>;
type Shape<T> = T extends z.ZodType ? T : z.ZodObject<Record<never, never>>;

/** Without `act` a GET reads and anything else writes, which is logged unless told. */
export function officeCall<
  const M extends Method,
  const Path extends `/office/api/${string}/`,
  Answer extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  const Given extends Partial<StaffRule> | null = Partial<StaffRule>,
>(
  definition: Definition & {
    method: M;
    path: Path;
    answer: Answer;
    params?: Params;
    query?: Query;
    body?: Body;
    staff: Given;
    isLater?: (answer: z.output<Answer>) => boolean;
  },
): OfficeCall<
  M,
  Path,
  Shape<Params>,
  Shape<Query>,
  Shape<Body>,
  Answer,
  Given extends null ? null : StaffRule
> {
  const { staff, isLater = null, ...rest } = definition;
  const rule = staff && {
    right: staff.right ?? null,
    act: staff.act ?? (definition.method === 'GET' ? 'read' : 'write'),
    isFresh: staff.isFresh ?? false,
    touches: staff.touches ?? null,
    isLogged: staff.isLogged ?? definition.method !== 'GET',
  };
  return { ...call({ ...rest, tag: 'office' }), access: 'staff', staff: rule, isLater } as never;
}
