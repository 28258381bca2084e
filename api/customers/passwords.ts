/**
 * Passwords as argon2id hashes. Checking one takes tens of milliseconds and 46 MiB on purpose: at most two at a time,
 * so that a flood of logins leaves the shop its processor and its memory.
 */
import { hash, verify } from '@node-rs/argon2';

// Argon2id is the library's default algorithm.
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
const MAX_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((wake) => waiting.push(wake));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

/** Checked in place of the hash of an unknown account, so that both take the same time. */
const nobodysHash = hashPassword('nobody has this password');

/** False for a wrong password and for nobody's (null), after the same work. */
export async function isRightPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash);
  const isRight = await inTurn(() => verify(against, password));
  return isRight && passwordHash !== null;
}
