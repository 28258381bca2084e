import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEan13 } from '#domain/gtin.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { type Db, transaction } from '../database.ts';
import { findCatalogVersion, isCatalogVersion } from './feeds.queries.ts';
import { cdata, cut, element } from './xml.ts';

let shop: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'sheber-feeds-'));
const EVIL = '<b>&"]]>\u0007\'</b> 12 мм';
let evilId = 0;
let onSale = 0;
beforeAll(async () => {
  shop = await openTestApp({
    config: { publicUrl: 'https://sheber.test', dataDir: folder, kaspiMerchant: 'DEMO-1' },
  });
  const [row] = await shop.db<{ id: number; count: number }[]>`
    UPDATE products SET name_ru = ${EVIL}, description_ru = ${EVIL} || repeat('длинный текст ', 600)
    WHERE id = (SELECT id FROM products WHERE active ORDER BY id LIMIT 1)
    RETURNING id, (SELECT count(*)::int FROM products WHERE active) AS count`;
  evilId = row?.id ?? 0;
  onSale = row?.count ?? 0;
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Node {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
}

/** The whole file as a tree: a parser that knows namespaces refuses what is not well-formed. */
function parse(xml: string): Node {
  const parser = new SaxesParser({ xmlns: true });
  const root: Node = { name: '', attributes: {}, text: '', children: [] };
  const open: Node[] = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = {
      name,
      attributes: Object.fromEntries(Object.values(attributes).map((each) => [each.name, each.value])),
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const read = (text: string) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  const [top] = root.children;
  if (!top) throw new Error('an empty file');
  return top;
}

const get = (name: string, headers = {}) => shop.app.inject({ url: `/feeds/${name}.xml`, headers });
const children = (node: Node | undefined, name: string) =>
  (node?.children ?? []).filter((child) => child.name === name);
const child = (node: Node | undefined, name: string) => children(node, name)[0];
const textOf = (node: Node | undefined, name: string) => child(node, name)?.text;
/** Every rule for one of forty: the same code writes them all. */
const sampleOf = (nodes: readonly Node[]) => nodes.filter((_, index) => index % 40 === 0);
const numbers = (texts: (string | undefined)[]) => texts.map(Number);

describe('Yandex', () => {
  let top: Node;
  beforeAll(async () => {
    const { statusCode, headers, payload } = await get('yandex-pavlodar');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    top = parse(payload);
  });

  test('the head names shop, currency and every category with its parent', () => {
    expect(top.name).toBe('yml_catalog');
    expect(top.attributes.date).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+05:00$/);
    expect(Math.abs(Date.parse(top.attributes.date ?? '') - Date.now())).toBeLessThan(120_000);
    const shopNode = child(top, 'shop');
    for (const name of ['name', 'company', 'url']) expect(textOf(shopNode, name)).toBeTruthy();
    expect(child(child(shopNode, 'currencies'), 'currency')?.attributes).toEqual({ id: 'KZT', rate: '1' });
    const categories = children(child(shopNode, 'categories'), 'category');
    const ids = new Set(categories.map(({ attributes }) => attributes.id));
    expect(ids.size).toBe(categories.length);
    for (const { attributes } of categories)
      if (attributes.parentId !== undefined) expect(ids).toContain(attributes.parentId);
  });

  test('every offer has what the service asks for, within its bounds', () => {
    const shopNode = child(top, 'shop');
    const ids = new Set(
      children(child(shopNode, 'categories'), 'category').map(({ attributes }) => attributes.id),
    );
    const offers = children(child(shopNode, 'offers'), 'offer');
    expect(offers).toHaveLength(onSale);
    expect(new Set(offers.map(({ attributes }) => attributes.id)).size).toBe(offers.length);
    const KNOWN = new Set(
      'url price oldprice currencyId categoryId picture delivery pickup store name vendor vendorCode description sales_notes manufacturer_warranty country_of_origin barcode weight dimensions count min-quantity step-quantity param'.split(
        ' ',
      ),
    );
    for (const offer of sampleOf(offers)) {
      const fault = `offer ${offer.attributes.id}`;
      expect(offer.attributes.id, fault).toMatch(/^\w{1,20}$/);
      expect(['true', 'false'], fault).toContain(offer.attributes.available);
      for (const { name } of offer.children) expect(KNOWN, fault).toContain(name);
      for (const name of ['url', 'price', 'currencyId', 'categoryId', 'name', 'vendor', 'picture'])
        expect(textOf(offer, name), `${fault} ${name}`).toBeTruthy();
      expect(textOf(offer, 'currencyId'), fault).toBe('KZT');
      expect(ids, fault).toContain(textOf(offer, 'categoryId'));
      expect(children(offer, 'picture').length, fault).toBeLessThanOrEqual(10);
      const [price = 0, old = Number.NaN] = numbers([textOf(offer, 'price'), textOf(offer, 'oldprice')]);
      expect(price, fault).toBeGreaterThan(0);
      if (!Number.isNaN(old)) expect(old, fault).toBeGreaterThan(price);
      expect([...(textOf(offer, 'description') ?? '')].length, fault).toBeLessThanOrEqual(3000);
      const dimensions = textOf(offer, 'dimensions');
      if (dimensions !== undefined) expect(dimensions, fault).toMatch(/^\d+(\.\d+)?(\/\d+(\.\d+)?){2}$/);
      for (const { attributes } of children(offer, 'param')) expect(attributes.name, fault).toBeTruthy();
    }
  });

  test('prices and stock are those of the city’s page', async () => {
    const [offer] = children(child(child(top, 'shop'), 'offers'), 'offer').filter(
      ({ attributes, children: parts }) =>
        attributes.available === 'true' && parts.some(({ name }) => name === 'oldprice'),
    );
    const code = textOf(offer, 'url')?.split('/').at(-1) ?? '';
    const { data } = (await shop.app.inject({ url: `/api/v2/products/${code}/?city=pavlodar` })).json();
    expect(Number(textOf(offer, 'price'))).toBe(data.discountPrice ?? data.price);
    expect(Number(textOf(offer, 'count'))).toBe(
      data.balance.find(({ city }: { city: string }) => city === 'pavlodar').count,
    );
  });

  test('names that look like markup come through as words', () => {
    const offer = children(child(child(top, 'shop'), 'offers'), 'offer').find(
      ({ attributes }) => attributes.id === String(evilId),
    );
    expect(textOf(offer, 'name')).toBe(EVIL.replace('\u0007', ''));
    expect(textOf(offer, 'description')).toContain(']]>');
  });
});

describe('Google', () => {
  test.each(['ru', 'kz'])('items of the language %s hold to the rules', async (language) => {
    const top = parse((await get(`google-${language}`)).payload);
    expect([top.name, top.attributes.version]).toEqual(['rss', '2.0']);
    const channel = child(top, 'channel');
    for (const name of ['title', 'link', 'description']) expect(textOf(channel, name)).toBeTruthy();
    const items = children(channel, 'item');
    expect(items).toHaveLength(onSale);
    for (const item of sampleOf(items)) {
      const fault = `item ${textOf(item, 'g:id')}`;
      for (const name of [
        'id',
        'title',
        'description',
        'link',
        'image_link',
        'availability',
        'price',
        'condition',
        'brand',
        'mpn',
      ])
        expect(textOf(item, `g:${name}`), `${fault} ${name}`).toBeTruthy();
      expect((textOf(item, 'g:id') ?? '').length, fault).toBeLessThanOrEqual(50);
      expect([...(textOf(item, 'g:title') ?? '')].length, fault).toBeLessThanOrEqual(150);
      const availability = textOf(item, 'g:availability') ?? '';
      expect(['in_stock', 'out_of_stock', 'backorder'], fault).toContain(availability);
      expect(textOf(item, 'g:availability_date') !== undefined, fault).toBe(availability === 'backorder');
      expect(textOf(item, 'g:price'), fault).toMatch(/^[1-9]\d* KZT$/);
      const sale = textOf(item, 'g:sale_price');
      if (sale !== undefined)
        expect(Number.parseInt(sale, 10), fault).toBeLessThan(
          Number.parseInt(textOf(item, 'g:price') ?? '', 10),
        );
      const gtin = textOf(item, 'g:gtin');
      if (gtin !== undefined) expect(isEan13(gtin), fault).toBe(true);
      const measure = textOf(item, 'g:unit_pricing_measure');
      if (measure !== undefined) expect(measure, fault).toMatch(/^\d+(\.\d+)? (sqm|m|l|kg|ct|cbm)$/);
      expect(
        textOf(item, 'g:link')?.startsWith(`https://sheber.test${language === 'kz' ? '/kz' : ''}/p/`),
        fault,
      ).toBe(true);
    }
    expect(items.some((item) => textOf(item, 'g:unit_pricing_measure')?.endsWith('sqm'))).toBe(true);
  });
});

test('Kaspi: every offer has its points and the price of every city', async () => {
  const top = parse((await get('kaspi')).payload);
  expect(top.name).toBe('kaspi_catalog');
  expect(top.attributes).toMatchObject({
    xmlns: 'kaspiShopping',
    'xsi:schemaLocation': 'kaspiShopping http://kaspi.kz/kaspishopping.xsd',
  });
  expect(textOf(top, 'merchantid')).toBe('DEMO-1');
  const offers = children(child(top, 'offers'), 'offer');
  expect(offers).toHaveLength(onSale);
  const [cities] = await shop.db<{ count: number }[]>`
    SELECT count(DISTINCT c.id)::int AS count FROM cities c JOIN stores t ON t.city_id = c.id WHERE kato IS NOT NULL`;
  for (const offer of sampleOf(offers)) {
    const fault = `offer ${offer.attributes.sku}`;
    expect(
      offer.children.map(({ name }) => name),
      fault,
    ).toEqual(['model', 'brand', 'availabilities', 'cityprices']);
    const points = children(child(offer, 'availabilities'), 'availability');
    expect(points.length, fault).toBeGreaterThan(0);
    for (const { attributes } of points) {
      expect(['yes', 'no'], fault).toContain(attributes.available);
      expect(attributes.storeId, fault).toMatch(/^PP\d+$/);
    }
    const prices = children(child(offer, 'cityprices'), 'cityprice');
    expect(prices, fault).toHaveLength(cities?.count ?? 0);
    for (const { text, attributes } of prices) {
      expect(text, fault).toMatch(/^[1-9]\d*$/);
      expect(attributes.cityId, fault).toMatch(/^\d{9}$/);
    }
  }
});

test('a feed is kept, revalidated by its tag, sent compressed, and nothing is left half made', async () => {
  const first = await get('yandex-pavlodar');
  const tag = String(first.headers.etag);
  expect((await get('yandex-pavlodar', { 'if-none-match': tag })).statusCode).toBe(304);
  const packed = await get('yandex-pavlodar', { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect([...packed.rawPayload.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
  const files = readdirSync(join(folder, 'feeds'));
  expect(files.filter((file) => file.startsWith('yandex-pavlodar.'))).toHaveLength(1);
  expect(files.some((file) => file.endsWith('.part'))).toBe(false);
});

test.each(['yandex', 'yandex-nowhere', 'google-en', 'kaspi-2', '..%2Fkaspi', 'constructor'])(
  '%s is no feed',
  async (name) => {
    expect((await get(name)).statusCode).toBe(404);
  },
);

test('pieces of XML hold whatever a name may be', () => {
  expect(element('a', `<&>"'\u0000\uD800`)).toBe('<a>&lt;&amp;&gt;&quot;&apos;\uFFFD</a>');
  expect(element('a', '')).toBe('');
  expect(cdata('a', 'x]]>y', 100)).toBe('<a><![CDATA[x]]]]><![CDATA[>y]]></a>');
  expect(cut('слово за словом', 10)).toBe('слово за…');
  expect(cut('🧱🧱🧱', 3)).toBe('🧱🧱🧱');
});

test('a change that is committed long after later ones makes what was made before it old', async () => {
  const change = (db: Db) => db`INSERT INTO catalog_changes (product_id, kind) VALUES (${evilId}, 'offer')`;
  const late = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = transaction(shop.db, async (tx) => {
    await change(tx);
    begun.resolve();
    await late.promise;
  });
  await begun.promise;
  // A whole export of goods comes between the two.
  await shop.db`
    SELECT setval(pg_get_serial_sequence('catalog_changes', 'seq'), nextval(pg_get_serial_sequence('catalog_changes', 'seq')) + 50000)`;
  await change(shop.db);
  const made = await findCatalogVersion(shop.db);
  expect(await isCatalogVersion(shop.db, made)).toBe(true);
  late.resolve();
  await slow;
  expect(await isCatalogVersion(shop.db, made)).toBe(false);
  const next = await findCatalogVersion(shop.db);
  expect(await isCatalogVersion(shop.db, next)).toBe(true);
  // The end of somebody who has changed nothing makes nothing old.
  await transaction(shop.db, async (tx) => void (await tx`SELECT pg_current_xact_id()`));
  expect(await isCatalogVersion(shop.db, next)).toBe(true);
  await change(shop.db);
  expect(await isCatalogVersion(shop.db, next)).toBe(false);
  expect(await isCatalogVersion(shop.db, '7-3')).toBe(false);
});
