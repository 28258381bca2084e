/** A bare PDF sheet of any size with the shop's typeface in it, and the code that phones read. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { LOCALES, type Locale } from '#domain/locale.ts';

/**
 * Read once, with the first sheet: given its bytes, pdfkit would read a font anew for every document, and that took most
 * of the time. The types of pdfkit know only bytes and names.
 */
const openFonts = () => ({ regular: openFont('onest-regular.ttf'), bold: openFont('onest-bold.ttf') });
const openFont = (file: string) =>
  (require('fontkit') as typeof import('fontkit')).create(
    readFileSync(join(import.meta.dirname, 'fonts', file)),
  ) as unknown as string;
let fonts: ReturnType<typeof openFonts> | undefined;
// Both are large, and most processes never make a document: they are read with the first one.
const require = createRequire(import.meta.url);

export interface SheetOptions {
  language: Locale;
  title: string;
  /** Stands in the file; by the caller's clock, so that the same document has the same bytes. */
  at: Date;
}

export interface Sheet {
  doc: PDFKit.PDFDocument;
  finish(): Promise<Buffer>;
}

/** Without a size it is A4. */
export function openSheet({
  language,
  title,
  at,
  ...page
}: SheetOptions & {
  width?: number;
  height?: number;
  margin?: number;
  margins?: Record<'top' | 'left' | 'right' | 'bottom', number>;
}): Sheet {
  const { width, height, margin, margins } = page;
  fonts ??= openFonts();
  const PDFDocument = require('pdfkit') as typeof import('pdfkit');
  const doc = new PDFDocument({
    size: width === undefined || height === undefined ? 'A4' : [width, height],
    ...(margins ? { margins } : { margin: margin ?? 0 }),
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: LOCALES[language].langTag,
    pdfVersion: '1.7',
    info: { Title: title, Author: 'Шебер', CreationDate: at },
    font: fonts.regular,
  });
  const written = collect(doc);
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  return {
    doc,
    finish: () => {
      doc.end();
      return written;
    },
  };
}

export function drawQr(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const code = generate(text);
  doc
    .save()
    .translate(x, y)
    .scale(size / code.size);
  doc.path(toSvgPath(code)).fill('#000').restore();
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
