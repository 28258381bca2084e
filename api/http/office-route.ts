/**
 * Registers a call of the office, and is the one place where rights are asked: who is it, have they the right, does it reach
 * the store, is the code fresh. A missing right and another store's thing are answered by the call's own «not found», by the
 * very words that a missing thing is. Staff come by their own cookie alone, from the office's own pages.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { OfficeCall } from '#contract/office/office-call.ts';
import { nameOfCall } from '#contract/office/office-calls.ts';
import type { Reach, StaffRole } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import { findReach, isWithinReach } from '#domain/office/rights.ts';
import { type Database, withPatience } from '../database.ts';
import { notFoundOf } from './allow.ts';
import { type Client, clientOf } from './client.ts';
import { readCookie } from './cookies.ts';
import { requireRoom } from './disk-space.ts';
import type { Http } from './http.ts';
import { languageOf } from './language.ts';
import type { LogActor, OfficeWrite } from './office-write.ts';
import { isOwnOrigin } from './origin.ts';
import { Refusal } from './refusal.ts';
import { answerOnce } from './repeats.ts';
import { checked, findParams, nameFile } from './route.ts';

/** Who works, by which of their sessions, and what they may. */
export interface OfficeViewer {
  id: number;
  sessionId: number;
  email: string;
  name: string;
  language: Locale;
  roles: StaffRole[];
  /** Empty: all. */
  stores: number[];
  isFresh: boolean;
}

/** What a call's input names. */
export interface Named {
  params: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

/** The stores that a thing touches; null when there is no such thing. */
export type FindStores = (named: Named) => Promise<readonly number[] | null>;

export interface OfficeHttp {
  http: Http;
  /** Connections by which nothing is written without an entry in the log. */
  db: Database;
  /** Who writes so to the log as this one. */
  openWrite(actor: LogActor): OfficeWrite;
  findViewer(token: string): Promise<OfficeViewer | null>;
  /** By the word of a call's `touches`; each module that has such things tells which stores they touch. */
  touched: Map<string, FindStores>;
}

type Input<C extends OfficeCall> = {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  language: Locale;
  client: Client;
  /** Null only for calls of those who are just coming in. */
  viewer: C['staff'] extends null ? OfficeViewer | null : OfficeViewer;
  /** How far the right of this call reaches: lists show no more. */
  reach: Reach;
  /** The one way to write: a transaction with its entry in the log. */
  write: OfficeWrite;
  /** Of a logged call that finds nothing left to do: a repeat, an approval asked for again. */
  leaveAsIs(): void;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Staff who change many goods at once would rather wait than be told to come again. */
const PATIENCE_MS = 15_000;
/**
 * For calls on things of which there may be a hundred thousand: they ask page after page, each page within the time of one
 * statement, and all of them together take longer than the usual request may.
 */
export const PAGE_AFTER_PAGE = { patienceMs: 60_000 };

const EVERYWHERE: Reach = { stores: null, only: null };

export function officeRoute<C extends OfficeCall>(
  office: OfficeHttp,
  call: C,
  answer: (input: Input<C>) => Promise<z.input<C['answer']>>,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): void {
  const { http, touched } = office;
  requireTouchedRule(touched, call);
  const name = nameOfCall(call);

  async function respond(request: FastifyRequest, reply: FastifyReply) {
    const language = languageOf(request);
    const viewer = await findOfficeViewer(office, request, reply);
    const reach = requireRight(call, viewer);
    const params = findParams(call, request.params);
    // Whoever only looks (finds, previews) fills no disk, by whatever method.
    const isLook = call.staff?.act === 'read' && !call.staff.isLogged;
    if (!isLook) requireRoom(http.hasDiskSpace, call);
    const query = checked(call.query, request.query, language);
    const body = checked(call.body, request.body ?? {}, language);
    await requireStore(touched, call, reach, { params, body } as Named);
    if (call.staff?.isFresh && !viewer?.isFresh) throw new Refusal('office.fresh_needed');
    const client = clientOf(http.marks, request, request.ip);
    const staffId = viewer?.id ?? null;
    const actor = { staffId, call: name, right: call.staff?.right ?? null, requestId: request.id };
    const { write, leaveAsIs, requireEntry } = openLog(office, call, actor);
    const asked = { params, query, body, language, client, viewer, reach };
    const input = { ...asked, write, leaveAsIs, request, reply } as unknown as Input<C>;
    const make = async () => {
      const made = await answer(input);
      requireEntry();
      return made;
    };
    if (call.requiresKey && request.headers['idempotency-key'] === undefined)
      throw new Refusal('request.key_required');
    const who = `staff ${viewer?.id ?? request.ip}`;
    const made = call.acceptsKey
      ? await answerOnce(http.db, request, { call: call.path, who, body }, make)
      : await make();
    const given = call.answer.parse(made);
    if (call.isLater?.(given as never)) reply.code(202);
    nameFile(call, request, reply);
    return given;
  }

  http.app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.bodyLimitKb === null ? {} : { bodyLimit: call.bodyLimitKb * 1024 }),
    handler: (request, reply) =>
      withPatience(() => respond(request, reply), Math.max(http.patienceMs, patienceMs)),
  });
}

/** What a call writes under; one that should have and has not is a fault of ours, found by the first who makes it. */
function openLog({ openWrite }: OfficeHttp, { staff }: OfficeCall, actor: LogActor) {
  let isDone = staff?.isLogged !== true;
  const writeAs = openWrite(actor);
  const write: OfficeWrite = async (work, facts) => {
    const result = await writeAs(work, facts);
    isDone = true;
    return result;
  };
  const leaveAsIs = () => {
    isDone = true;
  };
  const requireEntry = () => {
    if (!isDone) throw new Error(`${actor.call} has written no entry in the log of the office`);
  };
  return { write, leaveAsIs, requireEntry };
}

/** How far the caller's right reaches. Whose right is missing hears of a missing thing, not of a forbidden one. */
function requireRight(call: OfficeCall, viewer: OfficeViewer | null): Reach {
  if (call.staff === null) return EVERYWHERE;
  if (viewer === null) throw new Refusal('office.session_required');
  const { right, act } = call.staff;
  const reach = right === null ? EVERYWHERE : findReach(viewer, right, act);
  if (reach === null) throw notFoundOf(call);
  return reach;
}

async function requireStore(
  touched: OfficeHttp['touched'],
  call: OfficeCall,
  reach: Reach,
  named: Named,
): Promise<void> {
  if (!call.staff?.touches) return;
  const stores = (await touched.get(call.staff.touches)?.(named)) ?? null;
  if (stores === null || !isWithinReach(reach, stores)) throw notFoundOf(call);
}

/** A call that guards no store's things must not start: told when it is registered, not when it is abused. */
function requireTouchedRule(touched: OfficeHttp['touched'], call: OfficeCall): void {
  const word = call.staff?.touches ?? null;
  if (word !== null && !touched.has(word))
    throw new Error(`Nobody tells which stores a ${word} touches: touched.set(…)`);
}

const COOKIE = '__Secure-office';
const COOKIE_FLAGS = 'Path=/office; Secure; HttpOnly; SameSite=Strict';
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

async function findOfficeViewer(
  { findViewer }: OfficeHttp,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OfficeViewer | null> {
  const token = readCookie(request, COOKIE);
  if (token === undefined || !isOwnOrigin(request)) return null;
  const viewer = TOKEN_SHAPE.test(token) ? await findViewer(token) : null;
  if (viewer === null) clearOfficeCookie(reply);
  return viewer;
}

const PHONE_COOKIE = '__Secure-office-phone';
/** A phone is a store's until it is lost or sold; browsers keep nothing longer. */
const PHONE_COOKIE_SECONDS = 400 * 24 * 60 * 60;

export function readPhoneCookie(request: FastifyRequest): string | null {
  const token = readCookie(request, PHONE_COOKIE);
  return token !== undefined && TOKEN_SHAPE.test(token) ? token : null;
}

export function setPhoneCookie(reply: FastifyReply, token: string): void {
  reply.header('set-cookie', `${PHONE_COOKIE}=${token}; Max-Age=${PHONE_COOKIE_SECONDS}; ${COOKIE_FLAGS}`);
}

export function setOfficeCookie(reply: FastifyReply, token: string, seconds: number): void {
  reply.header('set-cookie', `${COOKIE}=${token}; Max-Age=${seconds}; ${COOKIE_FLAGS}`);
}

export function clearOfficeCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${COOKIE}=; Max-Age=0; ${COOKIE_FLAGS}`);
}
