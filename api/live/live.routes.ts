/** The subscriber's side of the Mercure protocol, as far as one topic per user needs it. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { authorizeStream } from '#contract/live.ts';
import { readCookie } from '../http/cookies.ts';
import type { Http } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import { type Live, OFFICE_STREAM_PATH, STREAM_PATH } from './live.ts';

/** A browser's own attempts, should its script be gone; ours are paced by the script. */
const OPENING = 'retry: 3000\n\n';

const query = z.object({
  topic: z.string().min(1).max(200),
  authorization: z.string().max(2000).optional(),
  // The protocol's name for what a browser can only send as a header when it reconnects by itself.
  lastEventID: z.string().max(200).optional(),
});

export function registerLive(http: Http, live: Live): void {
  const { app } = http;
  route(http, authorizeStream, async ({ viewer }) => ({ data: live.authorize(viewer.id) }));

  for (const path of [STREAM_PATH, OFFICE_STREAM_PATH])
    app.get(path, { logLevel: 'silent' }, (request, reply) => openStream(request, reply));

  function openStream(request: FastifyRequest, reply: FastifyReply): void {
    const asked = query.safeParse(request.query);
    if (!asked.success) throw new Refusal('live.topic_refused');
    const open = live.admit({
      topic: asked.data.topic,
      token:
        asked.data.authorization ?? bearerOf(request) ?? readCookie(request, 'mercureAuthorization') ?? null,
      lastEventId: headerOf(request, 'last-event-id') ?? asked.data.lastEventID ?? null,
    });
    const headers = reply.getHeaders();
    reply.hijack();
    start(reply.raw, headers, open);
  }

  app.addHook('preClose', async () => live.endStreams());
  app.addHook('onClose', () => live.close());
}

function start(
  response: ServerResponse,
  headers: Record<string, unknown>,
  open: ReturnType<Live['admit']>,
): void {
  response.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A proxy must not collect what is to be heard at once.
    'x-accel-buffering': 'no',
  });
  response.write(OPENING);
  response.once('close', open(response));
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function bearerOf(request: FastifyRequest): string | undefined {
  return headerOf(request, 'authorization')?.replace(/^Bearer\s+/i, '');
}
