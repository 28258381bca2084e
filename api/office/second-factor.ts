/** The second factor of staff: a secret sealed with the shop's key, codes that work once, and recovery codes on paper. */
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database.ts';
import type { Seal } from '../tasks/tasks.ts';
import type { StaffRow } from './staff.queries.ts';
import { readClockSeconds, setStaffFactor, takeRecoveryCode, takeTotpStep } from './staff-access.queries.ts';
import { findTotpStep, makeTotpSecret, toBase32, totpAddress } from './totp.ts';

const RECOVERY_CODES = 10;
/** 80 bits: too many to be tried, even by whoever has the database. */
const RECOVERY_BYTES = 10;
const SHOP = 'Шебер';

/** `abcd-efgh-ijkl-mnop`: no zero and no one, which are taken for letters. */
const makeRecoveryCode = (): string =>
  toBase32(randomBytes(RECOVERY_BYTES)).toLowerCase().match(/.{4}/g)?.join('-') ?? '';

/** However it was typed: hyphens, spaces and capitals do not matter. */
const hashRecoveryCode = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest();

export interface GivenFactor {
  totp: { secret: string; address: string };
  recoveryCodes: string[];
}

/** Makes a new one in place of whatever was there; what it gives is shown once and known to nobody after. */
export async function giveFactor(tx: Db, seal: Seal, { id, email }: StaffRow): Promise<GivenFactor> {
  const secret = makeTotpSecret();
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  await setStaffFactor(tx, id, seal.close(secret.toString('base64')), recoveryCodes.map(hashRecoveryCode));
  return {
    totp: { secret: toBase32(secret), address: totpAddress(secret, { email, shop: SHOP }) },
    recoveryCodes,
  };
}

/** Null: there is none, or it was sealed with another key of the shop. */
export function openFactor(seal: Seal, { totpSealed }: StaffRow): Buffer | null {
  if (totpSealed === null) return null;
  try {
    return Buffer.from(String(seal.open(totpSealed)), 'base64');
  } catch {
    // A shop whose key was changed: only a new invitation helps, and that is what the answer says.
    return null;
  }
}

/** Takes the code, which works no second time; false for a wrong one. */
export async function takeCode(
  db: Db,
  secret: Buffer,
  { id, totpLastStep }: StaffRow,
  typed: string,
): Promise<boolean> {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^[0-9]{6}$/.test(digits)) return takeRecoveryCode(db, id, hashRecoveryCode(typed));
  const step = findTotpStep(secret, digits, { seconds: await readClockSeconds(db), lastStep: totpLastStep });
  return step !== null && (await takeTotpStep(db, id, step));
}
