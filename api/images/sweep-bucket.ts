/**
 * Takes out of the bucket what nobody names any more: drafts that were never saved, pictures that gave way to others and
 * that the log can no longer bring back. Promises to touch only names that the shop itself makes of a content, put there
 * longer ago than the age asked for, and to do nothing where most would go: that is a wrong database, not a clean bucket.
 */
import type { Database } from '../database.ts';
import type { Bucket, BucketObject } from './bucket.ts';
import { listNamedDigests } from './sweep-bucket.queries.ts';

const DAY_MS = 86_400_000;
/** Younger ones may belong to a form that is still open, or to a package of 1C that waits to be confirmed. */
export const LEAST_AGE_MS = 7 * DAY_MS;
const OURS = /^(?:uploads\/(?:documents\/)?|1c\/)[0-9a-f]{2}\/([0-9a-f]{40,64})\.(?:webp|jpg|pdf)$/;

export interface Sweep {
  /** Of the shop's own making, whatever their age. */
  seen: number;
  unnamed: number;
  unnamedBytes: number;
  removed: number;
}

export async function sweepBucket(
  db: Database,
  bucket: Bucket,
  {
    ageMs,
    isDry,
    mayTakeMost,
    now = Date.now(),
  }: { ageMs: number; isDry: boolean; mayTakeMost: boolean; now?: number },
): Promise<Sweep | 'too_young' | 'too_many'> {
  if (ageMs < LEAST_AGE_MS) return 'too_young';
  const old = new Map<string, BucketObject[]>();
  let seen = 0;
  for await (const object of bucket.list()) {
    const [, digest] = OURS.exec(object.path) ?? [];
    if (digest === undefined) continue;
    seen++;
    if (now - object.putAt.getTime() < ageMs) continue;
    old.set(digest, [...(old.get(digest) ?? []), object]);
  }
  // Asked after the list was made: what is named since was put there anew.
  for (const digest of await listNamedDigests(db)) old.delete(digest);
  const unnamed = [...old.values()].flat();
  const swept: Sweep = {
    seen,
    unnamed: unnamed.length,
    unnamedBytes: unnamed.reduce((sum, { bytes }) => sum + bytes, 0),
    removed: 0,
  };
  if (isDry) return swept;
  if (unnamed.length * 2 > seen && !mayTakeMost) return 'too_many';
  for (const { path } of unnamed) {
    await bucket.remove(path);
    swept.removed++;
  }
  return swept;
}
