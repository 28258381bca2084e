/** Whoever may be guessing, or only makes others pay, is counted before anything is judged or sent. */
import type { Db } from '../database.ts';
import type { Client } from '../http/client.ts';
import { countLimited, type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Device } from './known-devices.ts';

export const PER_USER: Limit = { name: 'password', max: 5, windowSeconds: 900 };

/** A limit and who is counted by it. */
export type Counted = readonly [Limit, string];
export type Guessing = <T>(limits: readonly Counted[], work: () => Promise<T>) => Promise<T>;

/** Who asks: from which browser and network, and whether somebody has come in from there before. */
export interface Source {
  client: Client;
  device: Device | null;
}

/** What a guess that was wrong is answered with; whatever else stopped it was no wrong guess. */
const WRONG: readonly string[] = [
  'auth.invalid_credentials',
  'auth.invalid_code',
  'office.invalid_credentials',
  'office.wrong_code',
  'request.invalid',
];

/** Counts a wrong try beforehand and takes it back when it was none: parallel guesses cannot outrun the count. */
export function createGuessing(db: Db): Guessing {
  return async (limits, work) => {
    await requireAllWithin(db, limits);
    try {
      const result = await work();
      await takeBack(db, limits);
      return result;
    } catch (error) {
      if (error instanceof Refusal && !WRONG.includes(error.code)) await takeBack(db, limits);
      throw error;
    }
  };
}

/** All of them or none: who is refused by one is not counted by the others, and takes nothing from a network. */
export async function requireAllWithin(db: Db, limits: readonly Counted[]): Promise<void> {
  for (const [at, [limit, who]] of limits.entries()) {
    try {
      await requireWithinLimit(db, limit, who);
    } catch (error) {
      if (error instanceof Refusal) await takeBack(db, limits.slice(0, at + 1));
      throw error;
    }
  }
}

export async function takeBack(db: Db, limits: readonly Counted[]): Promise<void> {
  for (const [limit, who] of limits) await countLimited(db, limit, who, -1);
}

interface SourceLimits {
  perNetwork: Limit;
  /** of a login, an e-mail or a phone, from one network */
  perNameAndNetwork: Limit;
  /** of the same from everywhere */
  perName: Limit;
  perKnownDevice?: Limit;
}

/**
 * By name and network, so that nobody locks anybody else out; a device that its user came in by before has tries of its
 * own. The narrow ones first.
 */
export function limitsOf(
  { perNetwork, perNameAndNetwork, perName, perKnownDevice }: SourceLimits,
  name: string,
  { client, device }: Source,
  userId: number | null,
): Counted[] {
  if (perKnownDevice && device && userId !== null && device.userIds.includes(userId))
    return [[perKnownDevice, `${device.id} ${userId}`]];
  const network = client.network ?? '';
  return [
    [perNameAndNetwork, `${name} ${network}`],
    [perName, name],
    [perNetwork, network],
  ];
}
