/** A plain page of all calls, for people: no script, one style. */
import { createHash } from 'node:crypto';
import { calls } from '#contract/calls.ts';
import { errors } from '#contract/errors.ts';

const STYLE = `
  body { font: 16px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #16232b; }
  table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #d9ded9; vertical-align: top; }
  code { font-size: .95em; } .method { font-weight: 700; }`;

/** The page's own policy: its one style by hash, nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

export function docsPage(): string {
  const callRows = Object.values(calls).map((call) =>
    row([
      `<span class="method">${call.method}</span>`,
      `<code>${escaped(call.path)}</code>`,
      escaped(call.summary),
      call.access === 'user' ? 'login' : '',
      call.refusals.map((code) => `<code>${code}</code>`).join('<br>'),
    ]),
  );
  const errorRows = Object.entries(errors).map(([code, entry]) =>
    row([String(entry.status), `<code>${code}</code>`, escaped(entry.ru), escaped(entry.kz)]),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Шебер: calls</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><h1>Calls of the shop</h1>
<p>The whole contract: <a href="/api/openapi.json">openapi.json</a>. Every call takes the header <code>x-language-id</code> (ru, kz).</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What</th><th>Access</th><th>Refusals</th></tr></thead><tbody>${callRows.join('')}</tbody></table>
<h2>Errors</h2>
<table><thead><tr><th>Status</th><th>Code</th><th>ru</th><th>kz</th></tr></thead><tbody>${errorRows.join('')}</tbody></table>
</body></html>`;
}
