/**
 * A picture of a scene's light: its slots filled with colours and prints, developed like film, laid on the shop's pale
 * ground. One scene serves every product that differs in colour, brand, words or surface.
 */
import sharp from 'sharp';
import type { Light } from './develop.ts';
import { lookOver } from './rooms/footprint.ts';

/** An image in linear light, repeated beyond its edges. */
export interface Print {
  width: number;
  height: number;
  /** red, green, blue, opacity: linear, 0 to 1 */
  pixels: Float32Array;
}

export interface Filling {
  /** `#rrggbb` under the print, or of the slot alone */
  color: string;
  print?: Print | undefined;
}

export type Fillings = Partial<Record<'a' | 'b' | 'c', Filling>>;

/** Film's answer to light, every quarter of a stop from 2^-10 to 2^5: Blender's Filmic with medium high contrast. */
const FILM = [
  0.0085, 0.0103, 0.0123, 0.0146, 0.0173, 0.0204, 0.0239, 0.028, 0.0327, 0.0381, 0.0443, 0.0514, 0.0595,
  0.0687, 0.0791, 0.091, 0.1044, 0.1195, 0.1364, 0.1552, 0.1761, 0.1991, 0.2244, 0.2519, 0.2815, 0.3133,
  0.3471, 0.3825, 0.4194, 0.4575, 0.4962, 0.535, 0.5737, 0.6118, 0.6489, 0.6846, 0.7187, 0.7508, 0.7807,
  0.8085, 0.8339, 0.857, 0.8779, 0.8965, 0.9131, 0.9277, 0.9405, 0.9516, 0.9612, 0.9695, 0.9765, 0.9825,
  0.9875, 0.9916, 0.995, 0.9977, 0.9998, 1, 1, 1, 1,
];
/** The ground, from the picture's top to its bottom. */
const GROUND = [
  [255, 255, 255],
  [247, 247, 244],
] as const;
const SLOT_NAMES = ['a', 'b', 'c'] as const;

/** Film pales what is printed: inks are taken deeper than they shall look. */
const DEPTH = 1.22;

/** A part of a colour as screens mean it to what a surface of that colour reflects. */
export const toLinear = (part: number): number =>
  (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4) ** DEPTH;

const LINEAR = Float32Array.from({ length: 256 }, (_, part) => toLinear(part / 255));

export const readColor = (color: string): number[] =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255));

const FINENESS = 4096;
const BRIGHTEST = 32;

/** The same curve as a table over the root of the light: pictures have too many pixels for logarithms. */
const film = Float32Array.from({ length: FINENESS + 2 }, (_, index) => {
  const light = (index / FINENESS) ** 2 * BRIGHTEST;
  const stop = (Math.log2(Math.max(light, 1e-6)) + 10) * 4;
  if (stop <= 0) return (255 * (FILM[0] ?? 0) * light) / 2 ** -10;
  const at = Math.min(FILM.length - 2, Math.floor(stop));
  const [low = 1, high = 1] = [FILM[at], FILM[at + 1]];
  return 255 * (low + (high - low) * Math.min(1, stop - at));
});

/** 0 to 255. */
const develop = (light: number): number => {
  const place = Math.sqrt(Math.min(1, Math.max(0, light) / BRIGHTEST)) * FINENESS;
  const index = Math.floor(place);
  const low = film[index] as number;
  return low + ((film[index + 1] as number) - low) * (place - index);
};

/** A scene ready to be filled again and again: what no slot reaches is developed once. */
export class Composer {
  readonly side: number;
  readonly height: number;
  readonly #isRoom: boolean;
  readonly #light: Light;
  readonly #rest: Buffer;
  /** pixels that a slot reaches */
  readonly #open: Int32Array;

  /** isRoom: prints run away from the eye, a pixel sees more than a point of them. */
  constructor(light: Light, { isRoom = false } = {}) {
    this.#light = light;
    this.#isRoom = isRoom;
    this.side = light.width;
    this.height = light.height;
    const { width, height, cover, shadow, slots, fixed } = light;
    this.#rest = Buffer.alloc(width * height * 3);
    const open: number[] = [];
    for (let pixel = 0; pixel < width * height; pixel++) {
      const covered = Math.min(1, cover[pixel] as number);
      const down = Math.floor(pixel / width) / (height - 1);
      if (slots.some((slot) => (slot[pixel] as number) > 0.002)) open.push(pixel);
      for (let color = 0; color < 3; color++) {
        const ground = GROUND[0][color as 0] * (1 - down) + GROUND[1][color as 0] * down;
        const behind = ground * (1 - (shadow[pixel] as number)) * (1 - covered);
        const sent = (fixed[color]?.[pixel] as number) / Math.max(0.002, covered);
        const body = covered > 0.002 ? develop(sent * 2 ** light.exposure) * covered : 0;
        this.#rest[pixel * 3 + color] = Math.round(Math.min(255, body + behind));
      }
    }
    this.#open = Int32Array.from(open);
  }

  /** RGB bytes of the filled picture. */
  fill(fillings: Fillings): Buffer {
    const { width, height, cover, shadow, slots, place, fixed, falling, exposure } = this.#light;
    const gain = 2 ** exposure;
    const out = Buffer.from(this.#rest);
    const own = SLOT_NAMES.map((name) => readColor(fillings[name]?.color ?? '#e6e6e6'));
    const print = fillings.a?.print;
    const spot = new Float64Array(4);
    const [first, second, third] = slots as [Float32Array, Float32Array, Float32Array];
    for (const pixel of this.#open) {
      const [a, b, c] = [first[pixel] as number, second[pixel] as number, third[pixel] as number];
      const covered = Math.max(0.002, Math.min(1, cover[pixel] as number));
      const down = Math.floor(pixel / width) / (height - 1);
      if (print && a > 0.002) {
        if (this.#isRoom) lookOver(print, place, pixel, width, spot);
        else look(print, place[0]?.[pixel] as number, place[1]?.[pixel] as number, spot);
      }
      for (let color = 0; color < 3; color++) {
        const plain = own[0]?.[color] as number;
        const painted = plain + ((spot[color] as number) - plain) * (spot[3] as number);
        const sum = a * painted + b * (own[1]?.[color] as number) + c * (own[2]?.[color] as number);
        const sent = (fixed[color]?.[pixel] as number) + sum * (falling[color]?.[pixel] as number);
        const ground = GROUND[0][color as 0] * (1 - down) + GROUND[1][color as 0] * down;
        const behind = ground * (1 - (shadow[pixel] as number)) * (1 - covered);
        out[pixel * 3 + color] = Math.round(
          Math.min(255, develop((sent / covered) * gain) * covered + behind),
        );
      }
      if (print) spot.fill(0);
    }
    return out;
  }
}

/** The print at u, v (v upwards), between its pixels. */
function look({ width, height, pixels }: Print, u: number, v: number, into: Float64Array): void {
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (1 - (v - Math.floor(v))) * height - 0.5;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = (column: number, row: number) =>
    (((row + height) % height) * width + ((column + width) % width)) * 4;
  const [a, b, c, d] = [at(left, top), at(left + 1, top), at(left, top + 1), at(left + 1, top + 1)];
  for (let k = 0; k < 4; k++) {
    const above = (pixels[a + k] ?? 0) * (1 - right) + (pixels[b + k] ?? 0) * right;
    const below = (pixels[c + k] ?? 0) * (1 - right) + (pixels[d + k] ?? 0) * right;
    into[k] = above * (1 - down) + below * down;
  }
}

export async function readPrint(image: Buffer, width: number): Promise<Print> {
  const { data, info } = await sharp(image)
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Float32Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const part = data[at] as number;
    pixels[at] = at % 4 === 3 ? part / 255 : (LINEAR[part] as number);
  }
  return { width: info.width, height: info.height, pixels };
}
