/** What the threads beside the event loops have in common: they take little memory, and none of the time that somebody waits for. */
import { getPriority, setPriority } from 'node:os';

/**
 * What they read is forgotten at once. By itself V8 gives each a nursery of 128 MB, which is full before anybody looks what
 * of it is garbage; a small one finds that out sooner.
 */
export const SMALL_NURSERY = { maxYoungGenerationSizeMb: 16 } as const;

/** Of five parts of a processor that others want as well, two: with one of ten, new goods waited for as long as loops had no rest. */
const NICE = 2;

/** Called by the thread itself. Linux alone has a priority for each thread; elsewhere it would be that of the whole process. */
export function giveWay(): void {
  // One that is nicer already may not be made less so by everybody.
  if (process.platform === 'linux' && getPriority() < NICE) setPriority(NICE);
}
