/**
 * A key as its owner has it: `shk_{prefix}_{32 random bytes}_{crc}`. The prefix is told to everybody, the sum at the end
 * lets a mistyped key, or one that a scanner of sources met, be judged without the database.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const SHAPE = /^shk_([0-9a-f]{8})_([0-9a-f]{64})_([0-9a-f]{8})$/;

const sumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

interface KeyText {
  prefix: string;
  text: string;
  hash: Buffer;
}

/** Of 256 random bits a plain hash tells nothing: no slow one is needed. */
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export function makeKeyText(): KeyText {
  const prefix = randomBytes(4).toString('hex');
  const body = `shk_${prefix}_${randomBytes(32).toString('hex')}`;
  const text = `${body}_${sumOf(body)}`;
  return { prefix, text, hash: hashOf(text) };
}

/** Null: nobody ever made such a key. */
export function parseKeyText(text: string): KeyText | null {
  const [, prefix, , sum] = SHAPE.exec(text) ?? [];
  if (prefix === undefined || sumOf(text.slice(0, -9)) !== sum) return null;
  return { prefix, text, hash: hashOf(text) };
}

export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
