/** The first sheet of an XLSX, read as a stream: no more of it is ever held than the cells that may be there. */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FileTooLarge, TableCells, type TableLimits } from './table-limits.ts';
import { openZip, type Zip } from './zip-entries.ts';

interface Reading {
  onOpen?(name: string, attributes: Record<string, string>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

const LETTERS = 26;

export async function readXlsx(bytes: Buffer, limits: TableLimits): Promise<string[][]> {
  const zip = openZip(bytes, limits.unpackedBytes);
  const sheet = await findFirstSheet(zip);
  const shared = await readSharedTexts(zip, limits);
  return readSheet(zip, sheet, shared, limits);
}

async function readXml(zip: Zip, name: string, { onOpen, onText, onClose }: Reading): Promise<void> {
  const entry = zip.open(name);
  if (entry === null) throw new Error(`${name} is missing`);
  const parser = new SaxesParser();
  const localName = (tag: string) => tag.slice(tag.indexOf(':') + 1);
  parser.on('error', (error) => {
    throw error;
  });
  // Entities of their own have no place in a table.
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  if (onOpen) parser.on('opentag', (tag: SaxesTagPlain) => onOpen(localName(tag.name), tag.attributes));
  if (onText) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  if (onClose) parser.on('closetag', (tag) => onClose(localName(tag.name)));
  const decoder = new TextDecoder();
  for await (const piece of entry) parser.write(decoder.decode(piece, { stream: true }));
  parser.write(decoder.decode()).close();
}

async function findFirstSheet(zip: Zip): Promise<string> {
  let id: string | undefined;
  await readXml(zip, 'xl/workbook.xml', {
    onOpen(name, attributes) {
      if (name === 'sheet') id ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  let target: string | undefined;
  await readXml(zip, 'xl/_rels/workbook.xml.rels', {
    onOpen(name, { Id, Target }) {
      if (name === 'Relationship' && Id === id) target = Target;
    },
  });
  if (target === undefined) throw new Error('no sheet');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function readSharedTexts(zip: Zip, limits: TableLimits): Promise<string[]> {
  const texts: string[] = [];
  if (zip.open('xl/sharedStrings.xml') === null) return texts;
  let isText = false;
  let isPhonetic = false;
  let text = '';
  await readXml(zip, 'xl/sharedStrings.xml', {
    onOpen(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    onText(piece) {
      if (isText && text.length < limits.cellLetters) text += piece.slice(0, limits.cellLetters);
    },
    onClose(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      texts.push(text);
      if (texts.length > limits.rows * limits.columns) throw new FileTooLarge();
    },
  });
  return texts;
}

async function readSheet(
  zip: Zip,
  name: string,
  shared: readonly string[],
  limits: TableLimits,
): Promise<string[][]> {
  const cells = new TableCells(limits);
  let row = -1;
  let column = -1;
  let rowsSeen = 0;
  let kind = '';
  let text = '';
  let isValue = false;
  await readXml(zip, name, {
    onOpen(tag, { r, t = 'n' }) {
      if (tag === 'row') {
        row = r === undefined ? row + 1 : Number(r) - 1;
        column = -1;
        rowsSeen += 1;
        // Empty ones too: a row costs its reading wherever it says it stands.
        cells.requireRow(Math.max(row, rowsSeen - 1));
      } else if (tag === 'c') {
        column = r === undefined ? column + 1 : toColumn(r);
        if (!(column < limits.columns)) throw new FileTooLarge();
        kind = t;
        text = '';
      }
      isValue = tag === 'v' || tag === 't';
    },
    onText(piece) {
      if (isValue && text.length < limits.cellLetters) text += piece.slice(0, limits.cellLetters);
    },
    onClose(tag) {
      isValue = false;
      if (tag !== 'c' || text === '') return;
      const value = toText(kind, text, shared);
      if (value !== '') cells.set(row, column, value);
    },
  });
  return cells.rows;
}

/** «AB12» is the column 27. */
function toColumn(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * LETTERS + letter.charCodeAt(0) - 64;
  if (column === 0) throw new Error('a cell without a column');
  return column - 1;
}

function toText(kind: string, text: string, shared: readonly string[]): string {
  if (kind === 's') return shared[Number(text)] ?? '';
  if (kind === 'e') return '';
  // 0.1 + 0.2 is written with seventeen digits.
  if (kind === 'n') return String(Number(Number(text).toPrecision(15)));
  return text;
}
