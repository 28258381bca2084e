/**
 * A letter from its words: text and HTML say the same, everything is escaped, nothing is loaded from elsewhere. One
 * column that mail programs of any age can show.
 */
import type { Locale } from '#domain/locale.ts';

export interface LetterWords {
  language: Locale;
  subject: string;
  /** Shown beside the subject in a list of letters; the first paragraph when missing. */
  paragraphs: readonly string[];
  /** The one thing to do. */
  button?: { label: string; href: string };
  /** Name and value of what the letter is about: a phone, a product. */
  facts?: readonly { name: string; value: string }[];
  /** In small letters at the end: what to do if it was somebody else. */
  note?: string;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

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

const LANG = { ru: 'ru', kz: 'kk' } as const;

export function composeMail(words: LetterWords): ComposedMail {
  // A line break in a subject would begin another header.
  const subject = words.subject.replace(/\s+/g, ' ').trim();
  return { subject, text: toText(words), html: toHtml(words, subject) };
}

function toText({ language, paragraphs, button, facts = [], note }: LetterWords): string {
  const { shop, about } = FRAME[language];
  const parts = [
    ...paragraphs,
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.href}` : '',
    note ?? '',
    `--\n${shop}. ${about}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = {
  body: 'margin:0;padding:0;background:#f4f3ee;color:#16232b;font:16px/1.45 Arial,sans-serif',
  sheet: 'width:100%;max-width:560px;background:#ffffff;border:1px solid #d9ded9;border-radius:8px',
  head: 'padding:20px 28px;background:#073b45;color:#ffffff;font-size:20px;font-weight:bold;border-radius:8px 8px 0 0',
  cell: 'padding:24px 28px',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.25',
  line: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:14px 24px;border-radius:6px;background:#0b5563;color:#ffffff;font-weight:bold;text-decoration:none',
  small: 'margin:16px 0 0;color:#4a5a63;font-size:14px;word-break:break-word',
  name: 'padding:6px 16px 6px 0;color:#4a5a63;vertical-align:top',
  value: 'padding:6px 0;font-weight:bold',
} as const;

function toHtml({ language, paragraphs, button, facts = [], note }: LetterWords, subject: string): string {
  const { shop, about, link } = FRAME[language];
  const e = escapeHtml;
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><td style="${STYLE.name}">${e(name)}</td><td style="${STYLE.value}">${e(value)}</td></tr>`,
  );
  const body = [
    `<h1 style="${STYLE.title}">${e(subject)}</h1>`,
    ...paragraphs.map((words) => `<p style="${STYLE.line}">${e(words)}</p>`),
    rows.length > 0 ? `<table role="presentation" style="margin:0 0 16px">${rows.join('')}</table>` : '',
    button
      ? `<p style="${STYLE.line}"><a href="${e(button.href)}" style="${STYLE.button}">${e(button.label)}</a></p>` +
        `<p style="${STYLE.small}">${e(link)}<br><a href="${e(button.href)}" style="color:#0b5563">${e(button.href)}</a></p>`
      : '',
    note === undefined ? '' : `<p style="${STYLE.small}">${e(note)}</p>`,
  ].join('');
  return (
    `<!doctype html><html lang="${LANG[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">` +
    `<title>${e(subject)}</title></head><body style="${STYLE.body}">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" cellpadding="0" cellspacing="0" style="${STYLE.sheet}">` +
    `<tr><td style="${STYLE.head}">${shop}</td></tr><tr><td style="${STYLE.cell}">${body}</td></tr></table>` +
    `<p style="${STYLE.small}">${shop}. ${e(about)}</p></td></tr></table></body></html>`
  );
}
