import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPackage } from './read-package.ts';
import type { PackageTaker } from './take-record.ts';
import { Unreadable } from './unreadable.ts';

const samples = new URL('../../../tests/one-c/samples/', import.meta.url);
const sample = (name: string) => readFile(new URL(name, samples));

/** Bytes in pieces of so many, as a disk or a wire gives them. */
async function* inPieces(bytes: Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

type Told = Record<string, unknown[]>;
async function read(bytes: Uint8Array, size?: number) {
  const told: Told = {};
  const keep = (kind: string) => (record: unknown) => {
    told[kind] = [...(told[kind] ?? []), record];
  };
  const taker: PackageTaker = {
    group: keep('groups'),
    property: keep('properties'),
    value: keep('values'),
    unit: keep('units'),
    priceType: keep('priceTypes'),
    store: keep('stores'),
    goods: keep('goods'),
    offer: keep('offers'),
    bareOffer: () => undefined,
    price: keep('prices'),
    rest: keep('rests'),
    document: ({ id, operation, lines }, container) => keep('documents')({ id, operation, lines, container }),
    problem: keep('problems'),
    breathe: async () => undefined,
  };
  const facts = await readPackage(inPieces(bytes, size), taker);
  return { facts, told };
}

const faultOf = (bytes: Uint8Array | string) =>
  read(typeof bytes === 'string' ? Buffer.from(bytes) : bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Unreadable ? error.code : String(error)),
  );

/** Letters of windows-1251 alone; the others as numeric references. */
function toWindows1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251');
  const bytes = new Map(
    Array.from({ length: 256 }, (_each, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  const declared = text.replace('encoding="UTF-8"', 'encoding="windows-1251"');
  return Buffer.concat(
    [...declared].map((letter) => {
      const byte = bytes.get(letter);
      return byte === undefined ? Buffer.from(`&#${letter.codePointAt(0)};`) : Buffer.from([byte]);
    }),
  );
}

describe('a classic catalogue of 2.05', () => {
  test('says what it is', async () => {
    const { facts } = await read(await sample('import-2.05.xml'));
    expect(facts).toEqual({
      kind: 'goods',
      scope: 'full',
      catalogId: 'cat-1',
      schema: '2.05',
      madeAt: new Date('2026-11-17T04:30:00Z'),
      encoding: 'utf-8',
    });
  });

  test('gives groups with their parents, properties and the values of directories', async () => {
    const { told } = await read(await sample('import-2.05.xml'));
    expect(told.groups).toEqual([
      { id: 'grp-laminate', parentId: 'grp-floor', name: 'Ламинат', isDeleted: false },
      { id: 'grp-old', parentId: 'grp-floor', name: 'Линолеум', isDeleted: true },
      { id: 'grp-floor', parentId: null, name: 'Напольные покрытия | Еден жабындары', isDeleted: false },
    ]);
    expect(told.properties).toHaveLength(3);
    expect(told.values).toEqual([
      { propertyId: 'prop-class', id: 'val-32', value: '32 класс' },
      { propertyId: 'prop-class', id: 'val-33', value: '33 класс' },
    ]);
  });

  test('gives goods with all that they are, and names what has no id', async () => {
    const { told } = await read(await sample('import-2.05.xml'));
    expect(told.goods).toHaveLength(2);
    expect(told.goods?.[0]).toEqual({
      id: 'g-1',
      characteristics: [],
      version: 'AAAAAQAAAAE=',
      isDeleted: false,
      name: 'Ламинат Дуб горный 33 класс, 8 мм',
      article: 'LAM-33-8',
      barcodes: ['4870001000018'],
      groupIds: ['grp-laminate'],
      description: 'Тёплый тон & тихий шаг',
      manufacturer: 'Орда Паркет',
      brand: null,
      country: 'КАЗАХСТАН',
      unit: { code: '778 ', name: 'упак', ratio: null },
      otherUnits: [{ code: '055', name: null, ratio: '0,46926326' }],
      vat: '16',
      weight: null,
      properties: [
        { id: 'prop-class', values: ['val-33'] },
        { id: 'prop-thickness', values: ['8'] },
        { id: 'prop-kz', values: ['Ламинат, тау еменi, 33-класс, 8 мм'] },
        { id: 'prop-empty', values: [] },
      ],
      requisites: [
        { name: 'ВидНоменклатуры', value: 'Товар' },
        { name: 'Вес', value: '15,2' },
      ],
      pictures: ['import_files/ab/g-1_p-1.jpg', 'import_files/ab/g-1_p-2.jpg'],
    });
    expect(told.goods?.[1]).toMatchObject({ id: 'g-2', isDeleted: true });
    expect(told.problems).toEqual([
      { code: 'record.without_id', externalId: null, facts: { element: 'Товар' } },
    ]);
  });
});

test('2.03 with a namespace: properties of its own spelling, changes unless it says that it is whole', async () => {
  const { facts, told } = await read(await sample('import-2.03.xml'));
  expect(facts).toMatchObject({ kind: 'goods', scope: 'changes', schema: '2.03' });
  expect(told.properties).toEqual([{ id: 'prop-colour', name: 'Цвет', type: null }]);
  expect(told.values).toEqual([{ propertyId: 'prop-colour', id: 'val-w', value: 'белый' }]);
  expect(told.goods?.[0]).toMatchObject({ name: 'Краска «Жібек»' });
});

describe('offers', () => {
  test('of 2.05: prices, stock by attributes, one number for all, what cannot be taken', async () => {
    const { facts, told } = await read(await sample('offers-2.05.xml'));
    expect(facts).toMatchObject({ kind: 'offers', scope: 'changes', catalogId: 'cat-1' });
    expect(told.priceTypes).toHaveLength(2);
    expect(told.stores).toEqual([{ id: 'st-1', name: 'Основной склад' }]);
    expect(told.prices).toEqual([
      {
        externalId: 'g-1',
        priceType: 'pt-retail',
        amount: 9990.5,
        currency: 'KZT',
        ratio: 1,
        minCount: null,
      },
      { externalId: 'g-1', priceType: 'pt-opt', amount: 9100, currency: 'KZT', ratio: null, minCount: 20 },
    ]);
    expect(told.rests).toEqual([
      { externalId: 'g-1', store: 'st-1', count: 25 },
      { externalId: 'g-1', store: 'st-2', count: 15 },
      { externalId: 'g-3#c-1', store: null, count: 7 },
    ]);
    expect(told.offers?.[1]).toMatchObject({
      id: 'g-3#c-1',
      characteristics: [
        { name: 'Цвет', value: 'белый' },
        { name: 'Объём', value: '2,5 л' },
      ],
    });
    expect(told.problems).toEqual([
      { code: 'price.other_currency', externalId: 'g-3#c-1', facts: { currency: 'USD' } },
      { code: 'price.unreadable', externalId: 'g-4', facts: { price: 'по запросу' } },
    ]);
  });

  test('of 2.08: stock as rests, with a store, a quantity, a bare number', async () => {
    const { facts, told } = await read(await sample('rests-2.08.xml'));
    expect(facts).toMatchObject({ kind: 'offers', scope: 'full', schema: '2.08' });
    expect(told.rests).toEqual([
      { externalId: 'g-1', store: 'st-1', count: 25.5 },
      { externalId: 'g-1', store: 'st-2', count: 0 },
      { externalId: 'g-2', store: null, count: 3 },
      { externalId: 'g-5', store: null, count: 1200 },
    ]);
    expect(told.prices).toBeUndefined();
    expect(told.problems).toEqual([
      { code: 'stock.unreadable', externalId: 'g-6', facts: { count: 'много' } },
    ]);
  });

  test('of 2.10: changes of a package', async () => {
    const { facts, told } = await read(await sample('changes-2.10.xml'));
    expect(facts).toMatchObject({ kind: 'offers', scope: 'changes', catalogId: 'cat-1' });
    expect(told.rests).toEqual([{ externalId: 'g-1', store: 'st-1', count: 24 }]);
    expect(told.prices).toMatchObject([{ amount: 8990 }]);
  });
});

test('3.1 with a prefix: goods and a classifier of their own', async () => {
  const { facts, told } = await read(await sample('goods-3.1.xml'));
  expect(facts).toMatchObject({
    kind: 'goods',
    scope: 'changes',
    schema: '3.1',
    madeAt: new Date('2026-11-17T09:34:00Z'),
  });
  expect(told.goods).toMatchObject([
    { id: 'g-7', name: 'Саморез 3,5×35 мм', barcodes: ['4870001000070'], unit: { code: '796' } },
  ]);
  const classifier = await read(await sample('classifier-3.1.xml'));
  expect(classifier.facts.kind).toBe('classifier');
  expect(classifier.told).toMatchObject({
    priceTypes: [{ id: 'pt-retail', currency: '398' }],
    stores: [{ id: 'st-1' }],
    units: [{ code: '796', name: 'шт' }],
    groups: [{ id: 'grp-screws' }],
  });
});

test('documents keep together what stands in one container, and their lines are no goods', async () => {
  const { facts, told } = await read(await sample('orders-back.xml'));
  expect(facts.kind).toBe('documents');
  expect(told.documents).toEqual([
    { id: '1001', operation: 'order', lines: [{ id: 'g-1', name: 'g-1', count: 2 }], container: 1 },
    { id: 'ship-1', operation: 'shipment', lines: null, container: 1 },
    { id: '1002', operation: 'order', lines: null, container: 2 },
  ]);
  expect(told.goods).toBeUndefined();
});

describe('encodings', () => {
  test('windows-1251 and UTF-8, with a BOM and without, tell the same', async () => {
    const text = (await sample('import-2.03.xml')).toString();
    const plain = await read(Buffer.from(text));
    for (const bytes of [
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\n${text}`),
      toWindows1251(text),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
    ])
      expect((await read(bytes)).told).toEqual(plain.told);
  });

  test('a file that says windows-1251 and is UTF-8 is read as what it is, and told of', async () => {
    const text = (await sample('import-2.03.xml'))
      .toString()
      .replace('encoding="UTF-8"', 'encoding="windows-1251"');
    const { told, facts } = await read(Buffer.from(text));
    expect(facts.encoding).toBe('utf-8');
    expect(told.goods).toMatchObject([{ name: 'Краска «Жібек»' }]);
    expect(told.problems).toEqual([
      { code: 'file.mislabelled', externalId: null, facts: { encoding: 'utf-8' } },
    ]);
  });

  test.each([
    ['says UTF-8', '<?xml version="1.0" encoding="utf-8"?>'],
    ['says nothing', ''],
  ])('a file that %s and is windows-1251 is read as what it is, and told of', async (_what, head) => {
    const text = (await sample('import-2.03.xml')).toString().replace(/^<\?xml[^>]*\?>/, head);
    const { told, facts } = await read(toWindows1251(text));
    expect(facts.encoding).toBe('windows-1251');
    expect(told.goods).toMatchObject([{ name: 'Краска «Жібек»' }]);
    expect(told.problems).toEqual([
      { code: 'file.mislabelled', externalId: null, facts: { encoding: 'windows-1251' } },
    ]);
  });

  test('letters that the encoding does not have fail the file', async () => {
    const bytes = Buffer.concat([Buffer.from('<КоммерческаяИнформация>'), Buffer.from([0xff, 0xfe])]);
    expect(await faultOf(bytes)).toBe('file.encoding');
    expect(await faultOf('<?xml version="1.0" encoding="koi8-r"?><a/>')).toBe('file.encoding');
  });
});

test('it makes no difference in which pieces the bytes come', async () => {
  const bytes = await sample('offers-2.05.xml');
  const whole = await read(bytes);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 400 }), async (size) => {
      expect(await read(bytes, size)).toEqual(whole);
    }),
    { numRuns: 30 },
  );
});
