/**
 * A new account and a forgotten password without JavaScript: pages of plain forms, the calls that the script makes, and the
 * links of their letters. The token of a letter stands in no address of these pages: a cookie that they alone see carries it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '#api/http/cookies.ts';
import { localePath } from '#domain/locale.ts';
import { parseMailedLink } from '#domain/mailed-link.ts';
import { toAccessPage } from '#domain/plain-access.ts';
import { toLoginPage } from '#domain/plain-login.ts';
import {
  askAs,
  fieldsOf,
  localeOf,
  passCookies,
  registerForms,
  returnOf,
  type SayPlain,
} from './plain-form.ts';
import {
  checkbox,
  type Faults,
  field,
  hidden,
  link,
  NO_FAULTS,
  said,
  sendPlainPage,
  toFaults,
} from './plain-page.ts';
import { readVisit } from './visit.ts';

const LINK_COOKIE = 'plain_link';
const LINK_SECONDS = 30 * 60;
const linkCookie = (value: string) =>
  `${LINK_COOKIE}=${value}; Path=/_access; Max-Age=${value === '' ? 0 : LINK_SECONDS}; Secure; HttpOnly; SameSite=Lax`;
const NEW_PASSWORD = 'type="password" autocomplete="new-password" required maxlength="128"';

/** For a page that a letter leads to: null where no form can do what the letter is about. */
export function keepMailedLink(url: string): string | null {
  const mailed = parseMailedLink(url.replace(/^[^?]*/, ''));
  if (!mailed?.token || !(mailed.kind === 'confirm-email' || mailed.kind === 'confirm-recovery')) return null;
  return linkCookie(`${mailed.kind}.${mailed.token}`);
}

const asked = (request: FastifyRequest) => new URLSearchParams(request.url.replace(/^[^?]*/, ''));

export function registerPlainAccess(app: FastifyInstance, say: SayPlain): void {
  const ask = (request: FastifyRequest, url: string, payload: object) =>
    askAs(app, request, { method: 'POST', url, locale: localeOf(fieldsOf(request)), payload });
  const opening = (fields: URLSearchParams, { message }: Faults) =>
    `${message ? said(message, true) : ''}<form method="post">${hidden('returnTo', returnOf(fields))}`;
  const toLogin = (fields: URLSearchParams) =>
    toLoginPage(localePath('/', localeOf(fields)), returnOf(fields), null);

  function sendRegistration(reply: FastifyReply, fields: URLSearchParams, faults: Faults): FastifyReply {
    const locale = localeOf(fields);
    const t = say(locale);
    const kept = (name: string) => ({ name, value: (fields.get(name) ?? '').slice(0, 320) });
    const box = (name: 'agreement' | 'subscribe') =>
      checkbox(name, t(`registration.${name}`), fields.get(name) === 'on', faults);
    const body = [
      opening(fields, faults),
      field(
        {
          ...kept('firstName'),
          label: t('registration.firstName'),
          rest: 'autocomplete="given-name" required maxlength="50"',
        },
        faults,
      ),
      field(
        {
          ...kept('phone'),
          label: t('registration.phone'),
          rest: 'type="tel" autocomplete="tel" required placeholder="+7 700 000-00-00"',
        },
        faults,
      ),
      field(
        {
          ...kept('email'),
          label: t('registration.email'),
          hint: t('registration.emailHint'),
          rest: 'type="email" autocomplete="email" required maxlength="254"',
        },
        faults,
      ),
      field(
        {
          name: 'password',
          label: t('registration.password'),
          hint: t('registration.passwordHint'),
          rest: NEW_PASSWORD,
        },
        faults,
      ),
      box('agreement'),
      `<p class="quiet"><a href="${localePath('/offer', locale)}">${t('registration.offer')}</a> · <a href="${localePath('/privacy', locale)}">${t('registration.privacy')}</a></p>`,
      box('subscribe'),
      `<button>${t('registration.submit')}</button></form>`,
      link(toLogin(fields), t('registration.toLogin')),
    ];
    const status = faults === NO_FAULTS ? 200 : 422;
    return sendPlainPage(reply, { locale, title: t('registration.title'), body: body.join('') }, status);
  }

  function sendRecovery(reply: FastifyReply, fields: URLSearchParams, faults: Faults): FastifyReply {
    const locale = localeOf(fields);
    const t = say(locale);
    const login = {
      name: 'login',
      label: t('login.login'),
      value: (fields.get('login') ?? '').slice(0, 254),
    };
    const body = [
      `<p>${t('recovery.lead')}</p>`,
      opening(fields, faults),
      field({ ...login, rest: 'autocomplete="username" required maxlength="254"' }, faults),
      `<button>${t('recovery.submit')}</button></form>`,
      link(toLogin(fields), t('recovery.toLogin')),
    ];
    const status = faults === NO_FAULTS ? 200 : 422;
    return sendPlainPage(reply, { locale, title: t('recovery.title'), body: body.join('') }, status);
  }

  const readLink = (request: FastifyRequest) => {
    const [kind, token = ''] = (readCookie(request.raw, LINK_COOKIE) ?? '').split('.');
    return parseMailedLink(`?${kind}=${token}`);
  };

  function sendLink(request: FastifyRequest, reply: FastifyReply, fields: URLSearchParams, faults: Faults) {
    const locale = localeOf(fields);
    const t = say(locale);
    const mailed = readLink(request);
    const isPassword = mailed?.kind === 'confirm-recovery';
    const title = t(isPassword ? 'newPassword.title' : 'confirmEmail.title');
    if (!mailed?.token) {
      const again = link(toAccessPage('recovery', returnOf(fields)), t('recovery.title'));
      const body = said(`${t('mailedLink.broken')} ${t('mailedLink.brokenText')}`, true) + again;
      return sendPlainPage(reply, { locale, title, body }, 422);
    }
    const password = {
      name: 'password',
      label: t('newPassword.password'),
      hint: t('registration.passwordHint'),
    };
    const body = isPassword
      ? `${opening(fields, faults)}${field({ ...password, rest: NEW_PASSWORD }, faults)}<button>${t('newPassword.submit')}</button></form>`
      : `<p>${t('confirmEmail.lead')}</p>${opening(fields, faults)}<button>${t('confirmEmail.submit')}</button></form>`;
    return sendPlainPage(reply, { locale, title, body }, faults === NO_FAULTS ? 200 : 422);
  }

  app.get('/_access/registration', (request, reply) => sendRegistration(reply, asked(request), NO_FAULTS));
  app.get('/_access/recovery', (request, reply) => sendRecovery(reply, asked(request), NO_FAULTS));
  app.get('/_access/link', (request, reply) => sendLink(request, reply, asked(request), NO_FAULTS));

  registerForms(app, (form) => {
    form.post('/_access/registration', async (request, reply) => {
      const fields = fieldsOf(request);
      const word = (name: string, most: number) => (fields.get(name) ?? '').slice(0, most);
      const { askedCity } = readVisit(request.raw);
      const answer = await ask(request, '/api/v1/auth/registration/', {
        firstName: word('firstName', 200),
        phone: word('phone', 64),
        email: word('email', 320),
        // An empty one is refused with words about passwords, not as a broken request.
        password: word('password', 1024) || ' ',
        agreement: fields.get('agreement') === 'on',
        subscribe: fields.get('subscribe') === 'on',
        ...(askedCity === null ? {} : { cityCode: askedCity }),
      });
      if (answer.statusCode !== 200) return sendRegistration(reply, fields, toFaults(answer.json()));
      passCookies(reply, answer.headers['set-cookie'], '/_access');
      const t = say(localeOf(fields));
      const { email } = answer.json<{ data: { email: string } }>().data;
      const body = said(t('registration.sentTo', { email })) + link(returnOf(fields), t('confirmEmail.goOn'));
      return sendPlainPage(reply, { locale: localeOf(fields), title: t('registration.sent'), body });
    });

    form.post('/_access/recovery', async (request, reply) => {
      const fields = fieldsOf(request);
      const t = say(localeOf(fields));
      const login = (fields.get('login') ?? '').trim().slice(0, 254);
      if (login === '') return sendRecovery(reply, fields, { fields: { login: t('login.loginMissing') } });
      const answer = await ask(request, '/api/v1/auth/recovery/', { login });
      if (answer.statusCode !== 200) return sendRecovery(reply, fields, toFaults(answer.json()));
      const body = said(t('recovery.askedText')) + link(toLogin(fields), t('recovery.toLogin'));
      return sendPlainPage(reply, { locale: localeOf(fields), title: t('recovery.asked'), body });
    });

    form.post('/_access/link', async (request, reply) => {
      const fields = fieldsOf(request);
      const locale = localeOf(fields);
      const t = say(locale);
      const mailed = readLink(request);
      const isPassword = mailed?.kind === 'confirm-recovery';
      if (!mailed?.token) return sendLink(request, reply, fields, NO_FAULTS);
      const answer = await ask(
        request,
        isPassword ? '/api/v1/auth/recovery/confirm/' : '/api/v1/auth/confirm-email/',
        {
          token: mailed.token,
          ...(isPassword ? { password: (fields.get('password') ?? '').slice(0, 1024) || ' ' } : {}),
        },
      );
      if (answer.statusCode !== 200) return sendLink(request, reply, fields, toFaults(answer.json()));
      passCookies(reply, answer.headers['set-cookie'], '/_access');
      reply.header('set-cookie', linkCookie(''));
      if (isPassword) return reply.redirect(localePath('/personal', locale), 303);
      const { email, token } = answer.json<{ data: { email: string; token: string | null } }>().data;
      const [words, to, next] = token
        ? ([
            t('confirmEmail.entered', { email }),
            localePath('/personal', locale),
            t('confirmEmail.goOn'),
          ] as const)
        : ([t('confirmEmail.logIn', { email }), toLogin(fields), t('login.submit')] as const);
      return sendPlainPage(reply, {
        locale,
        title: t('confirmEmail.done'),
        body: said(words) + link(to, next),
      });
    });
  });
}
