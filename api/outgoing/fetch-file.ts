/**
 * A file from an address that somebody typed. Promises: nothing of the shop's own network is ever asked, whatever a name
 * resolves to and wherever it is sent on; size and time are bounded. The address that was judged is the one that is asked.
 */
import { isPublicAddress } from '#domain/public-address.ts';
import { createReach } from './reach.ts';
import { type Answer, send } from './send.ts';

export class ForbiddenAddress extends Error {}

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
  const findPlace = createReach(undefined, isAllowed);
  let url = address;
  for (let turn = 0; turn <= MOST_TURNS; turn += 1) {
    requireUsual(url);
    const dial = await findPlace(url);
    if (dial === null) throw new ForbiddenAddress(url);
    const answer = await send({ method: 'GET', url, timeoutMs, maxBytes, dial });
    if (answer.location === null || answer.status < 300 || answer.status >= 400) return answer;
    if (!URL.canParse(answer.location, url)) throw new ForbiddenAddress(url);
    url = new URL(answer.location, url).href;
  }
  throw new ForbiddenAddress(url);
}

/** An address without a name and a password in it, of the two kinds that pages have. */
function requireUsual(address: string): void {
  if (!URL.canParse(address)) throw new ForbiddenAddress(address);
  const { protocol, username, password } = new URL(address);
  const isUsual = (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
  if (!isUsual) throw new ForbiddenAddress(address);
}
