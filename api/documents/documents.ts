/**
 * Documents of a product as PDF, in the reader's language, written from what the catalogue knows of it.
 * Hides that they are written when first asked for and kept for a while; the same question asked twice at once is
 * answered by one writing. Relies on the catalogue to say which documents a product has.
 */
import { createHash } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findDocumentOwner } from './documents.queries.ts';
import type { DocumentType } from './paper-words.ts';
import { writeProductPaper } from './product-paper.ts';

export { type Cell, Paper } from './paper.ts';
export { drawQr, openSheet, type Sheet } from './sheet.ts';

/** About 4 MB. */
const MAX_KEPT = 100;
const DAY_MS = 86_400_000;

export interface WrittenDocument {
  bytes: Buffer;
  etag: string;
}

export interface Documents {
  getProductDocument(productCode: string, type: DocumentType, language: Locale): Promise<WrittenDocument>;
  /** The catalogue has changed: what is kept may no longer be true. */
  forget(): void;
}

export function createDocuments(db: Db, catalog: Catalog): Documents {
  const kept = new Map<string, Promise<WrittenDocument>>();

  async function write(productCode: string, type: DocumentType, language: Locale): Promise<WrittenDocument> {
    const owner = await findDocumentOwner(db, productCode, `/documents/${productCode}/${type}.pdf`);
    if (owner === null) throw new Refusal('document.not_found');
    // A document is the same for every reader: no city and no price stands in it.
    const product = await catalog.getProduct(owner.code, { language, viewer: null, cityCode: '' });
    const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
    const bytes = await writeProductPaper(product, type, language, today);
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
  }

  return {
    getProductDocument(productCode, type, language) {
      const key = `${productCode}/${type}/${language}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const [oldest] = kept.keys();
      if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      const writing = write(productCode, type, language);
      kept.set(key, writing);
      writing.catch(() => kept.delete(key));
      return writing;
    },
    forget: () => kept.clear(),
  };
}
