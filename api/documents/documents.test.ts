import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductDetails } from '#contract/catalog.ts';
import { openTestApp } from '#tests/app.ts';
import { readPdfText } from '#tests/pdf-text.ts';

let shop: Awaited<ReturnType<typeof openTestApp>>;
let owner: { code: string; productCode: string; types: string[] };

beforeAll(async () => {
  shop = await openTestApp();
  const [row] = await shop.db<{ code: string; product_code: string; types: string[] }[]>`
    SELECT code, product_code, ARRAY(SELECT d ->> 'type' FROM jsonb_array_elements(documents) d) AS types
    FROM products WHERE active AND jsonb_array_length(documents) > 1 ORDER BY id LIMIT 1`;
  if (!row) throw new Error('The demo range has no product with documents');
  owner = { code: row.code, productCode: row.product_code, types: row.types };
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url, headers });

async function findProduct(language: string): Promise<ProductDetails> {
  const answer = await get(`/api/v2/products/${owner.code}/`, { 'x-language-id': language });
  return answer.json().data;
}

test.each(['ru', 'kz'])(
  'every document a product names is a PDF with its name and article (%s)',
  async (language) => {
    const product = await findProduct(language);
    expect(product.documents.length).toBeGreaterThan(1);
    for (const { url } of product.documents) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      const text = await readPdfText(answer.rawPayload);
      expect(text).toContain(product.productCode);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(product.name.replaceAll(/\s+/g, ' '));
      expect(text).toContain('ДЕМО');
    }
  },
);

test('a document that has not changed is not sent twice', async () => {
  const [type] = owner.types;
  const first = await get(`/documents/${owner.productCode}/${type}.pdf`);
  const etag = String(first.headers.etag);
  const second = await get(`/documents/${owner.productCode}/${type}.pdf`, { 'if-none-match': etag });
  expect(second.statusCode).toBe(304);
  expect(second.rawPayload).toHaveLength(0);
});

test.each([
  '/documents/no-such-product/manual.pdf',
  '/documents/..%2f..%2fetc/manual.pdf',
  '/documents/x/passwd.pdf',
])('what is no document is not found: %s', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('document.not_found');
});

test('a document that this product does not have is not found', async () => {
  const missing = ['manual', 'certificate', 'safety', 'warranty'].find((type) => !owner.types.includes(type));
  const answer = await get(`/documents/${owner.productCode}/${missing}.pdf`);
  expect(answer.statusCode).toBe(404);
});
