/** What stands above every page of a rehearsal: which moment it is, with whose eyes, that nothing is written, and the way out. */
import { escapeHtml } from '#api/mail/mail.ts';
import type { Rehearsal } from '#api/rehearsal/rehearsal.ts';
import type { ShownBuyer } from '#contract/office/price-story.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { almatyTime, formatDate } from '#domain/time.ts';

export const BAR_STYLES_PATH = '/rehearsal/bar.css';
export const LEAVE_PATH = '/rehearsal/leave';
export const CLOCK_PATH = '/rehearsal/clock.js';

const WORDS = {
  ru: {
    title: 'Репетиция',
    buyers: { visitor: 'посетитель', club: 'с картой', pro: 'мастер', wholesale: 'по договору' },
    note: 'Ничего не записывается и не заказывается.',
    failed: (titles: string) => `Не удалось показать: ${titles}.`,
    leave: 'Выйти из репетиции',
    over: 'Репетиция закончилась',
    overText: 'Она длится полчаса. Откройте её снова в кабинете или вернитесь в магазин.',
    lost: 'Репетицию не удалось открыть',
    lostText: 'Магазин не смог показать этот момент. Попробуйте ещё раз из кабинета.',
    shop: 'В магазин',
  },
  kz: {
    title: 'Репетиция',
    buyers: { visitor: 'келуші', club: 'картасы бар', pro: 'шебер', wholesale: 'шарт бойынша' },
    note: 'Ештеңе жазылмайды, тапсырыс берілмейді.',
    failed: (titles: string) => `Көрсетілмеді: ${titles}.`,
    leave: 'Репетициядан шығу',
    over: 'Репетиция аяқталды',
    overText: 'Ол жарты сағатқа созылады. Кабинеттен қайта ашыңыз немесе дүкенге оралыңыз.',
    lost: 'Репетиция ашылмады',
    lostText: 'Дүкен бұл сәтті көрсете алмады. Кабинеттен қайта ашып көріңіз.',
    shop: 'Дүкенге',
  },
} as const satisfies Record<Locale, { buyers: Record<ShownBuyer, string> } & Record<string, unknown>>;

const sayMoment = (at: number, language: Locale): string =>
  `${formatDate(new Date(at), language, { hasYear: true })}, ${almatyTime(new Date(at))}`;

const HEAD = `<meta name="robots" content="noindex"><link rel="stylesheet" href="${BAR_STYLES_PATH}">`;
const wayOut = (label: string): string =>
  `<form method="post" action="${LEAVE_PATH}"><button type="submit">${label}</button></form>`;

/** The page with the bar on it. */
export function withBar(
  html: string,
  { at, buyer }: Pick<Rehearsal, 'at' | 'buyer'>,
  { language, failed, aheadMs }: { language: Locale; failed: readonly string[]; aheadMs: number },
): string {
  const words = WORDS[language];
  const missing = failed.length > 0 ? ` <b>${escapeHtml(words.failed(failed.join(', ')))}</b>` : '';
  const bar =
    `<aside class="rehearsal-bar" aria-label="${words.title}" lang="${LOCALES[language].langTag}"><p><strong>${words.title}: ` +
    `${sayMoment(at, language)}</strong> · ${words.buyers[buyer]}. ${words.note}${missing}</p>${wayOut(words.leave)}</aside>`;
  const clock = `<script src="${CLOCK_PATH}?ahead=${aheadMs}"></script>`;
  return html
    .replace(/<head[^>]*>/, (head) => `${head}${clock}`)
    .replace('</head>', () => `${HEAD}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${bar}`);
}

/** Instead of a page: nobody who thinks to see the future is shown the present. */
export function toEndPage(why: 'over' | 'lost', language: Locale): string {
  const words = WORDS[language];
  return (
    `<!doctype html><html lang="${LOCALES[language].langTag}"><head><meta charset="utf-8"><title>${words[why]}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">${HEAD}</head><body><main class="rehearsal-end">` +
    `<h1>${words[why]}</h1><p>${words[`${why}Text`]}</p>${wayOut(words.shop)}</main></body></html>`
  );
}

export const BAR_STYLES = `
.rehearsal-bar{position:sticky;inset-block-start:0;z-index:1000;display:flex;flex-wrap:wrap;align-items:center;
justify-content:space-between;gap:6px 16px;padding:8px 16px;background:#ffc229;color:#16232b;font:500 15px/1.35 Onest,Arial,sans-serif}
.rehearsal-bar p{margin:0}
.rehearsal-bar form,.rehearsal-end form{margin:0}
.rehearsal-bar button,.rehearsal-end button{min-block-size:44px;padding:8px 16px;border:0;border-radius:6px;background:#073b45;
color:#fff;font:600 15px/1.2 Onest,Arial,sans-serif;cursor:pointer}
.rehearsal-bar button:focus-visible,.rehearsal-end button:focus-visible{outline:3px solid #16232b;outline-offset:2px}
.rehearsal-end{max-inline-size:560px;margin:12vh auto;padding:0 20px;color:#16232b;font:16px/1.5 Onest,Arial,sans-serif}
@media (max-width:767px){.rehearsal-bar{position:static;font-size:14px}}
@media print{.rehearsal-bar{display:none}}
`;
