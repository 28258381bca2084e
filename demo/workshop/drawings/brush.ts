/** The few strokes all drawings are made of, on a field of 400 × 400 with light from the upper left. */
import { type Paint, shade } from './paint.ts';

/** What a drawing may know of its subject. */
export interface Sitter {
  paint: Paint;
  /** the words of the variant: `supply`, `marble-white` */
  kind: string;
}

export type Draw = (sitter: Sitter) => string;

export const RUBBER = '#353b3f';

const rounded = (number: number) => Math.round(number * 10) / 10;

/** Shading that every drawing may lay over its shapes by `url(#…)`. */
export const DEFINITIONS =
  '<defs>' +
  '<linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity=".2"/><stop offset=".22" stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>' +
  '<linearGradient id="face" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient>' +
  '<radialGradient id="floor"><stop offset="0" stop-color="#16232b" stop-opacity=".26"/><stop offset="1" stop-color="#16232b" stop-opacity="0"/></radialGradient>' +
  '</defs>';

export const shadow = (cx: number, cy: number, rx: number, ry = 13) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#floor)"/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, more = '') =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(w)}" height="${rounded(h)}" rx="${rx}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more = '') =>
  `<circle cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${rounded(cx)}" cy="${rounded(cy)}" rx="${rounded(rx)}" ry="${rounded(ry)}" fill="${fill}" ${more}/>`;

/** A body with its shading: the same shape twice. */
export const lit = (d: string, fill: string, shading: 'round' | 'face') =>
  path(d, fill) + path(d, `url(#${shading})`);

export const panel = (x: number, y: number, w: number, h: number, fill: string, rx = 0, shading = 'face') =>
  rect(x, y, w, h, fill, rx) + rect(x, y, w, h, `url(#${shading})`, rx);

/** A thick tube along a way: dark edge, body, highlight. */
export const tube = (d: string, fill: string, width: number, cap = 'butt') => {
  const style = `stroke-linecap="${cap}" stroke-linejoin="round" fill="none"`;
  return (
    `<path d="${d}" ${style} stroke="${shade(fill, -0.3)}" stroke-width="${width}"/>` +
    `<path d="${d}" ${style} stroke="${fill}" stroke-width="${rounded(width * 0.78)}"/>` +
    `<path d="${d}" ${style} stroke="#fff" stroke-opacity=".45" stroke-width="${rounded(width * 0.18)}" transform="translate(${rounded(-width * 0.14)} ${rounded(-width * 0.14)})"/>`
  );
};

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Which of the words the kind begins with or holds; the first one otherwise. */
export const has = (kind: string, word: string) => kind === word || `-${kind}-`.includes(`-${word}-`);
