import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeSheet from 'write-excel-file/node';
import type { Product } from '#contract/catalog.ts';
import type { ImportedRow } from '#contract/estimate-exchange.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { aSheet, aText, emptyRows, farCell, liar, oneTextManyTimes } from '#tests/spreadsheet-bombs.ts';
import { messyLines } from './messy-lines.ts';

let shop: TestApp;
let token: string;
let laminate: Product;
beforeAll(async () => {
  shop = await openTestApp();
  token = await shop.logIn('retail@sheber.test');
  const listing = await shop.app.inject('/api/v2/products/?sectionCode=laminat&pageSize=1');
  [laminate] = listing.json().items;
});
afterAll(() => shop.close());

async function read(payload: object, language: 'ru' | 'kz' = 'ru') {
  await shop.db`DELETE FROM rate_counters`;
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/estimates/import/',
    payload,
    headers: { authorization: `Bearer ${token}`, 'x-language-id': language },
  });
  return {
    status: response.statusCode,
    body: response.json(),
    rows: (response.json().data?.rows ?? []) as ImportedRow[],
  };
}
const file = (bytes: Uint8Array, name = 'list.xlsx') => ({
  file: { name, content: Buffer.from(bytes).toString('base64') },
});

test('most lines of builders are read right and find their goods', async () => {
  const lines = messyLines.trim().split('\n');
  expect(createHash('sha256').update(messyLines).digest('hex').slice(0, 16)).toBe('cfa8e28dafc88e51');
  const judged = lines.map((line) => {
    const [text = '', meant = ''] = line.split(' = ');
    const [sections = '', count = '', unit = ''] = meant.split(' ');
    return { text, sections: sections.split(','), count: count === '' ? null : Number(count), unit };
  });
  const { rows } = await read({ text: judged.map(({ text }) => text).join('\n') });
  expect(rows).toHaveLength(judged.length);
  const codes = [...new Set(rows.flatMap(({ candidates }) => candidates.map(({ code }) => code)))];
  const found = await shop.db<{ code: string; section: string }[]>`
    SELECT p.code, s.code AS section FROM products p JOIN sections s ON s.id = p.section_id
    WHERE p.code = ANY(${codes})`;
  const sectionOf = new Map(found.map(({ code, section }) => [code, section]));
  const missed: string[] = [];
  let [first, three, counted, sure, sureRight] = [0, 0, 0, 0, 0];
  judged.forEach(({ text, sections, count, unit }, at) => {
    const row = rows[at];
    const hits = (row?.candidates ?? []).map(({ code }) => sections.includes(sectionOf.get(code) ?? ''));
    if (hits[0]) first += 1;
    if (hits.includes(true)) three += 1;
    else missed.push(`${text} → ${row?.candidates[0]?.name ?? 'nothing'}`);
    const isCounted =
      count === null ? row?.hasCount === false : row?.count === count && (row.unit ?? '') === unit;
    if (isCounted) counted += 1;
    else missed.push(`${text} → ${row?.count} ${row?.unit}`);
    if ((row?.candidates[0]?.confidence ?? 0) >= 0.8) {
      sure += 1;
      if (hits[0]) sureRight += 1;
    }
  });
  const of = (many: number, all = judged.length) => `${many}/${all} (${Math.round((many / all) * 100)} %)`;
  // biome-ignore lint/suspicious/noConsole: the rate is what this test is for
  console.info(
    [
      `estimate import: first ${of(first)}, among three ${of(three)}, count and unit ${of(counted)}`,
      `where it says it is sure: ${of(sureRight, sure)} right`,
      ...missed,
    ].join('\n'),
  );
  expect(first / judged.length).toBeGreaterThanOrEqual(0.85);
  expect(three / judged.length).toBeGreaterThanOrEqual(0.9);
  expect(counted / judged.length).toBeGreaterThanOrEqual(0.95);
  expect(sureRight / sure).toBeGreaterThanOrEqual(0.95);
});

describe('files', () => {
  test('a table is read by its header; an article names its product, square metres become packs', async () => {
    const ratio = laminate.units[1]?.ratio ?? 0;
    const bytes = await writeSheet([
      ['Смета'],
      ['Артикул', 'Наименование', 'Кол-во', 'Ед.'],
      [laminate.productCode, 'что-то', 3, 'уп.'],
      [laminate.productCode, '', 20, 'м2'],
      [null, 'Клей плиточный', 4, 'меш'],
    ]).toBuffer();
    const { rows } = await read(file(bytes));
    expect(rows.map(({ candidates }) => candidates[0]?.code).slice(0, 2)).toEqual([
      laminate.code,
      laminate.code,
    ]);
    expect(rows[0]?.candidates[0]).toMatchObject({ confidence: 1, count: 3 });
    expect(rows[1]?.candidates[0]?.count).toBe(Math.ceil(20 / ratio));
    expect(rows[2]).toMatchObject({ name: 'Клей плиточный', count: 4, unit: 'меш.' });
  });

  test('CSV of Windows, with semicolons, quotes and a comma in numbers', async () => {
    const text = 'Наименование;Кол-во;Ед.\r\n"Клей ""плиточный"", 25 кг";4;меш\r\nЛаминат дуб;20,5;м2\r\n';
    const windows = Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 128 ? code : code === 0x451 ? 0xb8 : code - 0x410 + 0xc0;
    });
    for (const bytes of [windows, new TextEncoder().encode(`\ufeff${text}`)]) {
      const { rows } = await read(file(bytes, 'list.csv'));
      expect(rows.map(({ name, count, unit }) => [name, count, unit])).toEqual([
        ['Клей "плиточный", 25 кг', 4, 'меш.'],
        ['Ламинат дуб', 20.5, 'м²'],
      ]);
    }
  });

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
    ['a ZIP that is no table', Buffer.from('PK\u0003\u0004nonsense')],
    ['nothing', Buffer.from('')],
  ])('%s is refused in words', async (_name, bytes) => {
    expect(await read(file(bytes), 'kz')).toMatchObject({
      status: 422,
      body: { code: 'estimate.unreadable_file', message: expect.stringContaining('оқылмайды') },
    });
  });

  test('neither or both of text and file is a mistake; a very long list is read in part and says so', async () => {
    expect((await read({})).body.code).toBe('request.invalid');
    expect((await read({ text: 'грунт', ...file(Buffer.from('a')) })).body.code).toBe('request.invalid');
    const long = Array.from({ length: 305 }, (_, at) => `${at + 1}. грунт ${at + 1} шт`).join('\n');
    const { body } = await read({ text: long });
    expect([body.data.rows.length, body.data.leftOut]).toEqual([300, 5]);
  });
});

describe('a small file that is large when read', () => {
  /** What the process holds more at its worst, and how long the event loop stood still. */
  async function watch<T>(work: () => Promise<T>) {
    const before = process.memoryUsage.rss();
    let most = before;
    let last = performance.now();
    let stillMs = 0;
    const look = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
      stillMs = Math.max(stillMs, performance.now() - last);
      last = performance.now();
    }, 5);
    const result = await work();
    clearInterval(look);
    return { result, moreMb: (most - before) / 1024 / 1024, stillMs };
  }

  test.each([
    ['one cell at the far end of the sheet', farCell],
    ['a million empty rows', emptyRows],
    ['a ZIP that says 5 KB and holds 60 MB', () => liar(60)],
    ['one long text in half a million cells', oneTextManyTimes],
    ['a cell beyond the hundredth column', () => aSheet(`<row r="1">${aText('CW1', 'клей')}</row>`)],
    ['a row beyond the five thousandth', () => aSheet(`<row r="5001">${aText('A5001', 'клей')}</row>`)],
    ['a CSV of many columns', () => Buffer.from(`клей${';'.repeat(1_000_000)}`)],
    ['a CSV of many rows', () => Buffer.from('клей;1\n'.repeat(5001))],
  ])('%s is refused in words, and others are answered meanwhile', async (_name, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(2_000_000);
    const { result, moreMb, stillMs } = await watch(() => read(file(bytes), 'kz'));
    expect(result).toMatchObject({
      status: 422,
      body: { code: 'estimate.file_too_large', message: expect.stringContaining('5000 жолға') },
    });
    expect(moreMb).toBeLessThan(300);
    // Long before: fifty seconds. The bound is for a busy machine.
    expect(stillMs).toBeLessThan(1500);
  });

  test('the last cell that fits is read, and rich text with entities as it is shown', async () => {
    const rows = `<row r="1">${aText('A1', 'Наименование')}${aText('B1', 'Кол-во')}</row>
      <row r="5000"><c r="A5000" t="s"><v>1</v></c><c r="B5000"><v>2.5</v></c>${aText('CV5000', 'конец')}</row>`;
    const shared =
      '<sst><si><t>нет</t></si><si><r><t>Клей &amp; </t></r><r><t>грунт</t></r><rPh><t>вслух</t></rPh></si></sst>';
    const { rows: found } = await read(file(aSheet(rows, { 'xl/sharedStrings.xml': shared })));
    expect(found).toMatchObject([{ name: 'Клей & грунт', count: 2.5 }]);
    expect(found[0]?.text).toContain('конец');
  });

  test('a pasted line of sixty thousand letters is read like any other', async () => {
    for (const text of ['а,'.repeat(30_000), '111 '.repeat(15_000), `${'т'.repeat(59_000)} 2 шт`]) {
      const { result, stillMs } = await watch(() => read({ text }));
      expect(result.status).toBe(200);
      expect(stillMs).toBeLessThan(1500);
    }
  });
});
