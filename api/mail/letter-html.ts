/**
 * The frame that all letters share, as HTML that mail programs of any age can show: one column of tables, styles on
 * the elements, and a few classes for a phone and for a dark ground where the program knows them. The sign of the shop
 * is drawn by cells and pictures come with the letter: nothing is loaded from elsewhere, so nothing can be blocked.
 */
import { pictureTag } from './letter-pictures.ts';
import type { LetterLine, LetterWords } from './letter-words.ts';

const FRAME = {
  ru: {
    shop: 'Шебер',
    about: 'Товары для дома и ремонта',
    link: 'Если кнопка не нажимается, откройте ссылку:',
  },
  kz: {
    shop: 'Шебер',
    about: 'Үй мен жөндеуге арналған тауарлар',
    link: 'Батырма басылмаса, сілтемені ашыңыз:',
  },
} as const;

export const sayShop = (language: LetterWords['language']): string =>
  `${FRAME[language].shop}. ${FRAME[language].about}`;

const LANG = { ru: 'ru', kz: 'kk' } as const;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const FONT = 'Onest,Arial,Helvetica,sans-serif';
const STYLE = {
  body: `margin:0;padding:0;background:#f4f3ee;color:#16232b;font:16px/1.45 ${FONT}`,
  hidden: 'display:none;max-height:0;overflow:hidden;opacity:0',
  sheet: `width:100%;max-width:600px;background:#ffffff;border:1px solid #d9ded9;border-radius:8px;font:16px/1.45 ${FONT}`,
  head: 'padding:16px 28px;background:#073b45;border-radius:7px 7px 0 0;border-bottom:4px solid #ffc229',
  sign: 'width:32px;height:32px;background:#ffc229;color:#073b45;border-radius:6px;font-size:20px;line-height:32px;font-weight:bold;text-align:center',
  shop: 'padding-left:10px;color:#ffffff;font-size:21px;font-weight:bold',
  cell: 'padding:24px 28px;color:#16232b',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.25',
  line: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:14px 24px;border-radius:6px;background:#0b5563;color:#ffffff;font-weight:bold;text-decoration:none',
  small: 'margin:16px 0 0;color:#4a5a63;font-size:14px;word-break:break-word',
  link: 'color:#0b5563',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  fact: 'padding:6px 16px 6px 0;color:#4a5a63;vertical-align:top',
  value: 'padding:6px 0;font-weight:bold;vertical-align:top',
  picture: 'width:56px;padding:10px 12px 10px 0;border-top:1px solid #d9ded9;vertical-align:top',
  name: 'padding:10px 12px 10px 0;border-top:1px solid #d9ded9;vertical-align:top;overflow-wrap:break-word',
  detail: 'color:#4a5a63;font-size:14px',
  sum: 'padding:10px 0;border-top:1px solid #d9ded9;vertical-align:top;text-align:right;white-space:nowrap;font-weight:bold;font-variant-numeric:tabular-nums',
  part: 'padding:6px 12px 6px 0;color:#4a5a63',
  partSum: 'padding:6px 0;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums',
  total: 'padding:12px 12px 0 0;border-top:2px solid #16232b;font-size:18px;font-weight:bold',
  totalSum:
    'padding:12px 0 0;border-top:2px solid #16232b;font-size:20px;font-weight:bold;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums',
} as const;

/** A phone is narrower, a dark ground has colours of its own; a program that drops this shows the light letter whole. */
const SHEET =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (max-width:480px){.outer{padding:0 0 16px!important}.sheet{border:0!important;border-radius:0!important}' +
  '.cell{padding:20px 16px!important}.goods{font-size:15px!important}.head{padding:14px 16px!important}' +
  '.button{display:block!important;text-align:center!important}}' +
  '@media (prefers-color-scheme:dark){body,.page{background:#10191e!important}' +
  '.sheet{background:#18242b!important;border-color:#34444d!important}' +
  '.cell,.ink{color:#eef1ee!important;border-color:#34444d!important}' +
  '.quiet{color:#b4c0c5!important}.rule{border-color:#34444d!important}.link{color:#8fd0db!important}}';

const e = escapeHtml;

export function toHtml(words: LetterWords, subject: string): string {
  const { language, paragraphs, button, note } = words;
  const { shop, link } = FRAME[language];
  const body = [
    `<h1 style="${STYLE.title}">${e(subject)}</h1>`,
    ...paragraphs.map((said) => `<p style="${STYLE.line}">${e(said)}</p>`),
    toFacts(words.facts ?? []),
    toGoods(words),
    button
      ? `<p style="${STYLE.line}"><a class="button" href="${e(button.href)}" style="${STYLE.button}">${e(button.label)}</a></p>` +
        `<p class="quiet" style="${STYLE.small}">${e(link)}<br><a class="link" href="${e(button.href)}" style="${STYLE.link}">${e(button.href)}</a></p>`
      : '',
    note === undefined ? '' : `<p class="quiet" style="${STYLE.small}">${e(note)}</p>`,
  ].join('');
  return (
    `<!doctype html><html lang="${LANG[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${e(subject)}</title><style>${SHEET}</style></head><body style="${STYLE.body}">` +
    `<div style="${STYLE.hidden}">${e(paragraphs[0] ?? '')}</div>` +
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"><tr><td class="outer" align="center" style="padding:24px 12px">` +
    `<table role="presentation" class="sheet" cellpadding="0" cellspacing="0" style="${STYLE.sheet}">` +
    `<tr><td class="head" style="${STYLE.head}">${toLogo(shop)}</td></tr><tr><td class="cell" style="${STYLE.cell}">${body}</td></tr></table>` +
    `<p class="quiet" style="${STYLE.small}">${e(sayShop(language))}</p></td></tr></table></body></html>`
  );
}

/** The sign and the name; a reader hears the name alone. */
const toLogo = (shop: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr>` +
  `<td aria-hidden="true" style="${STYLE.sign}">Ш</td><td style="${STYLE.shop}">${shop}</td></tr></table>`;

function toFacts(facts: NonNullable<LetterWords['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><td class="quiet" style="${STYLE.fact}">${e(name)}</td><td style="${STYLE.value}">${e(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

/** What is bought with its picture, and the sums, whose figures stand under each other. */
function toGoods({ lines = [], sums = [] }: LetterWords): string {
  if (lines.length + sums.length === 0) return '';
  const rows = sums.map(({ name, value, isTotal = false }) =>
    isTotal
      ? `<tr><td class="ink" colspan="2" style="${STYLE.total}">${e(name)}</td><td class="ink" style="${STYLE.totalSum}">${e(value)}</td></tr>`
      : `<tr><td class="quiet" colspan="2" style="${STYLE.part}">${e(name)}</td><td style="${STYLE.partSum}">${e(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${STYLE.table}">${lines.map(toLine).join('')}${rows.join('')}</table>`;
}

function toLine({ name, detail, sum, picture }: LetterLine): string {
  const words = `${e(name)}<br><span class="quiet" style="${STYLE.detail}">${e(detail)}</span>`;
  return (
    `<tr><td class="rule" width="56" style="${STYLE.picture}">${picture === undefined ? '' : pictureTag(picture)}</td>` +
    `<td class="rule goods" style="${STYLE.name}">${words}</td><td class="rule goods" style="${STYLE.sum}">${e(sum)}</td></tr>`
  );
}
