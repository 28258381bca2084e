import { expect, test } from 'vitest';
import { lookOnce, type Sight } from './scan-once.ts';

/** Frames as `code at`, `-` where nothing was read; gives the moments that counted. */
function counted(frames: readonly (readonly [code: string | null, at: number])[]): number[] {
  let seen: Sight | null = null;
  return frames.flatMap(([code, at]) => {
    const look = lookOnce(seen, code, at);
    seen = look.seen;
    return look.isNew ? [at] : [];
  });
}

test.each([
  [
    'held before the camera it counts once',
    [
      ['a', 0],
      ['a', 100],
      ['a', 800],
      ['a', 1600],
    ],
    [0],
  ],
  [
    'a blurred frame is no new package',
    [
      ['a', 0],
      [null, 200],
      [null, 400],
      ['a', 600],
    ],
    [0],
  ],
  [
    'out of sight and back it is the next one',
    [
      ['a', 0],
      [null, 500],
      ['a', 1000],
    ],
    [0, 1000],
  ],
  [
    'another code counts at once',
    [
      ['a', 0],
      ['b', 100],
      ['a', 200],
    ],
    [0, 100, 200],
  ],
  ['nothing read is nothing', [[null, 0]], []],
] as const)('%s', (_words, frames, moments) => {
  expect(counted(frames)).toEqual(moments);
});
