import { expect, test } from 'vitest';
import { createAllowList } from './network-list.ts';

test.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['11.1.2.3', false],
  ['95.56.1.2', true],
  ['95.56.1.3', false],
  ['2a00:1fa0::1', true],
  ['fe80::1%eth0', false],
  ['', false],
  ['nonsense', false],
])('of the networks of a list «%s» is one: %s', (address, isOne) => {
  expect(createAllowList(['10.0.0.0/8', '95.56.1.2', '2a00:1fa0::/32'])(address)).toBe(isOne);
});
