/** Requests of the calls on products and imports, for the test of rights: see office-examples.ts. */
import type { TestApp } from './app.ts';
import { aSet } from './office.ts';
import { nobody, type OfficeExample, type OfficeExamples } from './office-example.ts';

const aList = {
  good: async () => ({ params: { subject: 'products' } }),
  missing: async () => ({ params: { subject: 'nothing' } }),
};

/** A table that names one product and changes nothing of it. */
async function anImport({ db }: TestApp, viewer: number): Promise<{ id: number }> {
  const [row] = await db<{ id: number }[]>`
    WITH made AS (
      INSERT INTO imports (name, format, heads, mapping, rows, created_by)
      VALUES ('list.csv', 'csv', '{id}', '{id}', 1, ${viewer}) RETURNING id),
    rows AS (INSERT INTO import_rows (import_id, n, cells) SELECT id, 2, '{1}' FROM made)
    SELECT id::int AS id FROM made`;
  return { id: row?.id ?? 0 };
}

/** A list of a supplier with one row that nobody knows. */
async function aSupplierList({ db }: TestApp, viewer: number): Promise<{ id: number }> {
  const [row] = await db<{ id: number }[]>`
    WITH supplier AS (
      INSERT INTO suppliers (name, created_by) VALUES (${crypto.randomUUID()}, ${viewer}) RETURNING id),
    made AS (
      INSERT INTO imports (name, format, heads, mapping, rows, created_by, supplier_id)
      SELECT 'list.csv', 'csv', '{name}', '{name}', 1, ${viewer}, id FROM supplier RETURNING id),
    rows AS (
      INSERT INTO import_rows (import_id, n, cells, verdict, pair_key)
      SELECT id, 2, '{glue}', 'unmatched', 'name:glue' FROM made)
    SELECT id::int AS id FROM made`;
  return { id: row?.id ?? 0 };
}

/** Who may change prices alone changes a price. */
async function aBulkChange({ db }: TestApp, viewer: number): Promise<OfficeExample> {
  const [product] = await db<{ id: number }[]>`SELECT min(product_id) AS id FROM product_prices`;
  const roles = await db`SELECT FROM staff_roles WHERE staff_id = ${viewer} AND role = 'pricing'`;
  const edit =
    roles.length > 0
      ? { kind: 'move', field: 'price', by: 'sum', amount: 1, roundTo: 1, rounding: 'nearest' }
      : { kind: 'set', field: 'warranty_months', to: 77 };
  return { body: { of: { ids: [product?.id] }, edit } };
}

const noUpload = { id: '00000000-0000-4000-8000-000000000000' };

export const catalogueExamples = {
  getDepartments: { good: async () => ({}) },
  takeStartingTree: {
    good: async ({ db }) => {
      await db`UPDATE sections SET is_active = false WHERE code = 'kraski'`;
      return { body: { codes: ['kraski'] } };
    },
  },
  getSectionProperties: { good: async () => ({ params: { id: 1 } }), missing: async () => nobody },
  getStaticFilterPages: { good: async () => ({ params: { id: 1 } }), missing: async () => nobody },
  previewStaticFilter: {
    good: async () => ({ params: { id: 1 }, body: { choice: {} } }),
    missing: async () => ({ ...nobody, body: { choice: {} } }),
  },
  getProperties: { good: async () => ({}) },
  getProperty: { good: async () => ({ params: { id: 1 } }), missing: async () => nobody },
  getOfficeBrands: { good: async () => ({}) },
  getRows: { ...aList, asks: { right: 'products.texts', act: 'read' } },
  getFences: { ...aList, asks: { right: 'products.texts', act: 'read' } },
  countRows: { ...aList, asks: { right: 'products.texts', act: 'read' } },
  getOfficeProduct: {
    good: async ({ db }) => {
      const [row] = await db<{ id: number }[]>`SELECT min(id) AS id FROM products`;
      return { params: { id: row?.id ?? 0 } };
    },
    missing: async () => nobody,
  },
  getProductChoices: { good: async () => ({}) },
  getProductHistory: {
    good: async ({ db }) => {
      const [row] = await db<{ id: number }[]>`SELECT min(id) AS id FROM products`;
      return { params: { id: row?.id ?? 0 } };
    },
    missing: async () => nobody,
  },
  getProductAsOf: {
    good: async ({ db }) => {
      const [row] = await db<{ id: number }[]>`SELECT min(id) AS id FROM products`;
      return { params: { id: row?.id ?? 0 }, query: { at: '2026-01-01T00:00:00Z' } };
    },
    missing: async () => ({ ...nobody, query: { at: '2026-01-01T00:00:00Z' } }),
  },
  findTerms: { good: async () => ({ body: { text: 'Дуб', sectionId: 1 } }) },
  getVariantGroup: {
    good: async ({ db }) => {
      const [row] = await db<{ id: number }[]>`SELECT min(id) AS id FROM products`;
      return { params: { id: row?.id ?? 0 } };
    },
    missing: async () => nobody,
  },
  getPriceStory: {
    good: async ({ db }) => {
      const [row] = await db<{ id: number }[]>`SELECT min(product_id) AS id FROM product_prices`;
      return { params: { id: row?.id ?? 0 }, query: { city: 'almaty' } };
    },
    missing: async () => ({ ...nobody, query: { city: 'almaty' } }),
  },
  lookAtProduct: {
    good: async ({ db }) => {
      const [row] = await db<{ id: number }[]>`SELECT min(product_id) AS id FROM product_prices`;
      return { params: { id: row?.id ?? 0 }, body: { city: 'almaty', language: 'ru', buyer: 'club' } };
    },
    missing: async () => ({ ...nobody, body: { city: 'almaty', language: 'ru', buyer: 'club' } }),
  },
  bulkChange: { good: aBulkChange },
  getPriceEffect: {
    good: async (shop, viewer) => ({ params: { id: (await aSet(shop, viewer)).id } }),
    missing: async () => nobody,
  },
  getPicture: {
    good: async () => ({ query: { name: 'none' } }),
    status: 404,
    missing: async () => ({ query: { name: 'none' } }),
  },
  // Whoever may bring files hears that there is none of that name.
  cropPicture: {
    good: async () => ({ body: { name: 'none', box: { left: 0, top: 0, width: 500, height: 500 } } }),
    status: 404,
  },
  beginUpload: { good: async () => ({ body: { kind: 'picture', size: 3, sha256: 'a'.repeat(64) } }) },
  putPiece: {
    good: async () => ({ params: { ...noUpload, n: 0 }, body: { content: 'YWJj', sha256: 'a'.repeat(64) } }),
    status: 404,
  },
  endUpload: { good: async () => ({ params: noUpload, body: {} }), status: 404 },
  getImports: { good: async () => ({}) },
  createImport: { good: async () => ({ body: { name: 'list.csv', content: btoa('id;price\n1;1') } }) },
  // Another's file is nobody's.
  getImport: { good: async () => nobody, status: 404, missing: async () => nobody },
  judgeImport: {
    good: async (shop, viewer) => ({ params: await anImport(shop, viewer), body: { mapping: ['id'] } }),
    missing: async () => ({ ...nobody, body: { mapping: [] } }),
  },
  getWrongRows: { good: async () => nobody, status: 404, missing: async () => nobody },
  getDifferences: { good: async () => nobody, status: 404, missing: async () => nobody },
  getSuppliers: { good: async () => ({}) },
  getMatching: {
    good: async (shop, viewer) => ({ params: await aSupplierList(shop, viewer) }),
    missing: async () => nobody,
  },
  findCandidates: {
    good: async (shop, viewer) => ({ params: await aSupplierList(shop, viewer), query: { q: 'glue' } }),
    missing: async () => ({ ...nobody, query: { q: 'glue' } }),
  },
  tellPairs: {
    good: async (shop, viewer) => ({
      params: await aSupplierList(shop, viewer),
      body: { pairs: [{ n: 2, product: null }] },
    }),
    missing: async () => ({ ...nobody, body: { pairs: [{ n: 2, product: null }] } }),
  },
  exportProducts: { good: async () => ({}) },
  getPictureRuns: { good: async () => ({}) },
  createPictureRun: {
    good: async () => ({
      body: { name: 'list.csv', mode: 'add', content: btoa('id;url\n1;https://pictures.test/1.jpg') },
    }),
  },
  // Another's is nobody's.
  getPictureRun: { good: async () => nobody, status: 404, missing: async () => nobody },
  exportStock: {
    good: async () => ({ params: { store: 1 } }),
    missing: async () => ({ params: { store: 9999 } }),
  },
} satisfies Record<string, OfficeExamples>;
