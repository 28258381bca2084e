import { expect, test } from 'vitest';
import { readScriptOfFrames } from './frames.ts';

const event = (name: string, ts: number, dur: number, more: object = {}) => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur,
  ...more,
});

test('script belongs to the frame it began in; what runs within other script counts once, layout not at all', () => {
  const frames = readScriptOfFrames([
    event('FireAnimationFrame', 1000, 2000),
    event('FunctionCall', 1500, 1000),
    event('Layout', 1600, 500),
    event('Layout', 3200, 9000),
    event('EventDispatch', 12_500, 1000),
    event('FireAnimationFrame', 17_000, 4000),
    event('FunctionCall', 17_100, 500),
    event('EventDispatch', 17_200, 90_000, { tid: 2 }),
    event('FireAnimationFrame', 33_000, 1000),
  ]);
  expect(frames).toEqual([2.5, 4]);
});

test('a thread that had to wait for the processor is not slow', () => {
  const frames = readScriptOfFrames([
    event('FireAnimationFrame', 0, 40_000, { tdur: 2000 }),
    event('FireAnimationFrame', 50_000, 1000),
  ]);
  expect(frames).toEqual([2]);
});

test('a page that drew nothing has no frames', () => expect(readScriptOfFrames([])).toEqual([]));
