import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#api/http/refusal.ts';
import { LOCALES, localeOfPath } from '#domain/locale.ts';
import { PAGE_HEADERS } from './page-headers.ts';

const words = {
  ru: {
    title: 'Что-то сломалось',
    text: 'Мы уже знаем об ошибке. Попробуйте обновить страницу через минуту.',
    id: 'Номер обращения',
    home: 'На главную',
    busyTitle: 'Слишком много запросов',
    busyText:
      'Страница ещё не готова: запросов сейчас больше, чем мы успеваем. Обновите её через несколько секунд.',
  },
  kz: {
    title: 'Бірдеңе істен шықты',
    text: 'Қате туралы біз білеміз. Бір минуттан кейін бетті жаңартып көріңіз.',
    id: 'Өтініш нөмірі',
    home: 'Басты бетке',
    busyTitle: 'Сұрау тым көп',
    busyText:
      'Бет әлі дайын емес: қазір сұрау біз үлгергеннен көп. Бірнеше секундтан кейін бетті жаңартыңыз.',
  },
} as const;

/** The page of last resort: needs neither React nor the database nor a style sheet. */
function faultPage(url: string, requestId: string, isBusy: boolean): string {
  const locale = localeOfPath(url);
  const { id, home, ...said } = words[locale];
  const [title, text] = isBusy ? [said.busyTitle, said.busyText] : [said.title, said.text];
  return (
    `<!doctype html><html lang="${LOCALES[locale].langTag}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><p>${id}: ${requestId}</p><p><a href="${LOCALES[locale].prefix || '/'}">${home}</a></p></main></body></html>`
  );
}

export function sendFaultPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isBusy = error instanceof Refusal && error.code === 'service.busy';
  if (isBusy) reply.header('retry-after', '2');
  else request.log.error({ err: error }, 'page fault');
  return reply
    .code(isBusy ? 503 : 500)
    .headers(PAGE_HEADERS)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(faultPage(request.url, request.id, isBusy));
}
