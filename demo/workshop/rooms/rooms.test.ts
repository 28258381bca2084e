import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Print, readColor } from '../compose.ts';
import { roomFolder } from '../workplace.ts';
import { lookOver } from './footprint.ts';
import { lay } from './lay.ts';
import { roomSurfaces, rooms, surfaceKey } from './rooms.ts';

const plain = (value: number): Print => ({
  width: 4,
  height: 8,
  pixels: new Float32Array(4 * 8 * 4).fill(value),
});
const redOf = ({ width, pixels }: Print, x: number, y: number) => pixels[(y * width + x) * 4] as number;

test('tiles are laid with their joint between them, as many as the square holds', () => {
  const side = 1200;
  const laid = lay(plain(0.5), { rows: 4, pieces: 2, joint: '#000000' }, side);
  const line = Array.from({ length: side }, (_, y) => redOf(laid, 100, y) < 0.1);
  const joints = line.filter((isJoint, y) => isJoint && !line[y - 1]).length;
  expect(joints).toBe(5);
  expect(redOf(laid, 0, 100)).toBe(readColor('#000000')[0]);
  expect(redOf(laid, side / 4, side / 8)).toBeGreaterThan(0.4);
});

test('boards are staggered: their ends do not meet in neighbouring rows', () => {
  const side = 1200;
  const laid = lay(plain(0.5), { rows: 4, pieces: 2, stagger: 0.382 }, side);
  const endsIn = (row: number) =>
    Array.from({ length: side }, (_, x) => x).filter((x) => redOf(laid, x, row * 300 + 150) < 0.25);
  const [first = 0] = endsIn(0);
  expect(endsIn(1).some((x) => Math.abs(x - first) < 20)).toBe(false);
});

test('far away a pixel sees the mean of a pattern, not one of its stripes', () => {
  const stripes: Print = { width: 64, height: 1, pixels: new Float32Array(64 * 4).fill(1) };
  for (let x = 0; x < 64; x += 2) stripes.pixels[x * 4] = 0;
  const place = [Float32Array.from([0.35, 0.45, 0.55]), new Float32Array(3)];
  const seen = new Float64Array(4);
  lookOver(stripes, place, 1, 3, seen);
  expect(seen[0]).toBeGreaterThan(0.2);
  expect(seen[0]).toBeLessThan(0.8);
});

test('whatever a scene asks to be laid is ordered, and nothing else', () => {
  const scenes = new Set(Object.values(rooms).map(({ stage, scene }) => JSON.stringify([stage, scene])));
  for (const [stage, scene] of [...scenes].map((each) => JSON.parse(each))) {
    const source = readFileSync(join(roomFolder, '..', `${stage}.py`), 'utf8');
    const asked = new Set([...source.matchAll(/surfaced\('(\w+)'/g)].map(([, name]) => name));
    expect(Object.keys(roomSurfaces[surfaceKey(stage, scene)] ?? {}).sort(), stage).toEqual(
      [...asked].sort(),
    );
  }
});

test('every room is photographed for at least one picture', () => {
  const files = readdirSync(roomFolder).filter((file) => file.endsWith('.py') && file !== 'run.py');
  const stages = new Set(Object.values(rooms).map(({ stage }) => `${stage.slice('rooms/'.length)}.py`));
  expect(files.filter((file) => !stages.has(file))).toEqual([]);
});
