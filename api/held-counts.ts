/**
 * Counts that are held in memory and written down now and then, so that nobody waits for them. A count that could not be
 * written is lost: nothing hangs on it.
 */
const FLUSH_MS = 20_000;
/** More different ones than these within one span are nobody's honest looking. */
const MOST_HELD = 2000;

export interface HeldCounts<Facts extends object> {
  note(key: string, facts: Facts): void;
  /** One after another: whoever waits for the last has waited for all. */
  flush(): Promise<void>;
}

/** `write` gets how often each was noted, with the facts of the last time. */
export function createHeldCounts<Facts extends object>(
  write: (rows: readonly (Facts & { times: number })[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): HeldCounts<Facts> {
  let held = new Map<string, Facts & { times: number }>();
  let writtenAt = 0;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    const rows = [...held.values()];
    held = new Map();
    writtenAt = performance.now();
    if (rows.length > 0) writing = writing.then(() => write(rows)).catch(onFailure);
    return writing;
  }

  return {
    note(key, facts) {
      const known = held.get(key);
      if (known) held.set(key, { ...facts, times: known.times + 1 });
      else if (held.size < MOST_HELD) held.set(key, { ...facts, times: 1 });
      if (performance.now() - writtenAt > FLUSH_MS) void flush();
    },
    flush,
  };
}
