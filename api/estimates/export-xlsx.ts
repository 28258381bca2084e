/**
 * An estimate as a table that goes on counting: sums of lines, sections and the whole are formulas, written together
 * with what they come to, for previews that do not count. Texts of others stay texts, whatever sign they begin with.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Locale } from '#domain/locale.ts';
import { formatDate } from '#domain/time.ts';
import { type SheetCell as Cell, makeXlsx, type SheetData } from '../table-files/table-files.ts';
import type { ExportedEstimate, ExportLine } from './export-rows.ts';
import { exportWords } from './export-words.ts';

const MONEY = '#,##0';
const WIDTHS = [5, 12, 56, 9, 10, 12, 15, 12, 40, 14];
const SHEET_FILE = 'xl/worksheets/sheet1.xml';
const HEAD = '#E3EDED';

/** A formula in a place, with its present value. */
interface Counted {
  formula: string;
  value: number;
}

export async function writeXlsx(
  estimate: ExportedEstimate,
  language: Locale,
  linkOf: (productCode: string) => string,
): Promise<Buffer> {
  const words = exportWords[language];
  const rows: SheetData = [];
  const values = new Map<string, number>();
  const counted = ({ formula, value }: Counted, column: string, format = MONEY): Cell => {
    values.set(`${column}${rows.length + 1}`, value);
    return { type: 'Formula', value: formula, format, fontWeight: 'bold' as const };
  };
  const add = (...cells: Cell[]): number => rows.push(cells);

  add({ value: plain(estimate.name), fontWeight: 'bold', fontSize: 16 });
  add(plain(listFacts(estimate, language)));
  add(words.validity);
  add(null);
  const { number, article, name, unit, count, price, sum, weight, link, kind } = words.columns;
  add(
    ...[number, article, name, unit, count, price, sum, weight, link, kind].map(
      (value): Cell => ({ value, fontWeight: 'bold', backgroundColor: HEAD }),
    ),
  );
  const first = rows.length + 1;
  for (const section of estimate.sections) {
    const from = rows.length + 2;
    const to = from + section.lines.length - 1;
    const formula = section.lines.length === 0 ? '0' : `SUM(G${from}:G${to})`;
    add(
      null,
      null,
      { value: plain(section.name), fontWeight: 'bold', backgroundColor: HEAD },
      null,
      null,
      null,
      counted({ formula, value: section.sum }, 'G'),
    );
    for (const line of section.lines) add(...toCells(line, rows.length + 1, values, { words, linkOf }));
  }
  const last = Math.max(first, rows.length);
  const sumOf = (which: string): string => `SUMIF(J${first}:J${last},"${which}",G${first}:G${last})`;
  add(null);
  const label = (text: string): Cell => ({ value: text, fontWeight: 'bold' });
  const { totals } = estimate;
  const total = (text: string, { formula, value }: Counted, percent?: number): number =>
    add(null, null, label(text), null, null, percent ?? null, counted({ formula, value }, 'G'));
  const { product, custom, work } = words.kinds;
  const materials = total(words.materials, {
    formula: `${sumOf(product)}+${sumOf(custom)}`,
    value: totals.materials,
  });
  const works = total(words.works, { formula: sumOf(work), value: totals.works });
  const row = rows.length + 1;
  const parts = [`G${materials}`, `G${works}`];
  if (estimate.markupPercent > 0) {
    total(
      words.markup,
      { formula: `ROUND(G${materials}*F${row}/100,0)`, value: totals.markup },
      estimate.markupPercent,
    );
    parts.push(`G${row}`);
  }
  const before = parts.join('+');
  const at = rows.length + 1;
  if (estimate.discountPercent > 0)
    total(
      words.discount,
      { formula: `-ROUND((${before})*F${at}/100,0)`, value: -totals.discount },
      estimate.discountPercent,
    );
  const whole = estimate.discountPercent > 0 ? `${before}+G${at}` : before;
  total(words.total, { formula: whole, value: totals.total });
  if (estimate.vat !== null)
    add(null, null, words.vat, null, null, null, { value: estimate.vat, format: MONEY });
  add(
    null,
    null,
    words.weight,
    null,
    null,
    null,
    counted({ formula: `ROUNDUP(ROUND(SUM(H${first}:H${last}),6),0)`, value: estimate.weightKg }, 'G'),
  );
  add(null);
  add(null, null, words.seller);
  add(null, null, words.warning);
  const written = await makeXlsx(rows, {
    sheet: words.title,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 5,
  });
  return withValues(written, values);
}

function toCells(
  line: ExportLine,
  at: number,
  values: Map<string, number>,
  { words, linkOf }: { words: (typeof exportWords)[Locale]; linkOf: (code: string) => string },
): Cell[] {
  values.set(`G${at}`, line.sum);
  if (line.weightKg !== null) values.set(`H${at}`, line.count * line.weightKg);
  return [
    line.number,
    plain(line.article),
    { value: plain(line.name), wrap: true },
    plain(line.unit),
    { value: line.count, format: '#,##0.###' },
    { value: line.price, format: MONEY },
    { type: 'Formula', value: `ROUND(E${at}*F${at},0)`, format: MONEY },
    line.weightKg === null ? null : { type: 'Formula', value: `E${at}*${line.weightKg}`, format: '#,##0.0' },
    line.productCode === null ? null : linkOf(line.productCode),
    words.kinds[line.kind],
  ];
}

function listFacts({ facts, at }: ExportedEstimate, language: Locale): string {
  const words = exportWords[language];
  return [
    facts.objectName && `${words.object}: ${facts.objectName}`,
    facts.address && `${words.address}: ${facts.address}`,
    facts.clientName && `${words.client}: ${facts.clientName}`,
    `${words.date}: ${formatDate(at, language, { hasYear: true })}`,
  ]
    .filter((part) => part)
    .join(' · ');
}

/** A text that begins like a formula would become one where it is edited or saved as CSV. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The library writes formulas without what they come to. */
function withValues(written: Buffer, values: ReadonlyMap<string, number>): Buffer {
  const files = unzipSync(written);
  const sheet = files[SHEET_FILE];
  if (!sheet) throw new Error('a written table has a sheet');
  const counted = strFromU8(sheet).replace(
    /(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>)(?=<\/c>)/g,
    (cell, open: string, place: string) => (values.has(place) ? `${open}<v>${values.get(place)}</v>` : cell),
  );
  return Buffer.from(zipSync({ ...files, [SHEET_FILE]: strToU8(counted) }));
}
