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
import { clientOf } from '../http/client.ts';
import { readCookie } from '../http/cookies.ts';
import type { Http } from '../http/http.ts';
import { requireNotForeign } from '../http/origin.ts';
import { route } from '../http/route.ts';
import { clearTokenCookie, setTokenCookie, tokenOf } from '../http/session.ts';
import type { Access } from './access.ts';
import type { Source } from './guessing.ts';
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
    const entered = await access.logIn(body.login, body.password, placeOf(http, access, request));
    letIn(access, request, reply, entered);
    return { data: entered };
  });

  route(http, sendCode, async ({ body, viewer, language, address, request }) => ({
    data: await access.sendCode(body, viewer, { language, address, ...sourceOf(http, access, request) }),
  }));

  route(http, logInByCode, async ({ body, language, request, reply }) => {
    requireNotForeign(request);
    const entered = await access.logInByCode(body, language, placeOf(http, access, request));
    letIn(access, request, reply, entered);
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
      await access.prolong(token, placeOf(http, access, request));
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

  route(http, changePhone, async ({ body, viewer, language, address, request }) => ({
    data: {
      phone: await access.changePhone(viewer, body, {
        language,
        address,
        ...sourceOf(http, access, request),
      }),
    },
  }));
}

/** What is proved by a letter: registration, an e-mail, a new password. */
function registerProofs(http: Http, access: Access): void {
  route(http, register, async ({ body, language, address, request, reply }) => {
    requireNotForeign(request);
    const { browserSecret, ...answer } = await access.register(body, {
      language,
      address,
      ...sourceOf(http, access, request),
    });
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
      placeOf(http, access, request),
    );
    if (token !== null && confirmed.user) {
      letIn(access, request, reply, { token, cityCode, user: confirmed.user });
      forgetRegistration(reply);
    }
    return { data: { token, ...confirmed } };
  });

  route(http, resendConfirmation, async ({ body: { login, password }, viewer, request }) => {
    if (login !== undefined && password !== undefined)
      await access.resendByPassword(login, password, sourceOf(http, access, request));
    else
      await access.resendConfirmation({
        userId: viewer?.id ?? null,
        browserSecret: browserSecretOf(request),
      });
    return done;
  });

  route(http, recover, async ({ body, language, address, request }) => {
    await access.recover(body.login, { language, address, ...sourceOf(http, access, request) });
    return done;
  });

  route(http, confirmRecovery, async ({ body, language, request, reply }) => {
    requireNotForeign(request);
    const entered = await access.confirmRecovery(body, language, placeOf(http, access, request));
    letIn(access, request, reply, entered);
    return { data: entered };
  });
}

/** The session, the device as one that they came in by, and the user's own city where this browser has chosen none. */
function letIn(
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, cityCode, user }: { token: string; cityCode: string | null; user: { id: number } },
): void {
  setTokenCookie(reply, token);
  reply.header('set-cookie', access.devices.cookieWith(request, user.id));
  if (cityCode === null || readCookie(request, CITY_COOKIE) !== undefined) return;
  const value = cityCookieValue({ code: cityCode });
  reply.header(
    'set-cookie',
    `${CITY_COOKIE}=${value}; Path=/; Max-Age=${CITY_COOKIE_MAX_AGE_S}; SameSite=Lax`,
  );
}

function placeOf(http: Http, access: Access, request: FastifyRequest): Place {
  return {
    ...sourceOf(http, access, request),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cityCode: parseCityCookie(readCookie(request, CITY_COOKIE))?.code ?? null,
    oldToken: tokenOf(request),
  };
}

const sourceOf = (http: Http, access: Access, request: FastifyRequest): Source => ({
  client: clientOf(http.marks, request, request.ip),
  device: access.devices.find(request),
});

const browserSecretOf = (request: FastifyRequest): string | null =>
  readCookie(request, REGISTRATION_COOKIE) ?? null;

function forgetRegistration(reply: FastifyReply): void {
  reply.header('set-cookie', `${REGISTRATION_COOKIE}=; Max-Age=0; ${COOKIE_FLAGS}`);
}
