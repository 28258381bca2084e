/**
 * Questions and reviews without JavaScript: plain forms post here and the writer is sent back to the page, which says what became of it.
 * The calls are those that the script makes, with the same limits and the same refusals.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireNotForeign } from '#api/http/origin.ts';
import { type Locale, localeOfPath, localePath } from '#domain/locale.ts';
import { isInternalPath } from '#domain/navigation.ts';
import { ASKED_WORD, type Asked } from '#domain/plain-words.ts';

const MAX_FORM_BYTES = 65_536;
/** As the contract has it: anything else would be another address. */
const CODE = /^[\w-]{1,200}$/;

export function registerPlainWords(app: FastifyInstance): void {
  app.register((form, _options, done) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    form.addHook('onRequest', async (request) => requireNotForeign(request));

    form.post('/_question', async (request, reply) => {
      const { fields, code, locale } = readForm(request);
      const asked = await send(app, request, {
        method: 'POST',
        url: '/api/v1/feedback/question/',
        locale,
        payload: {
          name: fields.get('name') ?? '',
          contact: fields.get('contact') ?? '',
          question: fields.get('question') ?? '',
          productCode: code,
          website: fields.get('website') ?? '',
        },
      });
      return leave(reply, `/p/${code}?${ASKED_WORD}=${asked}#questions`, locale);
    });

    form.post('/_review', async (request, reply) => {
      const { fields, code, locale } = readForm(request);
      const kept = fields.getAll('kept').map(Number);
      const asked = await send(app, request, {
        method: 'PUT',
        url: `/api/v1/products/${code}/review/`,
        locale,
        payload: {
          rating: Number(fields.get('rating') ?? 0),
          text: fields.get('text') ?? '',
          plus: fields.get('plus') ?? '',
          minus: fields.get('minus') ?? '',
          keptPhotos: kept,
        },
      });
      // What was refused is written anew at its form, which the product names.
      const wanted = asked === 'sent' ? '' : code;
      return leave(reply, `/personal/purchased?reviews=${wanted}&${ASKED_WORD}=${asked}`, locale);
    });
    done();
  });
}

function readForm(request: FastifyRequest): { fields: URLSearchParams; code: string; locale: Locale } {
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const code = fields.get('productCode') ?? '';
  const from = fields.get('returnTo') ?? '/';
  return {
    fields,
    code: CODE.test(code) ? code : '-',
    locale: localeOfPath(isInternalPath(from) ? from : '/'),
  };
}

interface Call {
  method: 'POST' | 'PUT';
  url: string;
  locale: Locale;
  payload: object;
}

async function send(
  app: FastifyInstance,
  request: FastifyRequest,
  { method, url, locale, payload }: Call,
): Promise<Asked> {
  const { statusCode } = await app.inject({
    method,
    url,
    remoteAddress: request.ip,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-language-id': locale,
      ...(request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie }),
    },
    payload,
  });
  if (statusCode === 200) return 'sent';
  return statusCode === 400 || statusCode === 422 ? 'invalid' : 'refused';
}

const leave = (reply: FastifyReply, path: string, locale: Locale): FastifyReply =>
  reply.redirect(localePath(path, locale), 303);
