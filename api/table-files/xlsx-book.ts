/** What a workbook has besides its sheets: which of them can be seen, texts that cells share, formats. */
import { FileTooLarge, type TableLimits } from './table-limits.ts';
import { type Formats, readFormats } from './xlsx-formats.ts';
import { findEntry, readXml } from './xlsx-xml.ts';
import { openZip, type Zip } from './zip-entries.ts';

export interface Book {
  zip: Zip;
  /** Those that whoever opened it could see, in their order. */
  sheets: { name: string; path: string }[];
  /** Of those that were hidden. */
  hiddenSheets: string[];
  shared: readonly string[];
  formats: Formats;
}

export async function openBook(bytes: Buffer, limits: TableLimits): Promise<Book> {
  const zip = openZip(bytes, limits.unpackedBytes);
  const listed: { name: string; id: string | undefined; isHidden: boolean }[] = [];
  let startsAt1904 = false;
  await readXml(zip, 'xl/workbook.xml', {
    onOpen(tag, attributes) {
      if (tag === 'workbookPr') startsAt1904 = isYes(attributes.date1904);
      if (tag !== 'sheet') return;
      const { name = '', state = 'visible' } = attributes;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      listed.push({ name: name.slice(0, 100), id, isHidden: state !== 'visible' });
    },
  });
  const paths = new Map<string, string>();
  await readXml(zip, 'xl/_rels/workbook.xml.rels', {
    onOpen(tag, { Id = '', Target = '', Type = '' }) {
      if (tag !== 'Relationship' || !Type.endsWith('/worksheet')) return;
      paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets = listed.flatMap(({ name, id, isHidden }) => {
    const path = paths.get(id ?? '');
    return path === undefined ? [] : { name, path, isHidden };
  });
  // A workbook of hidden sheets alone is read as if it had none of them hidden.
  const seen = sheets.some(({ isHidden }) => !isHidden) ? sheets.filter(({ isHidden }) => !isHidden) : sheets;
  if (seen.length === 0) throw new Error('no sheet');
  return {
    zip,
    sheets: seen,
    hiddenSheets: sheets.filter((sheet) => !seen.includes(sheet)).map(({ name }) => name),
    shared: await readSharedTexts(zip, limits),
    formats: await readFormats(zip, startsAt1904),
  };
}

export const isYes = (word: string | undefined): boolean => word === '1' || word === 'true';

async function readSharedTexts(zip: Zip, limits: TableLimits): Promise<string[]> {
  const texts: string[] = [];
  if (findEntry(zip, 'xl/sharedStrings.xml') === undefined) return texts;
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
