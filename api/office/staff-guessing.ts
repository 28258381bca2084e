/**
 * Wrong passwords and codes of staff. Waits grow: five within a minute, eight within ten, twelve within an hour, by name and
 * network, so that a stranger makes nobody else wait. Twenty within a day, from wherever they came, close the account until a
 * mailed link or an administrator opens it. All is counted by the name that was typed: an account that does not exist is
 * answered as one that does.
 */
import type { Guessing } from '../access/access.ts';
import type { Database } from '../database.ts';
import { WRONG_STAFF_LOGINS } from '../http/limit-figures.ts';
import { countLimited } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';

const { perName: CLOSES } = WRONG_STAFF_LOGINS;
const WRONG: readonly string[] = ['office.invalid_credentials', 'office.wrong_code'];

interface Guess<T> {
  /** As it was typed, in the form that accounts have. */
  name: string;
  network: string;
  work(): Promise<T>;
  /** Told with the last wrong try that an account has. */
  onClosed(): Promise<void>;
}

export type StaffGuessing = ReturnType<typeof createStaffGuessing>;

export function createStaffGuessing(db: Database, guessing: Guessing) {
  async function countedForTheDay<T>({ name, work, onClosed }: Guess<T>): Promise<T> {
    const { hits } = await countLimited(db, CLOSES, name, 1);
    if (hits > CLOSES.max) throw new Refusal('office.locked');
    try {
      const result = await work();
      await countLimited(db, CLOSES, name, -1);
      return result;
    } catch (error) {
      const isWrong = error instanceof Refusal && WRONG.includes(error.code);
      if (!isWrong) await countLimited(db, CLOSES, name, -1);
      else if (hits === CLOSES.max) await onClosed();
      throw error;
    }
  }

  return {
    judge<T>(guess: Guess<T>): Promise<T> {
      const { name, network } = guess;
      const { perNameAndNetwork, longer, perNetwork } = WRONG_STAFF_LOGINS;
      const steps = [perNameAndNetwork, ...longer].map((limit) => [limit, `${name} ${network}`] as const);
      return guessing([...steps, [perNetwork, network]], () => countedForTheDay(guess));
    },

    /** An account that was opened has its tries again. */
    async forgive(name: string): Promise<void> {
      await countLimited(db, CLOSES, name, -CLOSES.max - 1);
    },
  };
}
