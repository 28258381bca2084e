/** `/documents/{productCode}/{type}.pdf`, in Kazakh with `?language=kz`: a link carries no header. */
import { clientKeyOf } from '../http/client-key.ts';
import { LATE_MS } from '../http/fair-turns.ts';
import type { Http } from '../http/http.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Documents } from './documents.ts';
import { DOCUMENT_TYPES } from './paper-words.ts';

const LIMIT: Limit = { name: 'documents', max: 60, windowSeconds: 60 };
const PRODUCT_CODE = /^[A-Za-z0-9-]{1,40}$/;

export function registerDocuments({ app, db, turns }: Http, documents: Documents): void {
  app.get<{ Params: { productCode: string; file: string }; Querystring: { language?: unknown } }>(
    '/documents/:productCode/:file',
    async (request, reply) => {
      const { productCode, file } = request.params;
      const type = DOCUMENT_TYPES.find((known) => file === `${known}.pdf`);
      if (type === undefined || !PRODUCT_CODE.test(productCode)) throw new Refusal('document.not_found');
      await requireWithinLimit(db, LIMIT, request.ip);
      const language = request.query.language === 'kz' ? 'kz' : 'ru';
      const { bytes, etag } = await turns.run(
        clientKeyOf(request),
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
