/**
 * What a limit tells of itself with an answer, in the form of draft-ietf-httpapi-ratelimit-headers-10:
 * `RateLimit-Policy: "searches";q=120;w=60` is the rule, `RateLimit: "searches";r=87;t=31` what is left of it and for
 * how many seconds. A client's own limit alone: the ceiling of a network is no client's business until it refuses.
 */
import type { Client } from './client.ts';

export interface LimitState {
  name: string;
  max: number;
  windowSeconds: number;
  left: number;
  /** until the window ends */
  seconds: number;
}

const noted = new WeakMap<Client, LimitState>();

/** By whoever counts: the answer to this client tells it. Of two the nearer to its end. */
export function noteLimit(client: Client, state: LimitState): void {
  const before = noted.get(client);
  if (!before || before.left / before.max >= state.left / state.max) noted.set(client, state);
}

export const findLimit = (client: Client): LimitState | null => noted.get(client) ?? null;

export const limitHeaders = ({ name, max, windowSeconds, left, seconds }: LimitState) => ({
  'ratelimit-policy': `"${name}";q=${max};w=${windowSeconds}`,
  ratelimit: `"${name}";r=${Math.max(0, left)};t=${Math.max(1, seconds)}`,
});
