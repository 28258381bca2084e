import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address of the open internet', () => {
  test.each([
    '95.56.1.2',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '::ffff:95.56.1.2',
    '2a00:5da0::1',
    '2001:4860:4860::8888',
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('no address of the open internet', () => {
  test.each([
    '127.0.0.1',
    '127.255.1.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.7',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001:0:1::1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    'localhost',
    '',
    '999.1.1.1',
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
