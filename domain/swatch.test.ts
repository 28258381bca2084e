import { expect, test } from 'vitest';
import { findColor } from './colours.ts';
import { swatchOf } from './swatch.ts';

test.each([
  ['color', 'graphite', findColor('graphite')],
  ['door_color', 'white', findColor('white')],
  ['floor_tone', 'dark', findColor('oak-dark')],
  ['roof_ral', '6005', '#0f4336'],
  ['roof_ral', '1', null],
  ['color', 'opal', null],
  ['material', 'steel', null],
  ['coloured', 'red', null],
])('%s=%s is shown as %s', (property, value, expected) => {
  expect(swatchOf(property, value)).toBe(expected);
});
