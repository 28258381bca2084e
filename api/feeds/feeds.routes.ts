/** `/feeds/{name}.xml`: read by the services, not by visitors. */
import { createGunzip } from 'node:zlib';
import { clientKey, clientOf } from '../http/client.ts';
import type { Http } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import type { Feeds } from './feeds.ts';

const NAME = /^([a-z0-9-]{1,80})\.xml$/;

export function registerFeeds({ app, turns, marks }: Http, feeds: Feeds): void {
  app.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    const [, name = ''] = NAME.exec(request.params.file) ?? [];
    const client = clientKey(clientOf(marks, request, request.ip));
    const feed = name === '' ? null : await turns.run(client, () => feeds.find(name));
    if (feed === null) throw new Refusal('call.not_found');
    reply
      .header('etag', feed.etag)
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'accept-encoding')
      .type('application/xml; charset=utf-8');
    if (request.headers['if-none-match']?.includes(feed.etag)) return reply.code(304).send();
    if (/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
      return reply.header('content-encoding', 'gzip').send(feed.read());
    const plain = createGunzip();
    const packed = feed.read();
    packed.on('error', (error) => plain.destroy(error));
    return reply.send(packed.pipe(plain));
  });
}
