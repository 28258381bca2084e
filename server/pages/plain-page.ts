/**
 * A page of forms for browsers without the script: one style known by its hash, nothing else to fetch but the sign. What was
 * typed comes back with what is wrong about it; a password never does.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { SECURITY_HEADERS } from '#api/http/headers.ts';
import { escapeHtml as e } from '#api/mail/mail.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';

const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; background: #f4f3ee; color: #16232b; font: 16px/1.45 Onest, system-ui, sans-serif; }
  header { padding: 12px 16px; border-bottom: 4px solid #ffc229; background: #073b45; }
  header a { display: flex; align-items: center; gap: 10px; max-width: 32rem; margin: 0 auto; color: #fff; font-size: 20px; font-weight: 700; text-decoration: none; }
  main { max-width: 32rem; margin: 24px auto; padding: 24px; border: 1px solid #d9ded9; border-radius: 8px; background: #fff; }
  @media (max-width: 34rem) { main { margin: 0; border: 0; border-radius: 0; padding: 20px 16px 32px; } }
  h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.2; } h2 { margin: 24px 0 8px; font-size: 18px; }
  p { margin: 8px 0; } a { color: #0b5563; }
  form { display: grid; gap: 16px; margin-top: 16px; }
  .field { display: grid; gap: 4px; } .quiet, .hint { margin: 0; color: #4a5a63; font-size: 14px; }
  input:not([type=checkbox], [type=radio]), select { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid #4a5a63; border-radius: 6px; background: #fff; color: inherit; font: inherit; }
  [aria-invalid=true] { border-color: #b3261e; } .fault { margin: 0; color: #b3261e; font-size: 14px; }
  .said { margin: 12px 0; padding: 12px 16px; border-left: 4px solid #0b5563; border-radius: 4px; background: #e9f1f2; }
  .said[role=alert] { border-color: #b3261e; background: #fbeceb; }
  fieldset { display: grid; gap: 4px; margin: 0; padding: 0; border: 0; } legend { margin-bottom: 4px; padding: 0; font-weight: 600; }
  .choice { display: flex; gap: 10px; align-items: baseline; min-height: 44px; padding: 10px 12px; border: 1px solid #d9ded9; border-radius: 6px; }
  .choice b { margin-left: auto; white-space: nowrap; } .days { display: grid; gap: 16px; }
  input[type=radio], input[type=checkbox] { flex: none; accent-color: #0b5563; }
  button { min-height: 52px; padding: 12px 20px; border: 0; border-radius: 6px; background: #ffc229; color: #16232b; font: inherit; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid #0a58ca; outline-offset: 2px; } .sum { font-size: 22px; font-weight: 700; }`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

export interface PlainPage {
  locale: Locale;
  title: string;
  /** finished HTML */
  body: string;
  /** where the browser goes by itself at once */
  goesTo?: string;
}

export function sendPlainPage(reply: FastifyReply, page: PlainPage, status = 200): FastifyReply {
  const { langTag, prefix } = LOCALES[page.locale];
  return reply
    .code(status)
    .headers(SECURITY_HEADERS)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${langTag}"><head><meta charset="utf-8"><title>${e(page.title)}</title>` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        (page.goesTo ? `<meta http-equiv="refresh" content="0;url=${e(page.goesTo)}">` : '') +
        `<style>${STYLE}</style></head><body><header><a href="${prefix || '/'}">` +
        `<img src="/favicon.svg" alt="" width="32" height="32">Шебер</a></header>` +
        `<main><h1>${e(page.title)}</h1>${page.body}</main></body></html>`,
    );
}

export const said = (words: string, isRefusal = false): string =>
  `<p class="said" role="${isRefusal ? 'alert' : 'status'}">${e(words)}</p>`;

export const link = (href: string, words: string): string => `<p><a href="${e(href)}">${e(words)}</a></p>`;

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${e(value)}">`;

/** What is wrong with the fields, by their names, and the words about the whole. */
export interface Faults {
  message?: string;
  fields: Readonly<Record<string, string>>;
}

interface Field {
  name: string;
  label: string;
  /** attributes as they are written */
  rest?: string;
  hint?: string;
  value?: string;
}

export function field({ name, label, rest = '', hint, value = '' }: Field, faults: Faults): string {
  const fault = faults.fields[name];
  const told = [...(hint ? [`${name}-hint`] : []), ...(fault ? [`${name}-fault`] : [])];
  const marks =
    (told[0] ? ` aria-describedby="${told.join(' ')}"` : '') + (fault ? ' aria-invalid="true"' : '');
  return (
    `<label class="field"><span>${e(label)}</span><input name="${name}" value="${e(value)}" ${rest}${marks}>` +
    (hint ? `<span class="hint" id="${name}-hint">${e(hint)}</span>` : '') +
    (fault ? `<span class="fault" id="${name}-fault">${e(fault)}</span>` : '') +
    '</label>'
  );
}

export function checkbox(name: string, label: string, isChosen: boolean, { fields }: Faults): string {
  const fault = fields[name];
  return (
    `<label class="choice"><input type="checkbox" name="${name}"${isChosen ? ' checked' : ''}${fault ? ' aria-invalid="true"' : ''}>` +
    `<span>${e(label)}</span></label>${fault ? `<p class="fault">${e(fault)}</p>` : ''}`
  );
}

interface Choice {
  value: string;
  label: string;
  /** stands at the end of the line */
  sum?: string;
}

export const radios = (name: string, choices: readonly Choice[], chosen: string | null): string =>
  choices
    .map(
      ({ value, label, sum }) =>
        `<label class="choice"><input type="radio" name="${name}" value="${e(value)}" required${value === chosen ? ' checked' : ''}>` +
        `<span>${e(label)}</span>${sum ? `<b>${e(sum)}</b>` : ''}</label>`,
    )
    .join('');

export const NO_FAULTS: Faults = { fields: {} };

/** A refusal of the API, which tells both in the reader's language. */
export function toFaults(answer: { message?: string; errors?: Record<string, string[]> }): Faults {
  const fields = Object.entries(answer.errors ?? {}).map(([name, words]) => [name, words[0] ?? '']);
  return { ...(answer.message ? { message: answer.message } : {}), fields: Object.fromEntries(fields) };
}
