/**
 * What a product shows until its photograph is there: a drawing of its family and variant, in its colour and, where it
 * is flat, in its proportions. The same subject gives the same drawing; a family that nobody drew is a box.
 */

import { bathroom } from './bathroom.ts';
import { DEFINITIONS, type Draw, type Sitter } from './brush.ts';
import { drawMillimetres } from './digits.ts';
import { doors } from './doors.ts';
import { electric } from './electric.ts';
import { flat } from './flat.ts';
import { gardenGoods } from './garden.ts';
import { handTools } from './hand-tools.ts';
import { heating } from './heating.ts';
import { light } from './light.ts';
import { box, packs } from './packs.ts';
import { findColor, toPaint } from './paint.ts';
import { powerTools } from './power-tools.ts';
import { rough } from './rough.ts';
import { findTexture } from './textures.ts';

const drawings = new Map<string, Draw>(
  Object.entries({
    ...packs,
    ...rough,
    ...flat,
    ...doors,
    ...gardenGoods,
    ...bathroom,
    ...heating,
    ...electric,
    ...light,
    ...powerTools,
    ...handTools,
  }),
);

/** The colour of things whose variant names none. */
const usual = new Map(
  Object.entries({
    bag: '#d9cdb6',
    brick: '#b9603f',
    block: '#dcdedb',
    drywall: '#b9bfbf',
    timber: '#dcb67c',
    siding: '#ddd8c8',
    gutter: '#7a4a33',
    wool: '#c9b26e',
    roll: '#b9c2c4',
    carpet: '#9c8f7d',
    bucket: '#e4e6e3',
    can: '#e4e6e3',
    canister: '#dfe6e9',
    sealant: '#f1f1ee',
    glue: '#8cb38f',
    chemistry: '#dfe6e9',
    underlay: '#c9d1ce',
    panel: '#8f989b',
    fence: '#835637',
    ppr: '#e1e5e5',
    socket: '#f1f1ee',
    switch: '#f1f1ee',
    cable: '#4a5157',
    luminaire: '#8c6a43',
    track: '#3a4146',
    molding: '#f1f1ee',
    foam: '#f1f1ee',
  }),
);

/** What a drawing is made of beside its name. */
export interface Subject {
  /** `family/variant`, perhaps `/what-else-shows`, perhaps the view at the end: `/size`, `/detail` */
  name: string;
  /** code of the product's own colour */
  color?: string | null;
  lengthMm?: number | null;
  widthMm?: number | null;
  heightMm?: number | null;
}

const BACKGROUND = '#f7f7f4';
/** The side of a drawing, in its own units. */
export const FIELD = 400;
const isEnclosure = (kind: string) => /^(metal|meter|plastic)/.test(kind);

export const drawPicture = (subject: Subject): string => frame(drawInside(subject));

/** The drawing without its ground, to be laid into another one. */
export function drawInside(subject: Subject): string {
  const parts = subject.name.split('/');
  const [family = '', kind = ''] = parts;
  const view = parts.at(-1);
  const sides = [subject.lengthMm, subject.widthMm, subject.heightMm]
    .filter((side) => side !== null && side !== undefined && side > 0)
    .toSorted((a, b) => (b ?? 0) - (a ?? 0)) as number[];
  const [longest, next] = sides;
  const color = findColor(kind) ?? findColor(subject.color ?? '') ?? usual.get(family) ?? '#cfc4ae';
  const sitter: Sitter = {
    paint: toPaint(color),
    kind,
    ratio: longest && next ? longest / next : null,
  };
  // Electric boards and boards of wood have one word for their family.
  const name = family === 'board' && isEnclosure(kind) ? 'enclosure' : family;
  const draw = drawings.get(name) ?? box;
  if (view === 'detail') return drawDetail(name, draw, sitter);
  if (view === 'size') return drawSizes(draw, sitter, sides);
  return draw(sitter);
}

/** Goods with a surface show it from near, others a part of themselves. */
function drawDetail(family: string, draw: Draw, sitter: Sitter): string {
  const texture = findTexture(family, sitter.kind);
  if (texture) return `${texture(sitter.paint)}<rect width="400" height="400" fill="url(#face)"/>`;
  return `<svg width="400" height="400" viewBox="110 90 200 200">${draw(sitter)}</svg>`;
}

/** The thing smaller, with its two longest sides measured; without numbers where they are not known. */
function drawSizes(draw: Draw, sitter: Sitter, [longest, next]: number[]): string {
  const ends = 'M84 352v16M376 352v16M84 360h292M30 48h16M30 318h16M38 48v270';
  const [across, up] = isStanding(sitter) ? [next, longest] : [longest, next];
  return (
    `<svg x="64" y="24" width="312" height="312" viewBox="0 0 400 400">${draw(sitter)}</svg>` +
    `<path d="${ends}" stroke="#5b6b73" stroke-width="2" fill="none"/>` +
    (across ? drawMillimetres(across, 230, 382) : '') +
    (up ? `<g transform="rotate(-90 18 183)">${drawMillimetres(up, 18, 183)}</g>` : '')
  );
}

const isStanding = ({ ratio }: Sitter) => ratio !== null && ratio < 3;

function frame(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FIELD}" height="${FIELD}" viewBox="0 0 ${FIELD} ${FIELD}">${DEFINITIONS}<rect width="400" height="400" fill="${BACKGROUND}"/>${inside}</svg>`;
}
