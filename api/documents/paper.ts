/**
 * A sheet of A4 in the shop's hand: head with the shop's name, title, paragraphs, tables, numbered pages, all in
 * embedded Onest so that both languages print the same everywhere. Hides the PDF library and its coordinates.
 * Relies on fonts/, which `tools/build/paper-fonts.ts` makes.
 */
import { drawQr, openSheet, type Sheet, type SheetOptions } from './sheet.ts';

const MARGIN = { top: 56, left: 56, right: 56, bottom: 64 };
const INK = '#1d1c1a';
const QUIET = '#6b6862';
const LINE = '#dcd9d2';
const ACCENT = '#0e6b4c';
const ROW = { size: 9.5, padding: 5, gap: 6 };
const GRID_LINE = '#8f8b83';
const HEAD_GROUND = '#f1efe9';
const CORNER_QR = 64;

export interface PaperOptions extends SheetOptions {
  /** Under the shop's name, on every first page. */
  subject: string;
  /** Says on every page what the sheet is not: a demo document must never pass for a real one. */
  warning?: string;
  /** What a code in the corner of the first page says; the sheet then is an office paper: its title is smaller. */
  corner?: string;
}

export type Cell = string | { text: string; align?: 'left' | 'right'; isBold?: boolean };

export class Paper {
  readonly #doc: PDFKit.PDFDocument;
  readonly #options: PaperOptions;
  readonly #sheet: Sheet;

  constructor(options: PaperOptions) {
    this.#options = options;
    this.#sheet = openSheet({ ...options, margins: MARGIN });
    this.#doc = this.#sheet.doc;
    this.#head();
  }

  heading(text: string): this {
    this.#doc.moveDown(0.9).font('bold').fontSize(13).fillColor(INK).text(text).moveDown(0.35);
    return this;
  }

  paragraph(text: string): this {
    this.#doc.font('regular').fontSize(10.5).fillColor(INK).text(text, { lineGap: 2.5 }).moveDown(0.5);
    return this;
  }

  list(items: readonly string[]): this {
    for (const item of items) {
      const { x } = this.#doc;
      this.#doc.font('regular').fontSize(10.5).fillColor(INK).text('•', x, this.#doc.y, { continued: false });
      this.#doc.moveUp().text(item, x + 14, this.#doc.y, { lineGap: 2.5 });
      this.#doc.x = x;
      this.#doc.moveDown(0.25);
    }
    return this;
  }

  /** Names on the left, what they are on the right. */
  facts(rows: readonly (readonly [name: string, value: string])[], nameWidth: number | '*' = '*'): this {
    return this.table(
      [{ width: nameWidth }, { width: '*' }],
      rows.map(([name, value]) => [name, { text: value, isBold: true }]),
    );
  }

  table(columns: readonly { width: number | '*' }[], rows: readonly (readonly Cell[])[]): this {
    if (rows.length === 0) return this;
    this.#doc.font('regular').fontSize(9.5).fillColor(INK);
    this.#doc.table({
      columnStyles: columns.map(({ width }) => ({ width })),
      rowStyles: { border: [0, 0, 0.5, 0], borderColor: LINE, padding: [5, 6, 5, 0] },
      data: rows.map((row) => row.map((cell) => toCell(cell))),
    });
    this.#doc.moveDown(0.6);
    return this;
  }

  /**
   * A table that may run to a thousand rows; its first row is said again on every page. Drawn by hand: the library's own
   * tables take some twenty times as long.
   */
  ledger(columns: readonly { width: number | '*' }[], rows: readonly (readonly Cell[])[]): this {
    const [head, ...lines] = rows;
    if (!head) return this;
    const fixed = columns.reduce((sum, { width }) => sum + (width === '*' ? 0 : width), 0);
    const free = this.#doc.page.width - MARGIN.left - MARGIN.right - fixed;
    const widths = columns.map(({ width }) => (width === '*' ? free : width));
    // A head alone at the foot of a page leads nowhere.
    this.#room(this.#rowHeight(head, widths) * 3);
    this.#row(head, widths);
    for (const line of lines) {
      if (this.#room(this.#rowHeight(line, widths))) this.#row(head, widths);
      this.#row(line, widths);
    }
    this.#doc.x = MARGIN.left;
    this.#doc.moveDown(0.6);
    return this;
  }

  /** Ruled on all sides, the first row names the columns: goods with their sums. */
  grid(columns: readonly { width: number | '*' }[], rows: readonly (readonly Cell[])[]): this {
    this.#doc.fillColor(INK);
    this.#doc.table({
      columnStyles: columns.map(({ width }) => ({ width })),
      rowStyles: (row) => ({
        border: 0.5,
        borderColor: row === 0 ? INK : GRID_LINE,
        padding: [4, 5, 4, 5],
        ...(row === 0 ? { backgroundColor: HEAD_GROUND } : {}),
      }),
      data: rows.map((row, at) => row.map((cell) => toCell(cell, { size: 8.5, isBold: at === 0 }))),
    });
    this.#doc.moveDown(0.6);
    return this;
  }

  /** Small and quiet: conditions, explanations. */
  note(text: string): this {
    this.#doc.font('regular').fontSize(8.5).fillColor(QUIET).text(text, { lineGap: 1.5 }).moveDown(0.6);
    return this;
  }

  strong(text: string): this {
    this.#doc.font('bold').fontSize(10.5).fillColor(INK).text(text, { lineGap: 2 }).moveDown(0.5);
    return this;
  }

  /** Sums under a table, at its right edge. */
  sums(rows: readonly (readonly [name: string, value: string])[]): this {
    const width = this.#doc.page.width - MARGIN.left - MARGIN.right;
    for (const [name, value] of rows) {
      this.#doc.font('bold').fontSize(10).fillColor(INK);
      this.#doc.text(`${name} ${value}`, MARGIN.left, this.#doc.y, { width, align: 'right', lineGap: 2 });
    }
    this.#doc.moveDown(0.5);
    return this;
  }

  /** Lines to be filled in by hand. */
  blanks(names: readonly string[]): this {
    const right = this.#doc.page.width - MARGIN.right;
    for (const name of names) {
      this.#doc.moveDown(0.9).font('regular').fontSize(10.5).fillColor(QUIET).text(name, { width: 180 });
      const y = this.#doc.y - 1;
      this.#doc
        .moveTo(MARGIN.left + 190, y)
        .lineTo(right, y)
        .lineWidth(0.5)
        .strokeColor(QUIET)
        .stroke();
    }
    this.#doc.moveDown(0.8);
    return this;
  }

  async finish(): Promise<Buffer> {
    const { start, count } = this.#doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.#doc.switchToPage(page);
      this.#foot(`${page + 1} / ${count}`);
    }
    return this.#sheet.finish();
  }

  /** True where a new page had to begin for it. */
  #room(height: number): boolean {
    const { page, y } = this.#doc;
    if (y + height <= page.height - MARGIN.bottom) return false;
    this.#doc.addPage();
    return true;
  }

  #rowHeight(row: readonly Cell[], widths: readonly number[]): number {
    const heights = row.map((cell, at) => {
      const { text, isBold } = toPlain(cell);
      const width = (widths[at] ?? 0) - ROW.gap;
      return this.#doc
        .font(isBold ? 'bold' : 'regular')
        .fontSize(ROW.size)
        .heightOfString(text || ' ', { width });
    });
    return Math.max(...heights) + 2 * ROW.padding;
  }

  #row(row: readonly Cell[], widths: readonly number[]): void {
    const top = this.#doc.y;
    const bottom = top + this.#rowHeight(row, widths);
    let x = MARGIN.left;
    row.forEach((cell, at) => {
      const { text, align, isBold } = toPlain(cell);
      const width = widths[at] ?? 0;
      this.#doc
        .font(isBold ? 'bold' : 'regular')
        .fontSize(ROW.size)
        .fillColor(INK)
        .text(text, x, top + ROW.padding, { width: width - ROW.gap, align });
      x += width;
    });
    this.#doc.moveTo(MARGIN.left, bottom).lineTo(x, bottom).lineWidth(0.5).strokeColor(LINE).stroke();
    this.#doc.y = bottom;
  }

  #head(): void {
    const { subject, title, corner } = this.#options;
    const right = this.#doc.page.width - MARGIN.right;
    if (corner !== undefined) {
      drawQr(this.#doc, corner, { x: right - CORNER_QR, y: MARGIN.top - 12, size: CORNER_QR });
    }
    this.#doc.font('bold').fontSize(18).fillColor(ACCENT).text('Шебер', { continued: false });
    this.#doc.font('regular').fontSize(9).fillColor(QUIET).text(subject).moveDown(1.4);
    const width = right - MARGIN.left - (corner === undefined ? 0 : CORNER_QR + 16);
    const size = corner === undefined ? 19 : 15;
    this.#doc.font('bold').fontSize(size).fillColor(INK).text(title, { lineGap: 2, width }).moveDown(0.5);
  }

  /** Below the margin: there the library would begin a new page, unless the margin is put aside. */
  #foot(pages: string): void {
    const { page } = this.#doc;
    const { bottom } = page.margins;
    page.margins.bottom = 0;
    const y = page.height - MARGIN.bottom + 22;
    const width = page.width - MARGIN.left - MARGIN.right;
    this.#doc.font('regular').fontSize(8).fillColor(QUIET);
    this.#doc.text(this.#options.warning ?? '', MARGIN.left, y, { width: width - 60, lineBreak: true });
    this.#doc.text(pages, MARGIN.left, y, { width, align: 'right', lineBreak: false });
    page.margins.bottom = bottom;
  }
}

function toPlain(cell: Cell): { text: string; align: 'left' | 'right'; isBold?: boolean | undefined } {
  const { text, align = 'left', isBold } = typeof cell === 'string' ? { text: cell } : cell;
  return { text, align, isBold };
}

function toCell(cell: Cell, usual: { size?: number; isBold?: boolean } = {}): PDFKit.Mixins.CellOptions {
  const { text, align, isBold = usual.isBold ?? false } = toPlain(cell);
  return {
    text,
    align: { x: align, y: 'top' },
    font: { src: isBold ? 'bold' : 'regular', size: usual.size ?? 9.5 },
  } as PDFKit.Mixins.CellOptions;
}
