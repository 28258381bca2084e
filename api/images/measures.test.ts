import { expect, test } from 'vitest';
import type { Box } from './boxes.ts';
import { drawMeasures, parseSizeView } from './measures.ts';

/** A cupboard seen from its right front. */
const box: Box = [
  [200, 850],
  [700, 900],
  [850, 800],
  [380, 760],
  [200, 150],
  [700, 120],
  [850, 160],
  [380, 180],
];
const draw = (name: string, seen: Box | null = box) => {
  const view = parseSizeView(name);
  return view ? drawMeasures(view, seen) : '';
};
const countLines = (svg: string) => svg.match(/stroke="#5b6b73"/g)?.length ?? 0;

test('a view’s name tells its photograph and its millimetres', () => {
  expect(parseSizeView('door/oak/size-a800-u2000-38')).toEqual({
    photograph: 'door/oak',
    sides: [
      { axis: 'a', mm: 800 },
      { axis: 'u', mm: 2000 },
      { axis: '', mm: 38 },
    ],
  });
  expect(parseSizeView('board/osb/x/size-2500-1250-6_5')?.sides.at(-1)?.mm).toBe(6.5);
  expect(parseSizeView('door/oak/size')).toEqual({ photograph: 'door/oak', sides: [] });
  for (const name of ['door/oak', 'door/oak/room', 'door/oak/size-big', 'door/sizes-800'])
    expect(parseSizeView(name), name).toBeNull();
});

test('a side gets a line along its edge; one that is told in words only gets none', () => {
  expect(countLines(draw('x/y/size-a800-u2000-d400'))).toBe(3);
  expect(countLines(draw('x/y/size-a800-u2000-38'))).toBe(2);
  expect(countLines(draw('x/y/size-800-2000'))).toBe(0);
});

test('no line is drawn where nobody measured, where the thing stands askew or where the edge is too short', () => {
  expect(countLines(draw('x/y/size-a800-u2000', null))).toBe(0);
  expect(countLines(draw('x/y/size-a800-u2000', [[-300, 1200], ...box.slice(1)]))).toBe(0);
  const flat: Box = box.map(([x, y], at) => (at < 4 ? [x, y] : [x, (box[at - 4]?.[1] ?? 0) - 20]));
  expect(countLines(draw('x/y/size-a800-u9', flat))).toBe(1);
});

test('the lines lie outside of the thing they measure', () => {
  const [, path = ''] = /<path d="([^"]+)" stroke="#5b6b73"/.exec(draw('x/y/size-a800')) ?? [];
  const [x1 = 0, y1 = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  // The near lower left corner is seen at 46 + 308 × 0.2, 22 + 308 × 0.85.
  expect(y1).toBeGreaterThan(283.8);
  expect(Math.abs(x1 - 107.6)).toBeLessThan(6);
});
