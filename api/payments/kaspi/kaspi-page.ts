/** Where a buyer sees what to pay and where to: no script, one style known by its hash, the code drawn by the server. */
import { createHash } from 'node:crypto';
import { LOCALES } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { formatPhone } from '#domain/phone.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import { escapeHtml } from '../../mail/mail.ts';
import type { KaspiSettings } from '../../partner-settings.ts';
import type { PaymentTry } from '../provider.ts';

const STYLE = `
  body { margin: 0; background: #f4f3ee; color: #16232b; font: 16px/1.45 system-ui, sans-serif; }
  main { box-sizing: border-box; max-width: 28rem; margin: 0 auto; padding: 24px 16px; }
  .sheet { padding: 24px; border: 1px solid #d9ded9; border-top: 4px solid #ffc229; border-radius: 8px; background: #fff; }
  h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; }
  .quiet { margin: 0; color: #4a5a63; font-size: 14px; }
  .sum { margin: 16px 0; font-size: 34px; font-weight: 700; line-height: 1.1; }
  svg { display: block; width: 100%; max-width: 220px; margin: 0 auto 16px; }
  .number { margin: 0 0 16px; font-size: 20px; font-weight: 600; text-align: center; }
  b { white-space: nowrap; }
  ol { margin: 0 0 16px; padding-left: 20px; } li { margin-top: 4px; }
  a { box-sizing: border-box; display: block; min-height: 48px; margin-top: 12px; padding: 12px; border: 1px solid #0b5563;
    border-radius: 6px; background: #fff; color: #0b5563; font-weight: 600; text-align: center; text-decoration: none; }
  a.app { background: #0b5563; color: #fff; }
  :focus-visible { outline: 3px solid #0a58ca; outline-offset: 2px; }`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const words = {
  ru: {
    title: 'Оплата через Kaspi',
    order: 'Заказ',
    code: 'QR-код для оплаты в приложении Kaspi.kz',
    openApp: 'Открыть приложение Kaspi.kz',
    byCode: 'Отсканируйте код в приложении Kaspi.kz.',
    byPhone: 'Переведите сумму на номер, указанный выше.',
    comment: 'В сообщении продавцу напишите номер заказа:',
    seen: 'Мы увидим платёж и отметим заказ оплаченным; обычно это занимает до часа в рабочее время.',
    until: (day: string, time: string) => `Заказ ждёт оплаты до ${time}, ${day}`,
    back: 'Вернуться к заказу',
  },
  kz: {
    title: 'Kaspi арқылы төлеу',
    order: 'Тапсырыс',
    code: 'Kaspi.kz қосымшасында төлеуге арналған QR-код',
    openApp: 'Kaspi.kz қосымшасын ашу',
    byCode: 'Kaspi.kz қосымшасында кодты сканерлеңіз.',
    byPhone: 'Соманы жоғарыдағы нөмірге аударыңыз.',
    comment: 'Сатушыға хабарламада тапсырыс нөмірін жазыңыз:',
    seen: 'Төлемді көрген соң тапсырысты төленген деп белгілейміз; жұмыс уақытында бұл әдетте бір сағатқа дейін созылады.',
    until: (day: string, time: string) => `Төлеу мерзімі: ${day}, ${time}`,
    back: 'Тапсырысқа оралу',
  },
} as const;

export async function kaspiPage(
  { qr, phone }: KaspiSettings,
  { language, amountTenge, orderNumber, returnUrl, expiresAt }: PaymentTry,
): Promise<{ html: string; policy: string }> {
  const t = words[language];
  const steps = [
    qr === null ? t.byPhone : t.byCode,
    `${t.comment} <b>${escapeHtml(orderNumber)}</b>`,
    t.seen,
  ];
  const html = `<!doctype html>
<html lang="${LOCALES[language].langTag}"><head><meta charset="utf-8"><title>${t.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><div class="sheet">
<h1>${t.title}</h1>
<p class="quiet">${t.order} ${escapeHtml(orderNumber)}</p>
<p class="sum">${formatTenge(amountTenge)}</p>
${qr === null ? '' : await drawCode(qr, t.code)}
${phone === null ? '' : `<p class="number">${formatPhone(phone)}</p>`}
<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>
${expiresAt === null ? '' : `<p class="quiet">${t.until(formatDate(expiresAt, language), almatyTime(expiresAt))}</p>`}
${qr === null ? '' : `<a class="app" href="${escapeHtml(qr)}">${t.openApp}</a>`}
<a href="${escapeHtml(returnUrl)}">${t.back}</a>
</div></main></body></html>`;
  return { html, policy: POLICY };
}

async function drawCode(text: string, label: string): Promise<string> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const code = generate(text);
  return `<svg viewBox="-2 -2 ${code.size + 4} ${code.size + 4}" role="img" aria-label="${label}"><path d="${toSvgPath(code)}"/></svg>`;
}
