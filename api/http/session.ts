/**
 * Who is asking. The API takes `Authorization: Bearer`; for the shop's own pages the HttpOnly cookie `token`
 * stands in for it, but only on a request that the shop's own page made (origin.ts).
 */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#contract/users.ts';
import { readCookie } from './cookies.ts';
import { isOwnOrigin } from './origin.ts';
import { Refusal } from './refusal.ts';
import type { SessionMemory } from './session-memory.ts';

/** The logged-in user, and by which of their sessions. */
export type Viewer = User & { sessionId: number };

/** Given by the users module: who is asking is found out here, without knowing any table. */
export interface SessionSource {
  findUserByTokenHash(tokenHash: Buffer): Promise<Viewer | null>;
  /** Of the last second. */
  sessions: SessionMemory<Viewer>;
}

/** 256 random bits in base64url: anything else was never issued by us and is not looked up. */
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * The logged-in user of this request, or null. A wrong Bearer is refused: a program should hear that its token
 * is no good. A stale cookie is only taken away: the visitor goes on as an anonymous visitor.
 */
export async function findViewer(
  source: SessionSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Viewer | null> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const user = await findUser(source, authorization.replace(/^Bearer\s+/i, ''));
    if (user === null) throw new Refusal('session.required');
    return user;
  }
  const token = readCookie(request, 'token');
  if (token === undefined || !isOwnOrigin(request)) return null;
  const user = await findUser(source, token);
  if (user === null) clearTokenCookie(reply);
  return user;
}

/** Whether it says to be somebody's, rightly or not. */
export const hasLogin = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  request.headers.authorization !== undefined || readCookie(request, 'token') !== undefined;

export async function findUser(source: SessionSource, token: string): Promise<Viewer | null> {
  if (!TOKEN_SHAPE.test(token)) return null;
  const tokenHash = hashToken(token);
  return source.sessions.watch(tokenHash, () => source.findUserByTokenHash(tokenHash));
}

/** Who it was within the last second, for what shows a name and the prices of a class; undefined: nobody knows without asking. */
export const recallUser = (source: SessionSource, token: string): Viewer | undefined =>
  TOKEN_SHAPE.test(token) ? source.sessions.find(hashToken(token)) : undefined;

/** The token of this request, as it came: for the logout, which ends exactly this session. */
export function tokenOf(request: FastifyRequest): string | null {
  const token = request.headers.authorization?.replace(/^Bearer\s+/i, '') ?? readCookie(request, 'token');
  return token !== undefined && TOKEN_SHAPE.test(token) ? token : null;
}

/** 30 days (spec 9); a page script never sees it. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

export function setTokenCookie(reply: FastifyReply, token: string): void {
  reply.header(
    'set-cookie',
    `token=${token}; Path=/; Max-Age=${SESSION_SECONDS}; Secure; HttpOnly; SameSite=Lax`,
  );
}

export const NO_TOKEN_COOKIE = 'token=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax';

export function clearTokenCookie(reply: FastifyReply): void {
  reply.header('set-cookie', NO_TOKEN_COOKIE);
}
