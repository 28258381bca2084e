/** The XML of a workbook as a stream of tags: names without their prefixes, no document types, no entities of its own. */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Zip } from './zip-entries.ts';

interface Reading {
  onOpen?(name: string, attributes: Record<string, string>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

export async function readXml(zip: Zip, path: string, { onOpen, onText, onClose }: Reading): Promise<void> {
  const name = findEntry(zip, path);
  const entry = name === undefined ? null : zip.open(name);
  if (entry === null) throw new Error(`${path} is missing`);
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

/** Windows does not tell «SharedStrings.xml» from «sharedStrings.xml», and 1C writes the former. */
export function findEntry({ names }: Zip, path: string): string | undefined {
  const lower = path.toLowerCase();
  return names.includes(path)
    ? path
    : names.find((name) => name.replaceAll('\\', '/').toLowerCase() === lower);
}
