/** `/img/{p|s}/{size}/{first 3 characters of the id}/{id}_{n}.webp` (spec 7). */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Images } from './images.ts';
import { isPictureSize } from './picture-sizes.ts';

const FILE = /^([A-Za-z0-9-]{3,64})_(\d{1,2})\.webp$/;

export function registerImages(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { kind: string; size: string; start: string; file: string } }>(
    '/img/:kind/:size/:start/:file',
    async (request, reply) => {
      const { kind, size, start, file } = request.params;
      const [, id, index] = FILE.exec(file) ?? [];
      const isKnown =
        (kind === 'p' || kind === 's') && isPictureSize(size) && id?.startsWith(start) && start.length === 3;
      if (!isKnown || id === undefined) throw new Refusal('picture.not_found');
      const picture =
        kind === 'p'
          ? await images.findProductPicture(id, Number(index), size)
          : await images.findSectionPicture(id, size);
      if (picture === null) throw new Refusal('picture.not_found');
      const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
      reply
        .header('etag', etag)
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.header('content-type', 'image/webp').send(picture);
    },
  );
}
