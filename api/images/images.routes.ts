/** `/img/{p|s}/{size}/{first 3 characters of the id}/{id}_{n}.webp` (spec 7); `/img/a/…` are pictures of articles. */
import { clientKey, clientOf } from '../http/client.ts';
import { LATE_MS } from '../http/fair-turns.ts';
import type { Http } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import type { Images, Picture } from './images.ts';
import { isPictureSize, type PictureSize } from './picture-sizes.ts';

const KINDS: ReadonlySet<string> = new Set(['p', 's', 'a']);
const FILE = /^(.{1,200})_(\d{1,2})\.webp$/u;

interface ImagesParts {
  images: Images;
  /** The photographs of an article's picture. */
  listTextPictures(pictureId: string): Promise<readonly string[]>;
}

export function registerImages({ app, turns, marks }: Http, { images, listTextPictures }: ImagesParts): void {
  const find = async (kind: string, id: string, index: number, size: PictureSize) => {
    if (kind === 'p') return images.findProductPicture(id, index, size);
    if (kind === 'a') return images.findTextPicture(await listTextPictures(id), size);
    return (await images.findSetPicture(id, size)) ?? images.findSectionPicture(id, size);
  };
  app.get<{
    Params: { kind: string; size: string; start: string; file: string };
    Querystring: { v?: string };
  }>('/img/:kind/:size/:start/:file', async (request, reply) => {
    const { kind, size, start, file } = request.params;
    const [, id, index] = FILE.exec(file) ?? [];
    if (!KINDS.has(kind) || !isPictureSize(size) || id?.slice(0, 3) !== start)
      throw new Refusal('picture.not_found');
    // Finding one may mean making it: hundreds of cold ones of one client must not fill the line of all.
    const { picture, bytes } = await turns.run(
      clientKey(clientOf(marks, request, request.ip)),
      async () => {
        const found = await find(kind, id, Number(index), size);
        const isKnownThere =
          found !== null && request.headers['if-none-match']?.includes(found.etag) === true;
        return { picture: found, bytes: isKnownThere ? null : await found?.read() };
      },
      LATE_MS,
    );
    if (picture === null) throw new Refusal('picture.not_found');
    reply.header('etag', picture.etag).header('cache-control', lifetimeOf(picture, request.query.v));
    if (bytes === null) return reply.code(304).send();
    return reply.header('content-type', 'image/webp').send(bytes);
  });
}

/** An address with a version is never used for another picture; one without it may get a photograph tomorrow. */
function lifetimeOf({ isLasting }: Picture, version: string | undefined): string {
  if (!isLasting) return 'public, max-age=60';
  if (version) return 'public, max-age=31536000, immutable';
  return 'public, max-age=86400, stale-while-revalidate=604800';
}
