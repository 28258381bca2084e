/**
 * A limit of calls that everybody makes often, in portions: so many for one client, and a ceiling for all of a network,
 * behind which a carrier has thousands. From half of the ceiling on, the network is shared out: a client that has had more
 * than an equal part is refused first, so that a program with a hundred hoarded marks does not close the shop to those
 * who stand behind the same address. Keys of a partner share its contract in the same way.
 */
import type { Db } from '../database.ts';
import { type Client, clientKey } from './client.ts';
import { type LimitState, noteLimit } from './limit-headers.ts';
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

/** One of a group that has a ceiling together. */
interface Member {
  who: string;
  max: number;
  group: string;
  ceiling: number;
}

/** So many portions make a limit: what slips through beyond it is less than a portion of each worker. */
const PORTIONS = 10;
const MOST_GROUPS = 10_000;

/** `usual` and `usualCeiling` are of most members: portions are cut by them. */
export function createSharedLimit(
  db: Db,
  {
    name,
    groupName,
    windowSeconds,
    usual,
    usualCeiling,
  }: { name: string; groupName: string; windowSeconds: number; usual: number; usualCeiling: number },
) {
  const own = createPortionedLimit(db, { name, windowSeconds, max: usual, portion: usual / PORTIONS });
  const whole = createPortionedLimit(db, {
    name: groupName,
    windowSeconds,
    max: usualCeiling,
    portion: usualCeiling / PORTIONS / 3,
  });
  /** How many members a group has had since its window began, as far as this worker has seen. */
  const membersOf = new Map<string, number>();

  function noteMember(group: string, isNew: boolean, isNewWindow: boolean): number {
    const before = isNewWindow ? 0 : (membersOf.get(group) ?? 0);
    if (membersOf.size >= MOST_GROUPS && !membersOf.has(group)) membersOf.clear();
    const members = Math.max(1, before + (isNew ? 1 : 0));
    membersOf.set(group, members);
    return members;
  }

  return async ({ who, max, group, ceiling }: Member): Promise<LimitState> => {
    const used = await own.require(who, max);
    const ofGroup = whole.peek(group);
    const members = noteMember(group, used.isFirst, ofGroup.hits === 0);
    if (ofGroup.hits >= ceiling / 2 && used.hits > ceiling / members)
      throw new TooManyRefusal({ name, max: Math.floor(ceiling / members), windowSeconds }, ofGroup.seconds);
    await whole.require(group, ceiling);
    return { name, max, windowSeconds, left: max - used.hits, seconds: used.seconds };
  };
}

export function createFairLimit(
  db: Db,
  { name, windowSeconds, perMark, perUser, perUnmarked, ceiling }: FairLimitFigures,
) {
  const requireShare = createSharedLimit(db, {
    name,
    groupName: `${name}-network`,
    windowSeconds,
    usual: perMark,
    usualCeiling: ceiling,
  });

  return {
    async require(client: Client, userId: number | null = null): Promise<void> {
      const { mark, network } = client;
      if (network === null) return;
      const max = mark !== null ? perMark : userId !== null ? perUser : perUnmarked;
      noteLimit(client, await requireShare({ who: clientKey(client, userId), max, group: network, ceiling }));
    },
  };
}
