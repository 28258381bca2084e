/** The list of what a demo has sent: a message is read at once (its code is what one came for), a letter is opened. */
import type { Locale } from '#domain/locale.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import { escapeHtml } from './letter-html.ts';

interface Sent {
  /** `2026-11-17T09-30-00-000Z-recovery-1a2b3c4d.html`, as transport.ts and sms.ts write it. */
  name: string;
  content: string;
}

const WORDS = {
  ru: {
    title: 'Исходящие демо',
    lead: 'Письма и SMS этого демо никуда не уходят: они здесь, новые сверху. В настоящем магазине такой страницы нет.',
    none: 'Писем и SMS пока нет.',
    sms: 'SMS',
    letter: 'Письмо',
    again: 'Обновить',
    back: 'В магазин',
  },
  kz: {
    title: 'Демоның шығыс хаттары',
    lead: 'Бұл демоның хаттары мен SMS-тері ешқайда кетпейді: осында, жаңасы жоғарыда. Нағыз дүкенде мұндай бет жоқ.',
    none: 'Әзірге хат та, SMS те жоқ.',
    sms: 'SMS',
    letter: 'Хат',
    again: 'Жаңарту',
    back: 'Дүкенге',
  },
} as const;

const STYLE =
  'body{margin:0;background:#f4f3ee;color:#16232b;font:16px/1.45 Arial,sans-serif}' +
  'main{max-width:720px;margin:0 auto;padding:24px 16px}h1{margin:0 0 8px;font-size:28px;line-height:1.2}' +
  'p{margin:0 0 16px;color:#4a5a63}nav a{display:inline-block;padding:12px 16px 12px 0}' +
  'a{color:#0b5563}ul{margin:0;padding:0;list-style:none}' +
  'li{margin:0 0 8px;padding:12px 16px;background:#fff;border:1px solid #d9ded9;border-radius:8px;overflow-wrap:anywhere}' +
  'small{display:block;color:#4a5a63;font-size:14px}strong{font-size:18px}';

export function toOutboxPage(sent: readonly Sent[], language: Locale): string {
  const words = WORDS[language];
  const rows = sent.map((each) => `<li>${toRow(each, language)}</li>`);
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${words.none}</p>`;
  const home = language === 'kz' ? '/kz' : '/';
  return (
    `<!doctype html><html lang="${language === 'kz' ? 'kk' : 'ru'}"><head><meta charset="utf-8">` +
    `<title>${words.title}</title><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><style>${STYLE}</style></head><body><main><h1>${words.title}</h1>` +
    `<p>${words.lead}</p><nav><a href="">${words.again}</a><a href="${home}">${words.back}</a></nav>${list}</main></body></html>`
  );
}

function toRow({ name, content }: Sent, language: Locale): string {
  const { sms, letter } = WORDS[language];
  const moment = escapeHtml(momentOf(name, language));
  if (name.endsWith('.txt')) {
    const [phone = '', ...text] = content.trim().split('\n');
    return `<small>${moment} · ${sms} · ${escapeHtml(phone)}</small><strong>${escapeHtml(text.join(' '))}</strong>`;
  }
  // The subject stands escaped in the letter's own head.
  const subject = /<title>([^<]*)<\/title>/.exec(content)?.[1] ?? escapeHtml(name);
  return `<small>${moment} · ${letter}</small><a href="/dev/outbox/${escapeHtml(name)}">${subject}</a>`;
}

function momentOf(name: string, language: Locale): string {
  const [, day, hours, minutes, seconds] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/.exec(name) ?? [];
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(moment.getTime())) return name;
  return `${formatDate(moment, language)}, ${almatyTime(moment)}`;
}
