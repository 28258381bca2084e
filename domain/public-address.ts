/**
 * Whether an address is one of the open internet: whoever lets others name an address to be called must not be led into
 * its own house. Everything that is reserved for something else (RFC 6890 and its kin) is not, nor is what hides an IPv4
 * address in the letters of IPv6.
 */
import { networkOf } from './network.ts';

/** First and last number of each range, of IPv4 as one number. */
const RESERVED: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const toNumber = (v4: string): number => v4.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

const isWithin = (address: number, [network, bits]: readonly [string, number]): boolean =>
  Math.floor(address / 2 ** (32 - bits)) === Math.floor(toNumber(network) / 2 ** (32 - bits));

/** Documentation, tunnels and translations within 2000::/3, which alone is handed out. */
const RESERVED_V6 = /^(?:2001:0:|2001:2:|2001:1[0-9a-f]:|2001:2[0-9a-f]:|2001:db8:|2002:|3fff:|5f00:)/;

export function isPublicAddress(address: string): boolean {
  const network = networkOf(address);
  if (network === null) return false;
  if (!network.includes(':')) return !RESERVED.some((range) => isWithin(toNumber(network), range));
  return /^[23][0-9a-f]{3}:/.test(network) && !RESERVED_V6.test(network);
}
