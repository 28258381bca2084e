import { expect, test } from 'vitest';
import { type Marker, nearestMarker, placeLabels } from './map-labels.ts';

const sheet = { width: 600, height: 400, fontSize: 10 };
const marker = (code: string, x: number, y: number, rank = 1): Marker => ({
  code,
  name: 'Город',
  x,
  y,
  rank,
});

test('a name stands to the right of its sign', () => {
  const [label] = placeLabels([marker('a', 100, 100)], sheet);
  expect(label).toMatchObject({ code: 'a', anchor: 'start' });
  expect(label?.x).toBeGreaterThan(100);
});

test('at the right edge it stands to the left', () => {
  expect(placeLabels([marker('a', 590, 100)], sheet)[0]).toMatchObject({ anchor: 'end' });
});

test('a name covers no other sign', () => {
  const labels = placeLabels([marker('a', 100, 100), marker('b', 115, 100)], sheet);
  expect(labels.map(({ code, anchor }) => [code, anchor])).toEqual([
    ['a', 'end'],
    ['b', 'start'],
  ]);
});

test('where there is room for one name only, the more important city has it', () => {
  const tight = { width: 60, height: 12, fontSize: 10 };
  const labels = placeLabels([marker('first', 4, 6, 0), marker('second', 50, 6, 2)], tight);
  expect(labels.map(({ code }) => code)).toEqual(['first']);
});

test('a press means the nearest sign within reach', () => {
  const markers = [marker('a', 100, 100), marker('b', 110, 100)];
  expect(nearestMarker(markers, { x: 107, y: 100 }, 20)?.code).toBe('b');
  expect(nearestMarker(markers, { x: 300, y: 100 }, 20)).toBeNull();
});
