/**
 * Planks of floors as they are seen from near: growth rings cut along the trunk, pores, rays, flecks and knots after the
 * wood's kind. The colour is the surface's own that is laid in rooms, so that a floor and its plank are of one wood.
 */
import type { Print } from '../compose.ts';
import { makeClouds } from '../surfaces/noise.ts';
import { printSurface } from '../surfaces/surface.ts';
import { type Habit, habitOf } from './habit.ts';

export interface PlankOrder {
  /** `oak-natural`: of surfaces/wood.ts */
  wood: string;
  /** strips beside each other that a board is glued of; none: it is one */
  strips?: number;
}

/** Boards above each other, all different. */
const BOARDS = 4;
/** Length of a board in its own breadths: grain is as long as the board is. */
const LONG = 6;
/** A strip's pieces along a board. */
const PIECES = 2.6;
type Grain = (along: number, across: number) => number;

const fraction = (value: number): number => value - Math.floor(value);
const smooth = (low: number, high: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

/** The same for the same seed, between 0 and 1. */
const chance = (seed: number): number => {
  let h = Math.imul(seed + 7, 668_265_263) ^ Math.imul(seed + 101, 374_761_393);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
};

/** How light a place of one piece of wood is, about 0; along and across in breadths of a board. */
function growGrain(seed: number, habit: Habit): Grain {
  // Where the plank was cut: how far beside the heart, how far above it, how the trunk tapers.
  const beside = (chance(seed + 1) - 0.5) * 1.5;
  const above = 0.05 + chance(seed + 2) * 0.5;
  const taper = (0.03 + 0.07 * chance(seed + 3)) * (chance(seed + 4) < 0.5 ? -1 : 1);
  const bend = makeClouds(seed + 11, 2, 1, 2, 0.5);
  const drift = makeClouds(seed + 23, 3, 3, 2, 0.5);
  const fibre = makeClouds(seed + 31, 3, 40, 2, 0.8);
  const dashes = makeClouds(seed + 41, 16, 90, 1);
  const bands = makeClouds(seed + 53, 1, 5, 2, 0.5);
  const knots = Array.from({ length: habit.knots }, (_, at) => ({
    x: LONG * chance(seed + 61 + at),
    y: 0.2 + 0.6 * chance(seed + 71 + at),
    size: 0.05 + 0.05 * chance(seed + 81 + at),
  }));
  return (along, across) => {
    const [u, v] = [along / LONG, across];
    const [drifted, fibres, dash] = [drift(u, v), fibre(u, v), dashes(u, v)];
    let [pull, heart] = [0, 0];
    for (const { x, y, size } of knots) {
      const away = Math.hypot((along - x) * 0.55, across - y) / size;
      pull += 0.5 * size * Math.exp(-away * away * 0.2);
      heart += smooth(1.1, 0.5, away);
    }
    const side = across - 0.5 - beside + bend(u, v) * 0.16 * habit.wave;
    const height = above + taper * along + drifted * 0.05 * habit.wave;
    const rings = fraction((Math.hypot(side, height) + pull) / habit.spacing + drifted * 0.3 + fibres * 0.12);
    // Pale early wood darkens slowly to the late wood's line, and begins anew at once.
    const late = smooth(0.25, 0.85, rings) * (1 - smooth(0.88, 1, rings)) * (0.8 + fibres);
    const early = 1 - smooth(0.05, 0.45, rings);
    const pores = smooth(0.12, 0.5, dash) * (habit.ringPorous ? 0.25 + 0.75 * early : 0.6);
    const rays = smooth(0.25, 0.6, -dash);
    return (
      bands(u, v) * 0.2 * habit.bands +
      fibres * 0.3 -
      late * habit.rings -
      pores * habit.pores +
      rays * habit.rays -
      heart * 0.9
    );
  };
}

/** Of a board that is one piece, or of the strip's piece at this place; and how far its nearest joint is, in breadths. */
function growBoard(seed: number, habit: Habit, strips: number): (x: number, y: number) => [number, number] {
  if (strips === 1) {
    const [grain, tone] = [growGrain(seed, habit), (chance(seed) - 0.5) * 0.24];
    return (x, y) => [grain(x, y) + tone, 1];
  }
  const grown = new Map<number, Grain>();
  return (x, y) => {
    const strip = Math.min(strips - 1, Math.floor(y * strips));
    const walked = (x / LONG) * PIECES + chance(seed + strip * 7) * 2;
    const own = seed + strip * 131 + Math.floor(walked) * 977;
    const grain = grown.get(own) ?? growGrain(own, habit);
    grown.set(own, grain);
    const across = y * strips - strip;
    const joint = Math.min(
      Math.min(across, 1 - across) / strips,
      (Math.min(fraction(walked), 1 - fraction(walked)) * LONG) / PIECES,
    );
    return [grain(x, 0.25 + across / strips) + (chance(own) - 0.5) * 0.4, joint];
  };
}

/** What darkens wood takes more of its blue than of its red. */
const DEEPENS = [0.85, 1.05, 1.3];

export function printPlanks({ wood, strips = 1 }: PlankOrder, width: number, height: number): Print {
  const habit = habitOf(wood);
  const seed = [...wood].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 17);
  const boards = Array.from({ length: BOARDS }, (_, at) => growBoard(seed + at * 1013, habit, strips));
  const mean = meanOf(printSurface(`wood/${wood}`, 64, 48));
  const light = new Float32Array(width * height);
  let middle = 0;
  for (let at = 0; at < light.length; at++) {
    const [x, y] = [((at % width) + 0.5) / width, 1 - (Math.floor(at / width) + 0.5) / height];
    const board = Math.min(BOARDS - 1, Math.floor(y * BOARDS));
    const [grain, joint] = boards[board]?.(x * LONG, y * BOARDS - board) ?? [0, 1];
    light[at] = grain * habit.contrast - 0.6 * smooth(0.016, 0.006, joint);
    middle += (light[at] as number) / light.length;
  }
  const pixels = new Float32Array(width * height * 4).fill(1);
  light.forEach((each, at) => {
    for (let k = 0; k < 3; k++) {
      const deepened = (mean[k] as number) * Math.exp((each - middle) * (DEEPENS[k] as number));
      pixels[at * 4 + k] = Math.min(0.95, deepened);
    }
  });
  return { width, height, pixels };
}

function meanOf({ pixels }: Print): number[] {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at++)
    if (at % 4 < 3) sums[at % 4] = (sums[at % 4] as number) + (pixels[at] as number);
  return sums.map((sum) => (sum * 4) / pixels.length);
}
