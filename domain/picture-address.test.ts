import { expect, it } from 'vitest';
import { pictureAddress } from './picture-address.ts';

it.each([
  ['f159cdf6-c8b4', undefined, '/img/p/sm_224/f15/f159cdf6-c8b4_0.webp'],
  ['g-3#c-1', 'ab12', '/img/p/sm_224/g-3/g-3%23c-1_0.webp?v=ab12'],
  ['УТ-7', undefined, '/img/p/sm_224/%D0%A3%D0%A2-/%D0%A3%D0%A2-7_0.webp'],
])('the picture of %s', (id, version, address) =>
  expect(pictureAddress(id, 'sm_224', 0, version)).toBe(address),
);
