/**
 * A file from an address that somebody typed. Promises: nothing of the shop's own network is ever asked, whatever a name
 * resolves to and wherever it is sent on; size and time are bounded. The address that was judged is the one that is asked.
 */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type Answer, send } from './send.ts';

const FORBIDDEN = 'FORBIDDEN_ADDRESS';
const inner = new BlockList();

export class ForbiddenAddress extends Error {
  /** By which it is known again behind the wire. */
  readonly code = FORBIDDEN;
}

for (const [network, bits] of [
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
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits);

const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  // These carry an address of the other kind inside.
  ['2002::', 16],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

/** Whether it is an address of the public network. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !inner.check(address, 'ipv4');
  return kind === 6 && outer.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

/** Names are judged by what they mean at the moment of asking: the line goes to the very address that was judged. */
const lookupWith =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address)))
        return done(new ForbiddenAddress(host), '');
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };

const MOST_TURNS = 3;

export interface FetchLimits {
  maxBytes: number;
  timeoutMs: number;
  isAllowed?: (address: string) => boolean;
}

export async function fetchFile(
  address: string,
  { maxBytes, timeoutMs, isAllowed = isPublicAddress }: FetchLimits,
): Promise<Answer> {
  let url = address;
  for (let turn = 0; turn <= MOST_TURNS; turn += 1) {
    requireUsual(url, isAllowed);
    const request = { method: 'GET', url, timeoutMs, maxBytes, lookup: lookupWith(isAllowed) } as const;
    const answer = await send(request).catch((error: unknown) => {
      throw error instanceof Error && error.message === FORBIDDEN ? new ForbiddenAddress(url) : error;
    });
    if (answer.location === null || answer.status < 300 || answer.status >= 400) return answer;
    if (!URL.canParse(answer.location, url)) throw new ForbiddenAddress(url);
    url = new URL(answer.location, url).href;
  }
  throw new ForbiddenAddress(url);
}

/** An address without a name and a password in it, at the ports where pages are. */
function requireUsual(address: string, isAllowed: (address: string) => boolean): void {
  if (!URL.canParse(address)) throw new ForbiddenAddress(address);
  const { protocol, username, password, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isUsual = (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
  // A number instead of a name is never looked up.
  if (!isUsual || (isIP(host) !== 0 && !isAllowed(host))) throw new ForbiddenAddress(address);
}
