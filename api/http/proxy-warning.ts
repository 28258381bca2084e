/**
 * A proxy that is not believed makes all visitors one: limits, locks and logs would count them together. That is told once,
 * by the first requests that show it, and never again.
 */
import type { FastifyInstance } from 'fastify';
import { isPrivateAddress } from '#domain/network.ts';

/** So many visitors of one address inside the house are a proxy that does not tell whom it brings. */
const ENOUGH = 200;

interface ProxySettings {
  trustProxy: false | 1 | string[];
  publicUrl?: string | undefined;
}

interface Seen {
  /** who is connected */
  peer: string;
  /** who is counted */
  address: string;
  isForwarded: boolean;
}

/** Gives the sentence with the request that shows it, else null. */
export function watchProxies({ trustProxy, publicUrl }: ProxySettings): (seen: Seen) => string | null {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  const isPublic = host !== 'localhost' && !isPrivateAddress(host);
  let isOver = false;
  let first: string | null = null;
  let count = 0;

  return ({ peer, address, isForwarded }) => {
    if (isOver) return null;
    const end = (words: string | null) => {
      isOver = true;
      return words;
    };
    if (trustProxy === false && isForwarded && isPrivateAddress(peer))
      return end(
        `X-Forwarded-For comes from ${peer}, but TRUST_PROXY is off: all visitors are counted as one. Set TRUST_PROXY=${peer}`,
      );
    // At home and in a trial everybody is one address.
    if (!isPublic) return null;
    first ??= address;
    if (address !== first || !isPrivateAddress(address)) return end(null);
    count += 1;
    return count < ENOUGH
      ? null
      : end(
          `All of the first ${ENOUGH} requests come from ${address}: let the proxy send X-Forwarded-For and name it in TRUST_PROXY`,
        );
  };
}

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

export function registerProxyWarning(app: FastifyInstance, settings: ProxySettings): void {
  const look = watchProxies(settings);
  app.addHook('onRequest', async (request) => {
    if (PROBES.has(request.url)) return;
    const words = look({
      peer: request.socket.remoteAddress ?? '',
      address: request.ip,
      isForwarded: request.headers['x-forwarded-for'] !== undefined,
    });
    if (words !== null) request.log.warn(words);
  });
}
