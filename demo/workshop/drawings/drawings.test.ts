import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planDrawings } from '../plan.ts';
import { pictureFolder } from '../workplace.ts';
import { drawPicture } from './drawings.ts';
import { findColor } from './paint.ts';

test('whatever of the range is to be drawn is drawn, and its picture is there', () => {
  const names = planDrawings();
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => drawPicture(name) === null)).toEqual([]);
  expect(names.filter((name) => !existsSync(join(pictureFolder, `${name}.webp`)))).toEqual([]);
});

test('surfaces look unlike one another', () => {
  const kinds = [
    'mosaic/beige',
    'stone/brick-beige',
    'wallpaper/leaves-beige',
    'carpet/beige',
    'linoleum/beige',
  ];
  expect(new Set(kinds.map((kind) => drawPicture(`${kind}/detail`))).size).toBe(kinds.length);
});

test('a drawing takes the colour that its name tells', () => {
  expect(drawPicture('linoleum/oak-natural/detail')).not.toBe(drawPicture('linoleum/walnut-dark/detail'));
  expect(drawPicture('track/connector/black')).not.toBe(drawPicture('track/connector/white'));
  expect(findColor('enamel-golden-brown')).toBe(findColor('golden-brown'));
  expect(findColor('constructor')).toBeNull();
});

test('what nobody drew has no drawing, whatever its name', () => {
  for (const name of ['unheard-of', '__proto__', 'constructor/x', 'toString', 'unheard-of/x/detail'])
    expect(drawPicture(name)).toBeNull();
});
