/** An estimate as a paper: for the client's hands, or for one's own folder. */
import type { Locale } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { type Cell, Paper } from '../documents/documents.ts';
import type { ExportedEstimate, ExportLine } from './export-rows.ts';
import { exportWords } from './export-words.ts';

const COLUMNS = [
  { width: 22 },
  { width: '*' as const },
  { width: 44 },
  { width: 52 },
  { width: 66 },
  { width: 76 },
] as const;

const right = (text: string, isBold = false): Cell => ({ text, align: 'right', isBold });
const bold = (text: string): Cell => ({ text, isBold: true });

export function writePdf(estimate: ExportedEstimate, language: Locale): Promise<Buffer> {
  const words = exportWords[language];
  const at = new Date(estimate.at);
  const paper = new Paper({
    language,
    title: `${words.title}: ${estimate.name}`,
    subject: words.seller,
    warning: words.warning,
    at,
  });
  const { objectName, address, clientName } = estimate.facts;
  const facts: [string, string | null][] = [
    [words.object, objectName],
    [words.address, address],
    [words.client, clientName],
    [words.date, formatDate(at, language, { hasYear: true })],
  ];
  paper.facts(facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])));
  paper.paragraph(words.validity);
  const filled = estimate.sections.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) paper.paragraph(words.empty);
  for (const section of filled) {
    const { number, name, unit, count, price, sum } = words.columns;
    paper
      .heading(section.name)
      .ledger(COLUMNS, [
        [bold(number), bold(name), bold(unit), right(count, true), right(price, true), right(sum, true)],
        ...section.lines.map(toRow),
        ['', bold(words.sectionSum), '', '', '', right(formatNumber(section.sum), true)],
      ]);
  }
  const { totals } = estimate;
  const rows: [string, string][] = [
    [words.materials, formatTenge(totals.materials)],
    [words.works, formatTenge(totals.works)],
  ];
  if (totals.markup > 0)
    rows.push([percentOf(words.markup, estimate.markupPercent), formatTenge(totals.markup)]);
  if (totals.discount > 0)
    rows.push([percentOf(words.discount, estimate.discountPercent), formatTenge(-totals.discount)]);
  rows.push([words.total, formatTenge(totals.total)]);
  if (estimate.vat !== null) rows.push([words.vat, formatTenge(estimate.vat)]);
  if (estimate.weightKg > 0) rows.push([words.weight, formatNumber(estimate.weightKg)]);
  paper.heading(words.total).facts(rows);
  return paper.finish();
}

const percentOf = (words: string, percent: number): string =>
  words.replace('%', `${formatNumber(percent)} %`);

function toRow({ number, article, name, unit, count, price, sum }: ExportLine): Cell[] {
  return [
    String(number),
    article === '' ? keepNumbersWhole(name) : `${keepNumbersWhole(name)}\n${article}`,
    unit,
    right(formatNumber(count)),
    right(formatNumber(Math.round(price))),
    right(formatNumber(sum)),
  ];
}
