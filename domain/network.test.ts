import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['95.56.10.1', '95.56.10.1'],
  ['95.56.10.1:51234', '95.56.10.1'],
  ['::ffff:95.56.10.1', '95.56.10.1'],
  ['::ffff:5f38:0a01', '95.56.10.1'],
  ['[::ffff:95.56.10.1]:443', '95.56.10.1'],
  ['2a00:1fa0:42:7:1:2:3:4', '2a00:1fa0:42:7::/64'],
  ['2A00:1FA0:0042:0007::9', '2a00:1fa0:42:7::/64'],
  ['[2a00:1fa0:42:7::9]:51234', '2a00:1fa0:42:7::/64'],
  ['[2a00:1fa0:42:7::9]', '2a00:1fa0:42:7::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['95.56.10.256', null],
  ['95.56.10', null],
  ['1:2:3:4:5:6:7', null],
  ['1::2::3', null],
  ['unknown', null],
  ['', null],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('whatever the last half of an IPv6 address and its port are, the network is the same', () => {
  const group = fc.integer({ min: 1, max: 0xffff }).map((number) => number.toString(16));
  fc.assert(
    fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), fc.nat(65_535), (half, port) => {
      expect(networkOf(`[2a00:1fa0:42:7:${half.join(':')}]:${port}`)).toBe('2a00:1fa0:42:7::/64');
    }),
  );
});
