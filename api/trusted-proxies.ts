/** The setting TRUST_PROXY: whose X-Forwarded-* is believed. */
import { isIPv4, isIPv6 } from 'node:net';

/** Names that the library knows for ranges of addresses. */
const NAMED_RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

export function isProxyList(text: string): boolean {
  if (text === 'off' || text === 'on') return true;
  const named = text.split(',').map((each) => each.trim());
  return named.every((each) => NAMED_RANGES.includes(each) || isAddressRange(each));
}

/** `10.0.0.1`, `10.0.0.0/8`, `2a00::/32` */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  return (
    most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

/** In the shape Fastify's `trustProxy` takes. */
export function parseTrustedProxies(text: string): false | 1 | string[] {
  if (text === 'off') return false;
  // One hop: what stands further left in X-Forwarded-For may have been written by the visitor.
  if (text === 'on') return 1;
  return text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}
