/**
 * The network that an address stands for, as limits count it: IPv4 whole, IPv6 by its /64, which is what a carrier hands
 * to one household. Ports, brackets and zones that some proxies write are taken off; null for what is no address.
 */
export function networkOf(address: string): string | null {
  const bare = withoutPort(address.trim()).replace(/%.*$/, '').toLowerCase();
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(bare)?.[1];
  if (v4 !== undefined)
    return v4.split('.').every((part) => Number(part) < 256) ? v4.split('.').map(Number).join('.') : null;
  const groups = groupsOf(bare);
  if (!groups) return null;
  // ::ffff:5f38:0a01 is an IPv4 address in other letters.
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).every((group, at) => group === (at === 5 ? 0xffff : 0)))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Of a house or a machine, never of a visitor on the internet: loopback, private, link-local and carriers' inner ranges. */
export function isPrivateAddress(address: string): boolean {
  const network = networkOf(address);
  if (network === null) return false;
  if (network.includes(':')) return /^(0:0:0:0::|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/.test(network);
  const [a = 0, b = 0] = network.split('.').map(Number);
  return (
    a === 10 ||
    a === 127 ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254) ||
    (a === 100 && b >= 64 && b < 128)
  );
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address)?.[1];
  return bracketed ?? address.replace(/^((?:\d{1,3}\.){3}\d{1,3}):\d{1,5}$/, '$1');
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] | null {
  const halves = address.split('::');
  if (halves.length > 2 || !/^[0-9a-f:]+$/.test(address)) return null;
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const written = [...head, ...(tail ?? [])];
  if (written.some((group) => !/^[0-9a-f]{1,4}$/.test(group))) return null;
  const missing = 8 - written.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...head, ...Array<string>(tail === undefined ? 0 : missing).fill('0'), ...(tail ?? [])].map(
    (group) => Number.parseInt(group, 16),
  );
}
