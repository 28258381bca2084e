/**
 * The one place that knows the parser. Gives a small tree per record and forgets it: memory does not grow with the file.
 * Refuses what no honest file has: a DOCTYPE, entities, depth, texts and attributes beyond all measure.
 */

import { SaxesParser } from 'saxes';
import { cutText } from '#domain/exchange/cut-text.ts';
import { Unreadable } from './unreadable.ts';

export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlNode[];
}

export interface XmlReader {
  /** Asked when an element opens: does it begin a record? Given the names of those around it, outermost first. */
  isRecord(name: string, path: readonly string[]): boolean;
  /** A record that stands within another one, and is given by itself instead of being kept in it. */
  isRecordWithin(name: string, path: readonly string[]): boolean;
  /** A whole record; `around` are the open ones it stands in, as far as they have been read. */
  take(record: XmlNode, path: readonly string[], around: readonly XmlNode[]): void;
  /** What stands outside of records. */
  open?(name: string, attributes: Readonly<Record<string, string>>, path: readonly string[]): void;
  /** The text of an element outside of records. */
  say?(name: string, text: string, path: readonly string[]): void;
}

const MOST_DEPTH = 64;
const MOST_ATTRIBUTES = 100;
const LONGEST_TEXT = 1024 * 1024;
/** Between two events: a comment, a CDATA, a declaration that never ends. */
const LONGEST_SILENCE = LONGEST_TEXT + 128 * 1024;
const MOST_NODES = 200_000;
/** Of all texts of one record: each may be short enough, and there is no end to them. */
const MOST_TEXT = 8 * LONGEST_TEXT;
const TAIL = 200;

interface Open {
  node: XmlNode;
  depth: number;
  /** How many nodes were held before it, and how much text. */
  held: number;
  heldText: number;
}

export async function readXml(text: AsyncIterable<string>, reader: XmlReader): Promise<void> {
  const path: string[] = [];
  /** Records that are open, the outermost first; and the element being read within the innermost. */
  const records: Open[] = [];
  const nodes: XmlNode[] = [];
  let outside = '';
  let nodeCount = 0;
  let textLength = 0;
  let readLength = 0;
  let heardAt = 0;
  let tail = '';

  const parser = new SaxesParser({ position: false });
  const hear = () => {
    heardAt = readLength;
  };
  parser.on('doctype', () => {
    throw new Unreadable('file.forbidden', { what: 'DOCTYPE' });
  });
  parser.on('opentag', (tag) => {
    hear();
    const name = toLocalName(tag.name);
    if (path.length >= MOST_DEPTH) throw new Unreadable('file.forbidden', { what: 'depth' });
    const attributes = toAttributes(tag.attributes as Record<string, string>);
    const parent = nodes.at(-1);
    const isNested = parent !== undefined && reader.isRecordWithin(name, path);
    if (parent !== undefined || reader.isRecord(name, path)) {
      const node: XmlNode = { name, attributes, text: '', children: [] };
      if (parent === undefined || isNested)
        records.push({ node, depth: path.length, held: nodeCount, heldText: textLength });
      else parent.children.push(node);
      nodes.push(node);
      nodeCount += 1;
      for (const name in attributes) textLength += (attributes[name] as string).length;
      if (nodeCount > MOST_NODES || textLength > MOST_TEXT)
        throw new Unreadable('file.too_large', { what: path.join('/') });
    } else {
      reader.open?.(name, attributes, path);
    }
    outside = '';
    path.push(name);
  });
  const add = (piece: string) => {
    hear();
    const node = nodes.at(-1);
    if (node) {
      node.text += piece;
      textLength += piece.length;
      if (node.text.length > LONGEST_TEXT || textLength > MOST_TEXT)
        throw new Unreadable('file.too_large', { what: path.join('/') });
    } else if (outside.length < LONGEST_TEXT) {
      outside += piece;
    }
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    hear();
    const name = path.pop() ?? '';
    const node = nodes.pop();
    const record = records.at(-1);
    if (!node) {
      if (outside.trim() !== '') reader.say?.(name, outside.trim(), path);
      outside = '';
    } else if (record && record.depth === path.length) {
      records.pop();
      reader.take(
        record.node,
        path,
        records.map((each) => each.node),
      );
      nodeCount = record.held;
      textLength = record.heldText;
    }
  });

  try {
    for await (const piece of text) {
      // A page of a proxy or of another site, saved as a file of exchange.
      if (readLength === 0 && /^\s*<!doctype\s+html\b/i.test(piece))
        throw new Unreadable('file.not_commerceml', { what: 'HTML' });
      readLength += piece.length;
      tail = (tail + piece.slice(-TAIL)).slice(-TAIL);
      parser.write(piece);
      if (readLength - heardAt > LONGEST_SILENCE)
        throw new Unreadable('file.too_large', { what: path.join('/') });
    }
    parser.close();
  } catch (error) {
    throw toUnreadable(error, isRootClosed(tail));
  }
}

function toLocalName(name: string): string {
  const mark = name.indexOf(':');
  return mark < 0 ? name : name.slice(mark + 1);
}

const NONE: Readonly<Record<string, string>> = Object.freeze({});

function toAttributes(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = Object.keys(attributes);
  // Of a million elements most have none.
  if (names.length === 0) return NONE;
  if (names.length > MOST_ATTRIBUTES) throw new Unreadable('file.forbidden', { what: 'attributes' });
  const found: Record<string, string> = {};
  for (const name of names) found[toLocalName(name)] = attributes[name] as string;
  return found;
}

/** What the parser says when the text ends too early; all else is a broken file. */
const CUT_OFF = /unclosed tag|unexpected end|document must contain a root element/i;

/** The last tag is that of the whole: all of it has come, and a lone `&` has swallowed the rest. */
const isRootClosed = (tail: string): boolean => /<\/(\w+:)?КоммерческаяИнформация\s*>\s*$/u.test(tail);

function toUnreadable(error: unknown, isWhole: boolean): unknown {
  if (error instanceof Unreadable || !(error instanceof Error) || 'code' in error) return error;
  const { message } = error;
  if (/undefined entity/i.test(message)) return new Unreadable('file.forbidden', { what: 'entity' });
  return new Unreadable(CUT_OFF.test(message) && !isWhole ? 'file.cut_off' : 'file.broken', {
    what: message.slice(0, 200),
  });
}

export const findChild = (node: XmlNode, name: string): XmlNode | null =>
  node.children.find((child) => child.name === name) ?? null;

export const listChildren = (node: XmlNode | null, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

/** The trimmed text of a child, null when it is missing or empty. */
export function textOf(node: XmlNode | null, name: string): string | null {
  const text = (node && findChild(node, name))?.text.trim() ?? '';
  return text === '' ? null : text;
}

/** A name that is longer is a text which somebody has put into the wrong field. */
const LONGEST_LINE = 1000;

/** Marked up twice: `&amp;quot;` is a mark of quotation all the same, and no name has `&quot;` in it. */
const withoutMarks = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(quot|apos|amp|lt|gt|nbsp|#39|#34);/g, (_whole, mark: string) => MARKS[mark] ?? '')
    : text;
const MARKS: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  '#39': "'",
  '#34': '"',
};

/** Of what is said in one line: a name that was typed with a line end in it has none. */
export function lineOf(node: XmlNode | null, name: string): string | null {
  const text = textOf(node, name);
  return text === null ? null : cutText(withoutMarks(text).replace(/[ \t\r\n]+/g, ' '), LONGEST_LINE);
}
