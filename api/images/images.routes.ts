/** `/img/{p|s}/{size}/{first 3 characters of the id}/{id}_{n}.webp` (spec 7). */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Images, Picture } from './images.ts';
import { isPictureSize } from './picture-sizes.ts';

const FILE = /^([A-Za-z0-9-]{3,64})_(\d{1,2})\.webp$/;

export function registerImages(app: FastifyInstance, images: Images): void {
  app.get<{
    Params: { kind: string; size: string; start: string; file: string };
    Querystring: { v?: string };
  }>('/img/:kind/:size/:start/:file', async (request, reply) => {
    const { kind, size, start, file } = request.params;
    const [, id, index] = FILE.exec(file) ?? [];
    const isKnown =
      (kind === 'p' || kind === 's') && isPictureSize(size) && id?.startsWith(start) && start.length === 3;
    if (!isKnown || id === undefined) throw new Refusal('picture.not_found');
    const picture =
      kind === 'p'
        ? await images.findProductPicture(id, Number(index), size)
        : ((await images.findSetPicture(id, size)) ?? (await images.findSectionPicture(id, size)));
    if (picture === null) throw new Refusal('picture.not_found');
    reply.header('etag', picture.etag).header('cache-control', lifetimeOf(picture, request.query.v));
    if (request.headers['if-none-match']?.includes(picture.etag)) return reply.code(304).send();
    return reply.header('content-type', 'image/webp').send(await picture.read());
  });
}

/** An address with a version is never used for another picture; one without it may get a photograph tomorrow. */
function lifetimeOf({ isLasting }: Picture, version: string | undefined): string {
  if (!isLasting) return 'public, max-age=60';
  if (version) return 'public, max-age=31536000, immutable';
  return 'public, max-age=86400, stale-while-revalidate=604800';
}
