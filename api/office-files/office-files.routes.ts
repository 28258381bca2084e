/** Pieces of files from the office, and `/files/{name}.pdf` for everybody. */
import { cropPicture, getPicture } from '#contract/office/pictures.ts';
import { beginUpload, endUpload, putPiece } from '#contract/office/uploads.ts';
import type { Http } from '../http/http.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import { cropOriginal, type Shelf, showOriginal } from '../images/images.ts';
import { readDocument, type Uploads } from './office-files.ts';

export function registerUploads(door: OfficeHttp, uploads: Uploads, shelf: Shelf | undefined): void {
  officeRoute(door, beginUpload, async ({ body, viewer }) => ({
    data: await uploads.begin(viewer.id, body),
  }));

  officeRoute(door, putPiece, async ({ params, body, viewer }) => {
    const content = Buffer.from(body.content, 'base64');
    await uploads.put(viewer.id, params.id, Number(params.n), content, body.sha256);
    return { data: { isKept: true } };
  });

  officeRoute(door, endUpload, async ({ params, viewer }) => ({
    data: await uploads.end(viewer.id, params.id),
  }));

  officeRoute(door, getPicture, async ({ query }) => ({ data: await showOriginal(shelf, query.name) }));

  officeRoute(door, cropPicture, async ({ body }) => ({
    data: await cropOriginal(shelf, body.name, body.box),
  }));
}

/** A name of the content: what is kept once is the same for ever. */
export function registerFiles({ app }: Http, shelf: Shelf | undefined): void {
  app.get<{ Params: { file: string } }>('/files/:file', async (request, reply) => {
    const { file } = request.params;
    const bytes = await readDocument(shelf, file);
    if (bytes === null) throw new Refusal('document.not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-disposition', `inline; filename="${file}"`)
      .header('x-content-type-options', 'nosniff')
      .type('application/pdf')
      .send(bytes);
  });
}
