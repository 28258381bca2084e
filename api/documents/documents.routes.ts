/** `/documents/{productCode}/{type}.pdf`, in Kazakh with `?language=kz`: a link carries no header. */
import type { Db } from '../database.ts';
import { clientOf } from '../http/client.ts';
import type { Http } from '../http/http.ts';
import { DOCUMENTS } from '../http/limit-figures.ts';
import { requireClientWithin } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Documents } from './documents.ts';
import { DOCUMENT_TYPES } from './paper-words.ts';

const PRODUCT_CODE = /^[A-Za-z0-9-]{1,40}$/;

export function registerDocuments(
  { app, marks }: Pick<Http, 'app' | 'marks'>,
  db: Db,
  documents: Documents,
): void {
  app.get<{ Params: { productCode: string; file: string }; Querystring: { language?: unknown } }>(
    '/documents/:productCode/:file',
    async (request, reply) => {
      const { productCode, file } = request.params;
      const type = DOCUMENT_TYPES.find((known) => file === `${known}.pdf`);
      if (type === undefined || !PRODUCT_CODE.test(productCode)) throw new Refusal('document.not_found');
      await requireClientWithin(db, DOCUMENTS, clientOf(marks, request, request.ip));
      const language = request.query.language === 'kz' ? 'kz' : 'ru';
      const { bytes, etag } = await documents.getProductDocument(productCode, type, language);
      reply
        .header('etag', etag)
        .header('cache-control', 'public, max-age=3600')
        .header('content-disposition', `inline; filename="${productCode}-${type}.pdf"`);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.header('content-type', 'application/pdf').send(bytes);
    },
  );
}
