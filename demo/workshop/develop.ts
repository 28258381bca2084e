/**
 * From Blender's passes to the light of a scene: what is fixed, what falls on the slots that are filled later, where a
 * print lies, how much the product covers and its shadow on the floor. Free of grain, linear, ready to be composed.
 */
import { type Exr, readExr } from './exr.ts';
import { blurWithin, smoothLight } from './smooth.ts';

/** Planes of one number per pixel; three planes where it is a colour. */
export interface Light {
  width: number;
  height: number;
  exposure: number;
  /** what the scene shows whatever its slots are filled with */
  fixed: Float32Array[];
  /** what a white slot would send back */
  falling: Float32Array[];
  /** how much of the pixel each slot covers */
  slots: Float32Array[];
  /** where on the print: u and v, each 0 to 1 */
  place: Float32Array[];
  cover: Float32Array;
  shadow: Float32Array;
}

/** What a slot reflects while it is photographed (studio/material.py). */
const SLOT_WHITE = 0.8;
const COLORS = ['R', 'G', 'B'];

/** isRoom: rooms have more grain and larger surfaces than goods, so their light is smoothed further. */
export function developLight(
  file: Buffer,
  { exposure, isRoom = false }: { exposure: number; isRoom?: boolean },
): Light {
  const exr = readExr(file);
  const { width, height } = exr;
  const read = (pass: string) => COLORS.map((color) => exr.plane(`${pass}.${color}`));
  const sum = (...passes: string[]) => addPlanes(passes.map(read));
  const cover = exr.plane(findValueName(exr));
  const slots = read('slots');
  const diffuseColor = read('DiffCol');
  const normals = ['X', 'Y', 'Z'].map((axis) => exr.plane(`Normal.${axis}`));
  const edges = [
    ...normals.map((plane) => ({ plane, width: 0.12 })),
    ...diffuseColor.map((plane) => ({ plane, width: 0.08 })),
    ...[cover, ...slots].map((plane) => ({ plane, width: 0.2 })),
  ];
  const guides = { width, height, cover, edges };
  const diffuse = smoothLight(
    sum('DiffDir', 'DiffInd'),
    guides,
    isRoom ? { levels: 5, contrast: 1, mendsLone: true } : {},
  );
  const gloss = smoothLight(sum('GlossDir', 'GlossInd'), guides, {
    contrast: 0.45,
    ...(isRoom ? { levels: 5, contrast: 1.2, mendsLone: true } : {}),
  });
  const through = smoothLight(sum('TransDir', 'TransInd'), guides);
  const [glossColor, throughColor, emitted] = [read('GlossCol'), read('TransCol'), read('Emit')];
  const [painted = cover, plain = cover, metal = cover] = slots;
  const pick = (planes: readonly Float32Array[], color: number, pixel: number) => planes[color]?.[pixel] ?? 0;
  const falling = COLORS.map((_, color) =>
    Float32Array.from(cover, (_value, pixel) => {
      const body = ((painted[pixel] ?? 0) + (plain[pixel] ?? 0)) * pick(diffuse, color, pixel);
      const all = (painted[pixel] ?? 0) + (plain[pixel] ?? 0) + (metal[pixel] ?? 0);
      return all > 0.001 ? (body + (metal[pixel] ?? 0) * pick(gloss, color, pixel)) / all : 0;
    }),
  );
  const fixed = COLORS.map((_, color) =>
    Float32Array.from(cover, (_value, pixel) => {
      const taken = ((painted[pixel] ?? 0) + (plain[pixel] ?? 0) + (metal[pixel] ?? 0)) * SLOT_WHITE;
      const whole =
        pick(diffuse, color, pixel) * pick(diffuseColor, color, pixel) +
        pick(gloss, color, pixel) * pick(glossColor, color, pixel) +
        pick(through, color, pixel) * pick(throughColor, color, pixel) +
        pick(emitted, color, pixel);
      return Math.max(0, whole - taken * pick(falling, color, pixel));
    }),
  );
  const place = read('place')
    .slice(0, 2)
    .map((plane) => plane.map((value, pixel) => toFraction(value / Math.max(1e-3, painted[pixel] ?? 0))));
  const shadow = developShadow(exr.plane('Combined.A'), cover, width);
  return { width, height, exposure, fixed, falling, slots, place, cover, shadow };
}

/** A pattern is repeated: only the place within it counts. */
const toFraction = (value: number): number => value - Math.floor(value);

const addPlanes = (passes: Float32Array[][]): Float32Array[] =>
  COLORS.map((_, color) =>
    Float32Array.from(passes[0]?.[color] ?? [], (_value, pixel) =>
      passes.reduce((total, planes) => total + (planes[color]?.[pixel] ?? 0), 0),
    ),
  );

/** A pass of one number has a channel whose letter differs between versions. */
function findValueName(exr: Exr): string {
  for (const letter of ['X', 'V', 'R']) {
    try {
      exr.plane(`cover.${letter}`);
      return `cover.${letter}`;
    } catch {
      // Not this letter.
    }
  }
  throw new Error('the passes have no cover');
}

/** Smooth as a real one: sharp where it touches the product, soft far from it. */
function developShadow(alpha: Float32Array, cover: Float32Array, width: number): Float32Array {
  const free = cover.map((part) => (part < 0.02 ? 1 : 0));
  const scale = width / 600;
  const [near, middle, far] = [2.4, 6, 11].map((sigma) => blurWithin(alpha, free, width, sigma * scale));
  return alpha.map((_, pixel) => {
    const density = Math.min(1, Math.max(0, ((middle?.[pixel] ?? 0) - 0.15) / 0.4));
    const soft = density * (middle?.[pixel] ?? 0) + (1 - density) * (far?.[pixel] ?? 0);
    return density ** 2 * (near?.[pixel] ?? 0) + (1 - density ** 2) * soft;
  });
}
