/**
 * Tells when shoppers saw what a package had changed. Every process shows its own copy of the catalogue and follows by
 * itself: each notes a package once, after it has followed, so that the moment is that of the last one. The database's
 * clock alone is asked; a process counts only how long ago something was.
 */
import type { Database } from '../database.ts';
import { noteSeen } from './seen-packages.queries.ts';

/** The last changes of a package may be followed before its end is written down: then it is looked for once more. */
const AFTERWARDS_MS = 2000;

interface SeenParts {
  db: Database;
  warn(facts: object, words: string): void;
}

export function createSeenPackages({ db, warn }: SeenParts) {
  const bornAt = performance.now();
  /** The end of the newest one that was noted; before that what ended in the life of this process: others have shown the rest. */
  let since: Date | null = null;
  let timer: NodeJS.Timeout | undefined;
  let noting: Promise<void> = Promise.resolve();

  async function note(seenAt: number): Promise<void> {
    const now = performance.now();
    since = (await noteSeen(db, { since, bornAgoMs: now - bornAt, seenAgoMs: now - seenAt })) ?? since;
  }
  /** One after another, so that none is noted twice. */
  const noteInTurn = (seenAt: number): void => {
    noting = noting
      .then(() => note(seenAt))
      .catch((error: unknown) => warn({ err: error }, 'when shoppers saw a package could not be noted'));
  };

  return {
    /** The catalogue of this process has followed changes. */
    followed(): void {
      const seenAt = performance.now();
      noteInTurn(seenAt);
      clearTimeout(timer);
      timer = setTimeout(noteInTurn, AFTERWARDS_MS, seenAt);
      timer.unref();
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      await noting;
    },
  };
}
