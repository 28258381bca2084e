import { expect, test } from 'vitest';
import { Composer } from './compose.ts';
import type { Light } from './develop.ts';
import { readExr } from './exr.ts';
import { packLight, unpackLight } from './scene-light.ts';
import { smoothLight } from './smooth.ts';

const SIDE = 4;
const full = (value: number) => new Float32Array(SIDE * SIDE).fill(value);
const row = (...values: number[]) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => values[at % SIDE] ?? 0);

/** Columns: the printed slot, the plain one, something fixed and red, the floor. */
const aLight = (): Light => ({
  width: SIDE,
  height: SIDE,
  exposure: 0,
  fixed: [row(0, 0, 0.5, 0), row(0, 0, 0.01, 0), row(0, 0, 0.01, 0)],
  falling: [row(1, 1, 0, 0), row(1, 1, 0, 0), row(1, 1, 0, 0)],
  slots: [row(1, 0, 0, 0), row(0, 1, 0, 0), full(0)],
  place: [full(0.5), full(0.5)],
  cover: row(1, 1, 1, 0),
  shadow: row(0, 0, 0, 0.5),
});

const colorAt = (pixels: Buffer, column: number) => [...pixels.subarray(column * 3, column * 3 + 3)];

test('a slot takes the colour it is filled with, the rest keeps its own, the floor its shadow', () => {
  const composer = new Composer(aLight());
  const green = composer.fill({ a: { color: '#ffffff' }, b: { color: '#00ff00' } });
  const [paper = [], painted = [], fixed = [], floor = []] = [0, 1, 2, 3].map((column) =>
    colorAt(green, column),
  );
  expect(paper[0]).toBe(paper[2]);
  expect(painted[1]).toBeGreaterThan(150);
  expect(painted[0]).toBeLessThan(10);
  expect(fixed[0]).toBeGreaterThan((fixed[1] ?? 0) + 80);
  expect(floor).toEqual([128, 128, 128]);
  const blue = composer.fill({ a: { color: '#ffffff' }, b: { color: '#0000ff' } });
  expect(colorAt(blue, 2)).toEqual(fixed);
  expect(colorAt(blue, 1)).not.toEqual(painted);
});

test('a print lies on its slot alone, and where it is clear the slot’s colour shows', () => {
  const composer = new Composer(aLight());
  const pixels = Float32Array.from([0, 0, 0, 1]);
  const black = { width: 1, height: 1, pixels };
  const clear = { width: 1, height: 1, pixels: Float32Array.from([0, 0, 0, 0]) };
  const filled = (print: typeof black) =>
    composer.fill({ a: { color: '#ffffff', print }, b: { color: '#ffffff' } });
  expect(colorAt(filled(black), 0)[0]).toBeLessThan(5);
  expect(colorAt(filled(black), 1)).toEqual(colorAt(filled(clear), 1));
  expect(colorAt(filled(clear), 0)).toEqual(colorAt(filled(clear), 1));
});

test('packed light is the same light', () => {
  const light = aLight();
  const again = unpackLight(packLight(light));
  expect(again.fixed[0]?.[2]).toBeCloseTo(0.5, 2);
  expect([...again.cover]).toEqual([...light.cover]);
  expect(new Composer(again).fill({}).length).toBe(SIDE * SIDE * 3);
});

test('grain is smoothed along a surface and not across its edge', () => {
  const side = 32;
  const edge = Float32Array.from({ length: side * side }, (_, at) => (at % side < side / 2 ? 0 : 1));
  const noisy = Float32Array.from(
    edge,
    (value, at) => 0.5 + value * 2 + (((at * 7919) % 13) / 13 - 0.5) * 0.4,
  );
  const cover = new Float32Array(side * side).fill(1);
  const guides = { width: side, height: side, cover, edges: [{ plane: edge, width: 0.1 }] };
  const [calm = noisy] = smoothLight([noisy, noisy, noisy], guides);
  const spread = (plane: Float32Array, from: number, to: number) => {
    const values = [...plane].filter((_, at) => at % side >= from && at % side < to);
    return Math.max(...values) - Math.min(...values);
  };
  expect(spread(calm, 0, 16)).toBeLessThan(spread(noisy, 0, 16) / 3);
  expect((calm[side * 16 + 16] ?? 0) - (calm[side * 16 + 15] ?? 0)).toBeGreaterThan(1.5);
});

test('a file of passes gives the plane that is asked for, and refuses what it has not', () => {
  const text = (words: string) => Buffer.from(`${words}\0`, 'latin1');
  const int = (...values: number[]) => Buffer.from(Int32Array.from(values).buffer);
  const attribute = (name: string, type: string, value: Buffer) =>
    Buffer.concat([text(name), text(type), int(value.length), value]);
  const channel = (name: string) => Buffer.concat([text(name), int(2, 0, 1, 1)]);
  const floats = (...values: number[]) => Buffer.from(Float32Array.from(values).buffer);
  const file = Buffer.concat([
    int(20_000_630, 2),
    attribute(
      'channels',
      'chlist',
      Buffer.concat([channel('L.Depth.Z'), channel('L.slots.R'), Buffer.of(0)]),
    ),
    attribute('compression', 'compression', Buffer.of(0)),
    attribute('dataWindow', 'box2i', int(0, 0, 1, 1)),
    Buffer.of(0),
    Buffer.alloc(16),
    ...[0, 1].map((y) => Buffer.concat([int(y, 16), floats(9, 9), floats(y + 0.25, y + 0.5)])),
  ]);
  const exr = readExr(file);
  expect([exr.width, exr.height]).toEqual([2, 2]);
  expect([...exr.plane('slots.R')]).toEqual([0.25, 0.5, 1.25, 1.5]);
  expect(() => exr.plane('slots.G')).toThrow('no channel slots.G');
  expect(() => readExr(Buffer.from('no such file'))).toThrow('OpenEXR');
});
