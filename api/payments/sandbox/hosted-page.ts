/** The sandbox's page, where a buyer would type a card: no script, one style known by its hash, in both languages. */
import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import { escapeHtml } from '../../mail/mail.ts';
import type { SandboxPayment } from './sandbox.queries.ts';

const STYLE = `
  body { margin: 0; background: #f4f3ee; color: #16232b; font: 16px/1.45 system-ui, sans-serif; }
  main { box-sizing: border-box; max-width: 28rem; margin: 0 auto; padding: 24px 16px; }
  .mark { margin: 0 0 16px; padding: 12px 16px; border: 2px dashed #8a5a00; border-radius: 8px; background: #fff1cc; }
  .sheet { padding: 24px; border: 1px solid #d9ded9; border-top: 4px solid #ffc229; border-radius: 8px; background: #fff; }
  h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; }
  .quiet { margin: 0; color: #4a5a63; font-size: 14px; }
  .sum { margin: 16px 0; font-size: 34px; font-weight: 700; line-height: 1.1; }
  form { margin: 12px 0 0; }
  button, .back { box-sizing: border-box; display: block; width: 100%; min-height: 48px; padding: 12px; border: 1px solid #0b5563;
    border-radius: 6px; background: #fff; color: #0b5563; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  button.pay { background: #0b5563; color: #fff; }
  button.decline { border-color: #b3261e; color: #b3261e; }
  :focus-visible { outline: 3px solid #0a58ca; outline-offset: 2px; }
  nav { margin-top: 16px; text-align: center; } nav a { display: inline-block; padding: 8px; color: #0b5563; }`;

/** Forms go to the sandbox itself and, from there, back to the shop: the same host. */
export const HOSTED_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const words = {
  ru: {
    title: 'Оплата заказа',
    mark: 'Тестовая оплата: денег здесь нет и карту вводить не нужно. Выберите, чем закончится попытка.',
    order: 'Заказ',
    methods: { card_online: 'Банковская карта', kaspi_pay: 'Kaspi' },
    until: (day: string, time: string) => `Оплатить можно до ${time}, ${day}`,
    pay: 'Оплатить',
    decline: 'Отказ банка',
    close: 'Закрыть',
    back: 'Вернуться в магазин',
    states: {
      open: '',
      paid: 'Заказ оплачен.',
      failed: 'Банк отказал в прошлой попытке. Её можно повторить.',
      expired: 'Время на оплату вышло. Начните оплату заново со страницы заказа.',
    },
    other: 'Қазақша',
  },
  kz: {
    title: 'Тапсырысты төлеу',
    mark: 'Сынақ төлемі: мұнда ақша жоқ, карта деректерін енгізудің қажеті жоқ. Талпыныс немен аяқталатынын таңдаңыз.',
    order: 'Тапсырыс',
    methods: { card_online: 'Банк картасы', kaspi_pay: 'Kaspi' },
    until: (day: string, time: string) => `Төлеу мерзімі: ${day}, ${time}`,
    pay: 'Төлеу',
    decline: 'Банк бас тартты',
    close: 'Жабу',
    back: 'Дүкенге оралу',
    states: {
      open: '',
      paid: 'Тапсырыс төленді.',
      failed: 'Алдыңғы талпынысты банк қабылдамады. Қайталауға болады.',
      expired: 'Төлеу уақыты өтіп кетті. Төлемді тапсырыс бетінен қайта бастаңыз.',
    },
    other: 'На русском',
  },
} as const;

export function hostedPage(payment: SandboxPayment, language: Locale): string {
  const t = words[language];
  const { reference, status, expiresAt } = payment;
  const other = language === 'ru' ? 'kz' : 'ru';
  const canPay = status === 'open' || status === 'failed';
  const method = payment.method === 'kaspi_pay' ? t.methods.kaspi_pay : t.methods.card_online;
  const form = (answer: string, label: string) =>
    `<form method="post" action="/payments/sandbox/${reference}/${answer}"><button class="${answer}">${label}</button></form>`;
  const state = t.states[status];
  return `<!doctype html>
<html lang="${LOCALES[language].langTag}"><head><meta charset="utf-8"><title>${t.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main>
<p class="mark">${t.mark}</p>
<div class="sheet">
<h1>${t.title}</h1>
<p class="quiet">${t.order} ${escapeHtml(payment.orderNumber)} · ${method}</p>
<p class="sum">${formatTenge(payment.amount)}</p>
${state === '' ? '' : `<p role="status">${state}</p>`}
${canPay ? `<p class="quiet">${t.until(formatDate(expiresAt, language), almatyTime(expiresAt))}</p>` : ''}
${canPay ? form('pay', t.pay) + form('decline', t.decline) + form('close', t.close) : `<a class="back" href="${escapeHtml(payment.returnUrl)}">${t.back}</a>`}
</div>
<nav><a href="?language=${other}" hreflang="${LOCALES[other].langTag}" lang="${LOCALES[other].langTag}">${t.other}</a></nav>
</main></body></html>`;
}
