/** Lists of networks in settings: `10.0.0.0/8, 95.56.1.2`. */
import { BlockList, isIPv4 } from 'node:net';
import { isAddressRange } from './trusted-proxies.ts';

const listOf = (text: string) => text.split(',').map((each) => each.trim());

export const isNetworkList = (text: string): boolean => listOf(text).every(isAddressRange);
export const parseNetworkList = (text: string): string[] => listOf(text);

/** Whether an address lies within one of the networks. IPv4 in the letters of IPv6 is IPv4. */
export function createAllowList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => {
    const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    return list.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6');
  };
}
