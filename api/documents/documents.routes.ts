/** `/documents/{productCode}/{type}.pdf`, in Kazakh with `?language=kz`: a link carries no header. */
import { clientKey, clientOf } from '../http/client.ts';
import { LATE_MS } from '../http/fair-turns.ts';
import type { Http } from '../http/http.ts';
import { DOCUMENTS } from '../http/limit-figures.ts';
import { requireClientWithin } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Documents } from './documents.ts';
import { DOCUMENT_TYPES } from './paper-words.ts';

const PRODUCT_CODE = /^[A-Za-z0-9-]{1,40}$/;

export function registerDocuments({ app, db, turns, marks }: Http, documents: Documents): void {
  app.get<{ Params: { productCode: string; file: string }; Querystring: { language?: unknown } }>(
    '/documents/:productCode/:file',
    async (request, reply) => {
      const { productCode, file } = request.params;
      const type = DOCUMENT_TYPES.find((known) => file === `${known}.pdf`);
      if (type === undefined || !PRODUCT_CODE.test(productCode)) throw new Refusal('document.not_found');
      const client = clientOf(marks, request, request.ip);
      await requireClientWithin(db, DOCUMENTS, client);
      const language = request.query.language === 'kz' ? 'kz' : 'ru';
      const { bytes, etag } = await turns.run(
        clientKey(client),
        () => documents.getProductDocument(productCode, type, language),
        LATE_MS,
      );
      reply
        .header('etag', etag)
        .header('cache-control', 'public, max-age=3600')
        .header('content-disposition', `inline; filename="${productCode}-${type}.pdf"`);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.header('content-type', 'application/pdf').send(bytes);
    },
  );
}
