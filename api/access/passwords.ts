/**
 * Passwords as argon2id hashes. Checking one takes tens of milliseconds and 46 MiB on purpose: at most two at a time in
 * the whole shop, so that a flood of logins leaves it its processor and its memory; who would wait too long is told to
 * come again.
 */
import { hash, verify } from '@node-rs/argon2';
import { toPassword } from '#domain/password.ts';
import { Refusal } from '../http/refusal.ts';

const MEMORY_KIB = 47_104;
const MOST_AT_ONCE = 2;
/** About three seconds of work. */
const MOST_WAITING = 128;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for nobody's (null), after the same work. */
  isRight(passwordHash: string | null, password: string): Promise<boolean>;
  /** Made with other parameters than today's: hashed anew at the next login. */
  isOutdated(passwordHash: string): boolean;
}

export interface PasswordsParts {
  workers?: number | undefined;
  mostWaiting?: number;
  /** For tests, which hash by the hundred. */
  memoryKib?: number | undefined;
}

export function createPasswords({
  workers = 1,
  mostWaiting = MOST_WAITING,
  memoryKib = MEMORY_KIB,
}: PasswordsParts = {}): Passwords {
  // Argon2id is the library's default algorithm.
  const parameters = { memoryCost: memoryKib, timeCost: 1, parallelism: 1 };
  const current = `$argon2id$v=19$m=${memoryKib},t=1,p=1$`;
  const mostAtOnce = Math.max(1, Math.floor(MOST_AT_ONCE / workers));
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new Refusal('auth.busy');
      // Whoever ends hands the place over: nobody who comes later can take it in between.
      await new Promise<void>((wake) => waiting.push(wake));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const hashInTurn = (password: string) => inTurn(() => hash(toPassword(password), parameters));
  /** Checked in place of the hash of an unknown account, so that both take the same time. */
  let nobodysHash: Promise<string> | undefined;

  return {
    hash: hashInTurn,
    async isRight(passwordHash, password) {
      nobodysHash ??= hash('nobody has this password', parameters);
      const against = passwordHash ?? (await nobodysHash);
      const isRight = await inTurn(() => verify(against, toPassword(password)));
      return isRight && passwordHash !== null;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(current),
  };
}
