/** A scene's light on disk between its photographing and its pictures: small numbers, packed. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Light } from './develop.ts';

/** Light above this is white on every film. */
const BRIGHTEST = 16;
const TOP = 65_535;

const planesOf = ({ fixed, falling, slots, place, cover, shadow }: Light) => ({
  bright: [...fixed, ...falling],
  parts: [...slots, ...place, cover, shadow],
});

export function packLight(light: Light): Buffer {
  const { bright, parts } = planesOf(light);
  const numbers = [
    ...bright.map((plane) =>
      Uint16Array.from(plane, (value) => Math.sqrt(Math.min(1, value / BRIGHTEST)) * TOP),
    ),
    ...parts.map((plane) => Uint16Array.from(plane, (value) => Math.min(1, Math.max(0, value)) * TOP)),
  ];
  const { width, height, exposure } = light;
  const head = Buffer.from(JSON.stringify({ width, height, exposure }).padEnd(256));
  return gzipSync(Buffer.concat([head, ...numbers.map(({ buffer }) => Buffer.from(buffer))]), { level: 1 });
}

export function unpackLight(packed: Buffer): Light {
  const bytes = gunzipSync(packed);
  const { width, height, exposure } = JSON.parse(bytes.toString('utf8', 0, 256));
  const size = width * height;
  const plane = (index: number, toValue: (part: number) => number): Float32Array => {
    const from = 256 + index * size * 2;
    return Float32Array.from(
      new Uint16Array(Uint8Array.from(bytes.subarray(from, from + size * 2)).buffer),
      (number) => toValue(number / TOP),
    );
  };
  const bright = [0, 1, 2, 3, 4, 5].map((index) => plane(index, (part) => part * part * BRIGHTEST));
  const parts = [6, 7, 8, 9, 10, 11, 12].map((index) => plane(index, (part) => part));
  const [cover, shadow] = [parts[5], parts[6]];
  if (!cover || !shadow) throw new Error('the light is cut off');
  return {
    width,
    height,
    exposure,
    fixed: bright.slice(0, 3),
    falling: bright.slice(3),
    slots: parts.slice(0, 3),
    place: parts.slice(3, 5),
    cover,
    shadow,
  };
}
