/**
 * Surfaces as they are laid: boards staggered in rows, tiles in their joints, as one square of a floor or a wall that
 * repeats. Every piece is cut from another place of its surface. All colours are linear light.
 */
import { type Print, readColor } from '../compose.ts';

/** What the square holds: so many rows across it, so many pieces along each. */
export interface Layout {
  rows: number;
  pieces: number;
  /** how far a row is moved against the one before it, as a part of a piece */
  stagger?: number;
  /** the colour of the joint; none: boards, whose joint is a dark line */
  joint?: string;
}

const fraction = (value: number): number => value - Math.floor(value);

/** The same everywhere for the same piece; between 0 and 1. */
function chance(row: number, piece: number, salt: number): number {
  let h = Math.imul(row + 11, 374_761_393) ^ Math.imul(piece + 7, 668_265_263) ^ Math.imul(salt + 3, 97_531);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** The joint between tiles and between boards, in parts of the square: three millimetres and two. */
const JOINT = 0.0013;
const GAP = 0.0009;
/** Seen from a room's height a board is calmer than from near. */
const CALM = 0.4;
const BOARDS = 4;

/** The place within the surface: of a board one of four, of a tile one of two halves. */
type Cut = (row: number, piece: number, along: number, across: number) => readonly [number, number];

const cutBoard: Cut = (row, piece, along, across) => {
  const board = Math.floor(chance(row, piece, 1) * BOARDS);
  const x = chance(row, piece, 2) < 0.5 ? along : 1 - along;
  const y = chance(row, piece, 3) < 0.5 ? across : 1 - across;
  return [fraction(x + chance(row, piece, 4)), (board + 0.03 + y * 0.94) / BOARDS];
};

const cutTile: Cut = (row, piece, along, across) => {
  const half = chance(row, piece, 1) < 0.5 ? 0 : 0.5;
  const isTurned = chance(row, piece, 2) < 0.5;
  return isTurned ? [1 - along, half + (1 - across) * 0.5] : [along, half + across * 0.5];
};

export function lay(surface: Print, { rows, pieces, stagger = 0, joint }: Layout, side: number): Print {
  const pixels = new Float32Array(side * side * 4).fill(1);
  const filler = joint === undefined ? null : readColor(joint);
  const mean = meanOf(surface);
  for (let at = 0; at < side * side; at++) {
    const [u, v] = [((at % side) + 0.5) / side, 1 - (Math.floor(at / side) + 0.5) / side];
    const row = Math.floor(v * rows);
    const walked = u * pieces + fraction(row * stagger);
    const piece = Math.floor(walked) % pieces;
    const [along, across] = [fraction(walked), v * rows - row];
    const edge = Math.min(Math.min(across, 1 - across) / rows, Math.min(along, 1 - along) / pieces);
    const [x, y] = (filler ? cutTile : cutBoard)(row, piece, along, across);
    const column = Math.min(surface.width - 1, Math.floor(x * surface.width));
    const line = Math.min(surface.height - 1, Math.floor((1 - y) * surface.height));
    const from = (line * surface.width + column) * 4;
    const tone = filler ? 0.975 + chance(row, piece, 5) * 0.05 : 0.86 + chance(row, piece, 5) * 0.28;
    for (let k = 0; k < 3; k++) {
      const own = surface.pixels[from + k] as number;
      const board = (own + ((mean[k] as number) - own) * CALM) * tone * (edge < GAP ? 0.3 : 1);
      pixels[at * 4 + k] = filler ? (edge < JOINT ? (filler[k] as number) : own * tone) : board;
    }
  }
  return { width: side, height: side, pixels };
}

function meanOf({ pixels }: Print): number[] {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at++)
    if (at % 4 < 3) sums[at % 4] = (sums[at % 4] as number) + (pixels[at] as number);
  return sums.map((sum) => (sum * 4) / pixels.length);
}
