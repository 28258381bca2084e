/**
 * A limit of calls that everybody makes often, in portions: so many for one client, and a ceiling for all of a network,
 * behind which a carrier has thousands. From half of the ceiling on, the network is shared out: a client that has had more
 * than an equal part is refused first, so that a program with a hundred hoarded marks does not close the shop to those
 * who stand behind the same address.
 */
import type { Db } from '../database.ts';
import { type Client, clientKey } from './client.ts';
import { noteLimit } from './limit-headers.ts';
import { TooManyRefusal } from './limits.ts';
import { createPortionedLimit } from './portioned-limit.ts';

export interface FairLimitFigures {
  name: string;
  windowSeconds: number;
  perMark: number;
  perUser: number;
  /** one bucket for all of a network who have no mark yet */
  perUnmarked: number;
  /** for all clients of a network together */
  ceiling: number;
}

/** So many portions make a limit: what slips through beyond it is less than a portion of each worker. */
const PORTIONS = 10;
const MOST_NETWORKS = 10_000;

export function createFairLimit(
  db: Db,
  { name, windowSeconds, perMark, perUser, perUnmarked, ceiling }: FairLimitFigures,
) {
  const own = createPortionedLimit(db, { name, windowSeconds, max: perMark, portion: perMark / PORTIONS });
  const ofNetwork = createPortionedLimit(db, {
    name: `${name}-network`,
    windowSeconds,
    max: ceiling,
    portion: ceiling / PORTIONS / 3,
  });
  /** How many clients a network has had since its window began, as far as this worker has seen. */
  const clientsOf = new Map<string, number>();

  function noteClient(network: string, isNew: boolean, isNewWindow: boolean): number {
    const before = isNewWindow ? 0 : (clientsOf.get(network) ?? 0);
    if (clientsOf.size >= MOST_NETWORKS && !clientsOf.has(network)) clientsOf.clear();
    const clients = Math.max(1, before + (isNew ? 1 : 0));
    clientsOf.set(network, clients);
    return clients;
  }

  return {
    async require(client: Client, userId: number | null = null): Promise<void> {
      const { mark, network } = client;
      if (network === null) return;
      const max = mark !== null ? perMark : userId !== null ? perUser : perUnmarked;
      const used = await own.require(clientKey(client, userId), max);
      noteLimit(client, { name, max, windowSeconds, left: max - used.hits, seconds: used.seconds });
      const whole = ofNetwork.peek(network);
      const clients = noteClient(network, used.isFirst, whole.hits === 0);
      if (whole.hits >= ceiling / 2 && used.hits > ceiling / clients)
        throw new TooManyRefusal({ name, max: Math.floor(ceiling / clients), windowSeconds }, whole.seconds);
      await ofNetwork.require(network);
    },
  };
}
