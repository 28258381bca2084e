import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  changePassword,
  changePhone,
  confirmEmail,
  confirmRecovery,
  endOtherSessions,
  endSession,
  getLoginWays,
  getSessions,
  logIn,
  logInByCode,
  logOut,
  prolongSession,
  recover,
  register,
  resendConfirmation,
  sendCode,
} from '#contract/auth.ts';
import { CITY_COOKIE, CITY_COOKIE_MAX_AGE_S, cityCookieValue, parseCityCookie } from '#domain/city.ts';
import { readCookie } from '../http/cookies.ts';
import type { Http } from '../http/http.ts';
import { requireNotForeign } from '../http/origin.ts';
import { route } from '../http/route.ts';
import { clearTokenCookie, setTokenCookie, tokenOf } from '../http/session.ts';
import type { Access } from './access.ts';
import type { Place } from './sessions.ts';

const done = { success: true as const };

/** Known to the browser that registered, for the calls of this module alone. */
const REGISTRATION_COOKIE = 'registration';
const COOKIE_FLAGS = 'Path=/api/v1/auth/; Secure; HttpOnly; SameSite=Lax';

interface AccessOptions {
  /** Where a demo shows its messages. */
  outbox: string | null;
}

export function registerAccess(http: Http, access: Access, { outbox }: AccessOptions): void {
  http.owners.set('session', ({ id }) => access.findSessionOwner(id));
  route(http, getLoginWays, async () => ({ data: { code: access.canLogInByCode, outbox } }));

  route(http, logIn, async ({ body, request, reply }) => {
    requireNotForeign(request);
    const entered = await access.logIn(body.login, body.password, placeOf(request));
    letIn(request, reply, entered);
    return { data: entered };
  });

  route(http, sendCode, async ({ body, viewer, language, address }) => ({
    data: await access.sendCode(body, viewer, { language, address }),
  }));

  route(http, logInByCode, async ({ body, language, request, reply }) => {
    requireNotForeign(request);
    const entered = await access.logInByCode(body, language, placeOf(request));
    letIn(request, reply, entered);
    return { data: entered };
  });

  registerProofs(http, access);

  route(http, logOut, async ({ request, reply }) => {
    const token = tokenOf(request);
    if (token !== null) await access.logOut(token);
    clearTokenCookie(reply);
    return done;
  });

  route(http, prolongSession, async ({ request, reply }) => {
    const token = tokenOf(request);
    if (token !== null) {
      await access.prolong(token, placeOf(request));
      if (request.headers.authorization === undefined) setTokenCookie(reply, token);
    }
    return done;
  });

  route(http, getSessions, async ({ viewer, language }) => ({
    data: await access.listSessions(viewer, language),
  }));

  route(http, endSession, async ({ params, viewer, reply }) => {
    await access.endSession(viewer, params.id);
    if (Number(params.id) === viewer.sessionId) clearTokenCookie(reply);
    return done;
  });

  route(http, endOtherSessions, async ({ viewer }) => ({
    data: { ended: await access.endOtherSessions(viewer) },
  }));

  route(http, changePassword, async ({ body, viewer, language }) => {
    await access.changePassword(viewer, body, language);
    return done;
  });

  route(http, changePhone, async ({ body, viewer, language, address }) => ({
    data: { phone: await access.changePhone(viewer, body, { language, address }) },
  }));
}

/** What is proved by a letter: registration, an e-mail, a new password. */
function registerProofs(http: Http, access: Access): void {
  route(http, register, async ({ body, language, address, request, reply }) => {
    requireNotForeign(request);
    const { browserSecret, ...answer } = await access.register(body, { language, address });
    reply.header(
      'set-cookie',
      `${REGISTRATION_COOKIE}=${browserSecret}; Max-Age=${answer.ttl}; ${COOKIE_FLAGS}`,
    );
    return { data: answer };
  });

  route(http, confirmEmail, async ({ body, request, reply }) => {
    requireNotForeign(request);
    const { token, cityCode, ...confirmed } = await access.confirmEmail(
      body.token,
      browserSecretOf(request),
      placeOf(request),
    );
    if (token !== null) {
      letIn(request, reply, { token, cityCode });
      forgetRegistration(reply);
    }
    return { data: { token, ...confirmed } };
  });

  route(http, resendConfirmation, async ({ body: { login, password }, viewer, request, address }) => {
    if (login !== undefined && password !== undefined)
      await access.resendByPassword(login, password, address);
    else
      await access.resendConfirmation({
        userId: viewer?.id ?? null,
        browserSecret: browserSecretOf(request),
      });
    return done;
  });

  route(http, recover, async ({ body, language, address }) => {
    await access.recover(body.login, { language, address });
    return done;
  });

  route(http, confirmRecovery, async ({ body, language, request, reply }) => {
    requireNotForeign(request);
    const entered = await access.confirmRecovery(body, language, placeOf(request));
    letIn(request, reply, entered);
    return { data: entered };
  });
}

/** The session, and the user's own city where this browser has chosen none. */
function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, cityCode }: { token: string; cityCode: string | null },
): void {
  setTokenCookie(reply, token);
  if (cityCode === null || readCookie(request, CITY_COOKIE) !== undefined) return;
  const value = cityCookieValue({ code: cityCode });
  reply.header(
    'set-cookie',
    `${CITY_COOKIE}=${value}; Path=/; Max-Age=${CITY_COOKIE_MAX_AGE_S}; SameSite=Lax`,
  );
}

function placeOf(request: FastifyRequest): Place {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cityCode: parseCityCookie(readCookie(request, CITY_COOKIE))?.code ?? null,
    oldToken: tokenOf(request),
  };
}

const browserSecretOf = (request: FastifyRequest): string | null =>
  readCookie(request, REGISTRATION_COOKIE) ?? null;

function forgetRegistration(reply: FastifyReply): void {
  reply.header('set-cookie', `${REGISTRATION_COOKIE}=; Max-Age=0; ${COOKIE_FLAGS}`);
}
