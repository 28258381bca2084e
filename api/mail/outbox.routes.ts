/**
 * `/dev/outbox`: the letters and messages of a demo, or of a shop that is being worked on, to be read where they would
 * have arrived. Registered only where the settings say so (`showsOutbox`): links of letters open accounts.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { toOutboxPage } from './outbox-page.ts';

export const OUTBOX = '/dev/outbox';

/** As transport.ts and sms.ts name them: nothing else in the folder, nothing outside it. */
const NAME = /^[\w-]+\.(?:html|eml|txt)$/;
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  eml: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";
/** A demo that has run for weeks still answers at once. */
const MOST_SHOWN = 60;

export function registerOutbox(app: FastifyInstance, folder: string): void {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => null);

  app.get<{ Querystring: { lang?: unknown } }>(OUTBOX, async ({ query: { lang } }, reply) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
    const newest = names
      .filter((name) => !name.endsWith('.eml'))
      .sort((a, b) => b.localeCompare(a))
      .slice(0, MOST_SHOWN);
    const shown = await Promise.all(
      newest.map(async (name) => ({ name, content: (await read(name)) ?? '' })),
    );
    return send(reply, 'html', toOutboxPage(shown, lang === 'kz' ? 'kz' : 'ru'));
  });

  app.get<{ Params: { name: string } }>(`${OUTBOX}/:name`, async ({ params: { name } }, reply) => {
    if (!NAME.test(name)) throw new Refusal('call.not_found');
    const content = await read(name);
    if (content === null) throw new Refusal('call.not_found');
    return send(reply, name.split('.').pop() ?? 'txt', content);
  });
}

const send = (reply: FastifyReply, kind: string, content: string) =>
  reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type(TYPES[kind] ?? 'text/plain')
    .send(content);
