import { expect, test } from 'vitest';
import { listUnderWay, UNDER_WAY_BYTES, UnderWay } from './under-way.ts';

const AT = 8;
function open() {
  const shared = new SharedArrayBuffer(AT + UNDER_WAY_BYTES);
  return { underWay: new UnderWay(shared, AT), list: () => listUnderWay(shared, AT) };
}

test('what has begun and is not over is named, the newest last', () => {
  const { underWay, list } = open();
  expect(list()).toEqual([]);
  const [, second] = ['GET /a', 'GET /b', 'GET /…'].map((name) => underWay.enter(name));
  expect(list()).toEqual(['GET /a', 'GET /b', 'GET /…']);
  underWay.leave(second as number);
  expect(list()).toEqual(['GET /a', 'GET /…']);
});

test('of many the newest six, and one that began long ago while hundreds came and went', () => {
  const { underWay, list } = open();
  underWay.enter('GET /slow');
  for (let n = 0; n < 60; n += 1) underWay.leave(underWay.enter('GET /quick'));
  expect(list()).toEqual(['GET /slow']);
  for (let n = 0; n < 9; n += 1) underWay.enter(`GET /new-${'abcdefghi'[n]}`);
  expect(list()).toEqual([...'defghi'].map((letter) => `GET /new-${letter}`));
});

test('one that is over after its place was given away takes nothing from who has it now', () => {
  const { underWay, list } = open();
  const first = underWay.enter('GET /first');
  for (let n = 0; n < 63; n += 1) underWay.leave(underWay.enter('GET /quick'));
  underWay.enter('GET /now');
  underWay.leave(first);
  expect(list()).toEqual(['GET /now']);
});

test('more names than there is room for never make one stand for another', () => {
  const { underWay, list } = open();
  underWay.enter('GET /before');
  for (let n = 0; n < 1024; n += 1) underWay.leave(underWay.enter(`GET /n${n}`));
  underWay.enter('GET /after');
  expect(list()).toEqual(['GET /after']);
  expect(underWay.enter('п'.repeat(200))).toBeGreaterThan(0);
  expect(list().at(-1)).toMatch(/^п{64}$/);
});
