/**
 * Every drawing stands once in a document, and each icon refers to it: of the HTML of a listing a fifth was the same
 * few drawings, one for each card. A page is written with those it shows; the script adds the others before any is asked for.
 */
import { ICON_SHAPES, type IconName } from './icon-shapes.ts';

/** Bars of stock from the first on, each four and a half wide and twelve tall. */
type BarsName = `bars-${1 | 2 | 3 | 4}`;
export type DrawingName = IconName | BarsName;

const drawBars = (count: number): string =>
  Array.from({ length: count }, (_, index) => `M${index * 5.5} 0h4.5v12h-4.5z`).join('');

const BARS: Readonly<Record<string, string>> = Object.fromEntries(
  [1, 2, 3, 4].map((count) => [`bars-${count}`, drawBars(count)]),
);
const ICONS: Readonly<Record<string, string>> = ICON_SHAPES;

/** Icons fill whatever square they are given; bars are drawn as large as they are. */
const drawings = (): { name: string; d: string; viewBox?: string }[] => [
  ...Object.entries(ICONS).map(([name, d]) => ({ name, d, viewBox: '0 0 24 24' })),
  ...Object.entries(BARS).map(([name, d]) => ({ name, d })),
];

/** Of the element that holds them. It stands outside the root: React knows nothing of it. */
const SPRITE_ID = 'icons';
const toId = (name: string): string => `i-${name}`;
const USED = /<use\b[^>]* href="#i-([\w-]+)"/g;

export const drawingHref = (name: DrawingName): string => `#${toId(name)}`;

/** The drawings that a written page refers to, to stand before it. */
export function spriteOf(html: string): string {
  const used = new Set([...html.matchAll(USED)].map(([, name]) => name));
  const symbols = drawings()
    .filter(({ name }) => used.has(name))
    .map(({ name, d, viewBox }) => {
      const box = viewBox === undefined ? '' : ` viewBox="${viewBox}"`;
      return `<symbol id="${toId(name)}"${box}><path d="${d}"/></symbol>`;
    });
  return symbols.length === 0 ? '' : `<div hidden><svg id="${SPRITE_ID}">${symbols.join('')}</svg></div>`;
}

/** Adds what the document was written without: what is opened later may show any of them. */
export function drawIcons(): void {
  const sprite = document.getElementById(SPRITE_ID) ?? addSprite();
  for (const { name, d, viewBox } of drawings()) {
    if (document.getElementById(toId(name))) continue;
    const symbol = make('symbol');
    symbol.id = toId(name);
    if (viewBox !== undefined) symbol.setAttribute('viewBox', viewBox);
    const path = make('path');
    path.setAttribute('d', d);
    symbol.append(path);
    sprite.append(symbol);
  }
}

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
