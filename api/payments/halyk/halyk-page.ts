/**
 * The page from which the bank's script opens its form: the only one of the shop that loads anything of another's. It has
 * a policy of its own, which lets in the bank and nothing else, not even the shop; its one line of script is known by its hash.
 */
import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { escapeHtml } from '../../mail/mail.ts';

const STYLE = `
  body { margin: 0; background: #f4f3ee; color: #16232b; font: 16px/1.45 system-ui, sans-serif; }
  main { box-sizing: border-box; max-width: 28rem; margin: 0 auto; padding: 24px 16px; }
  .sheet { padding: 24px; border: 1px solid #d9ded9; border-top: 4px solid #ffc229; border-radius: 8px; background: #fff; }
  h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; }
  .quiet { margin: 0; color: #4a5a63; font-size: 14px; }
  .sum { margin: 16px 0; font-size: 34px; font-weight: 700; line-height: 1.1; }
  a { box-sizing: border-box; display: block; min-height: 48px; margin-top: 16px; padding: 12px; border: 1px solid #0b5563;
    border-radius: 6px; color: #0b5563; font-weight: 600; text-align: center; text-decoration: none; }
  :focus-visible { outline: 3px solid #0a58ca; outline-offset: 2px; }`;

const CALL = `halyk.pay(JSON.parse(document.getElementById('call').textContent));`;

const words = {
  ru: {
    title: 'Оплата заказа',
    order: 'Заказ',
    wait: 'Сейчас откроется страница банка. Данные карты вводятся там, магазин их не видит.',
    noScript:
      'Чтобы оплатить картой, включите JavaScript в браузере или выберите другой способ на странице заказа.',
    back: 'Вернуться к заказу',
  },
  kz: {
    title: 'Тапсырысты төлеу',
    order: 'Тапсырыс',
    wait: 'Қазір банк беті ашылады. Карта деректері сол жерде енгізіледі, дүкен оларды көрмейді.',
    noScript:
      'Картамен төлеу үшін браузерде JavaScript қосыңыз немесе тапсырыс бетінде басқа тәсілді таңдаңыз.',
    back: 'Тапсырысқа оралу',
  },
} as const;

const toHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface HalykPage {
  script: string;
  /** Origins of the bank. */
  bank: readonly string[];
  /** What its script is called with. */
  call: object;
  page: { language: Locale; amountTenge: number; orderNumber: string; returnUrl: string };
}

export function halykPage({ script, bank, call, page }: HalykPage): { html: string; policy: string } {
  const t = words[page.language];
  const from = [...new Set(bank)].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${from} ${toHash(CALL)}`,
    `style-src ${from} ${toHash(STYLE)}`,
    ...['frame-src', 'connect-src', 'img-src', 'font-src', 'form-action'].map((what) => `${what} ${from}`),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  // Within a script element only «<» could end it.
  const facts = JSON.stringify(call).replaceAll('<', '\\u003c');
  const html = `<!doctype html>
<html lang="${LOCALES[page.language].langTag}"><head><meta charset="utf-8"><title>${t.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><div class="sheet">
<h1>${t.title}</h1>
<p class="quiet">${t.order} ${escapeHtml(page.orderNumber)}</p>
<p class="sum">${formatTenge(page.amountTenge)}</p>
<p role="status">${t.wait}</p>
<noscript><p>${t.noScript}</p></noscript>
<a href="${escapeHtml(page.returnUrl)}">${t.back}</a>
</div></main>
<script type="application/json" id="call">${facts}</script>
<script src="${escapeHtml(script)}"></script>
<script>${CALL}</script>
</body></html>`;
  return { html, policy };
}
