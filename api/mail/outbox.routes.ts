/**
 * `/dev/outbox`: the letters and messages of a shop that is being worked on, to be read where they would have arrived.
 * Never registered in production: links of letters open accounts.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { escapeHtml, outboxOf } from './mail.ts';

/** As transport.ts and sms.ts name them: nothing else in the folder, nothing outside it. */
const NAME = /^[\w-]+\.(?:html|eml|txt)$/;
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  eml: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'";

export function registerOutbox(app: FastifyInstance, dataDir: string | undefined): void {
  if (dataDir === undefined) return;
  const folder = outboxOf(dataDir);
  const listNames = async () => {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => NAME.test(name)).sort((a, b) => b.localeCompare(a));
  };

  app.get('/dev/outbox', async (_request, reply) => send(reply, 'html', toPage(await listNames())));

  app.get<{ Params: { name: string } }>('/dev/outbox/:name', async ({ params: { name } }, reply) => {
    if (!NAME.test(name)) throw new Refusal('call.not_found');
    const content = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (content === null) throw new Refusal('call.not_found');
    return send(reply, name.split('.').pop() ?? 'txt', content);
  });
}

const send = (reply: FastifyReply, kind: string, content: string) =>
  reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type(TYPES[kind] ?? 'text/plain')
    .send(content);

function toPage(names: readonly string[]): string {
  const rows = names.map((name) => {
    const safe = escapeHtml(name);
    return `<li><a href="/dev/outbox/${safe}">${safe}</a></li>`;
  });
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Писем пока нет.</p>';
  return (
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Исходящие письма</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
    `<body style="font:16px/1.5 Arial,sans-serif;margin:24px"><h1>Исходящие письма</h1>${list}</body></html>`
  );
}
