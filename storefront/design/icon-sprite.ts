/**
 * Every drawing stands once in a document, and each icon refers to it: of the HTML of a listing a fifth was the same
 * few drawings, one for each card. A page is written with those it shows; the script adds the others before any is asked for.
 */
import { ICON_SHAPES, type IconName } from './icon-shapes.ts';

/** Bars of stock, each four and a half wide and twelve tall: those that are filled before the place of all four. */
type BarsName = `bars-${0 | 1 | 2 | 3 | 4}`;
export type DrawingName = IconName | BarsName;

const BAR_PLACES = 4;
const drawBars = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 5.5} 0h4.5v12h-4.5z`).join('');
const ICONS: Readonly<Record<string, string>> = ICON_SHAPES;

interface Drawing {
  name: string;
  d: string;
  viewBox?: string;
  /** What stands empty, in colours of its own (stock-bars.module.css). */
  empty?: string;
}

/** Icons fill whatever square they are given; bars are drawn as large as they are. */
const drawings = (): Drawing[] => [
  ...Object.entries(ICONS).map(([name, d]) => ({ name, d, viewBox: '0 0 24 24' })),
  ...Array.from({ length: BAR_PLACES + 1 }, (_, count) => ({
    name: `bars-${count}`,
    d: drawBars(0, count),
    empty: drawBars(count, BAR_PLACES),
  })),
];

const partsOf = ({ d, empty = '' }: Drawing): Record<string, string>[] =>
  [{ d: empty, fill: 'var(--bar-empty)', stroke: 'var(--bar-edge)' }, { d }].filter((part) => part.d !== '');

/** Of the element that holds them. It stands outside the root: React knows nothing of it. */
const SPRITE_ID = 'icons';
/** By number: a page refers to them a hundred and fifty times. */
const IDS = new Map(drawings().map(({ name }, number) => [name, `i${number.toString(36)}`]));
const toId = (name: string): string => IDS.get(name) ?? 'i';
const USED = /<use\b[^>]* href="#(i[\da-z]+)"/g;

export const drawingHref = (name: DrawingName): string => `#${toId(name)}`;

/** The drawings that a written page refers to, to stand before it. */
export function spriteOf(html: string): string {
  symbols ??= new Map(drawings().map((drawing) => [toId(drawing.name), writeSymbol(drawing)]));
  const used = new Set(Array.from(html.matchAll(USED), ([, id = '']) => id));
  let written = '';
  for (const [id, symbol] of symbols) if (used.has(id)) written += symbol;
  return written === '' ? '' : `<div hidden><svg id="${SPRITE_ID}">${written}</svg></div>`;
}

/** Written once, in their order. */
let symbols: Map<string, string> | undefined;

function writeSymbol(drawing: Drawing): string {
  const box = drawing.viewBox === undefined ? '' : ` viewBox="${drawing.viewBox}"`;
  return `<symbol id="${toId(drawing.name)}"${box}>${partsOf(drawing).map(writePart).join('')}</symbol>`;
}

/** Adds what the document was written without: what is opened later may show any of them. */
export function drawIcons(): void {
  const sprite = document.getElementById(SPRITE_ID) ?? addSprite();
  for (const drawing of drawings()) {
    if (document.getElementById(toId(drawing.name))) continue;
    const symbol = make('symbol');
    symbol.id = toId(drawing.name);
    if (drawing.viewBox !== undefined) symbol.setAttribute('viewBox', drawing.viewBox);
    for (const part of partsOf(drawing)) {
      const path = make('path');
      for (const [name, value] of Object.entries(part)) path.setAttribute(name, value);
      symbol.append(path);
    }
    sprite.append(symbol);
  }
}

const writePart = (part: Record<string, string>): string =>
  `<path ${Object.entries(part)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

const make = (name: string): Element => document.createElementNS('http://www.w3.org/2000/svg', name);

function addSprite(): Element {
  const room = document.createElement('div');
  room.hidden = true;
  const sprite = make('svg');
  sprite.id = SPRITE_ID;
  room.append(sprite);
  document.body.prepend(room);
  return sprite;
}
