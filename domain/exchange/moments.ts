/** Moments of the exchange: what a package's date is worth, and how 1C reads ours. */
import { UTC_OFFSET_MINUTES } from '../time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Clocks of 1C and of the shop are never quite the same. */
const DOUBT = 2 * MINUTE;
const GUESSED_AGE = 15 * MINUTE;

/** So far ahead two clocks may be that are both looked after. */
const AHEAD = 15 * MINUTE;

export interface PackageMoment {
  at: Date;
  /** Nothing is written, or what cannot be: it came after all that came before it, and that is all that is known. */
  isGuessed: boolean;
}

/**
 * The moment that a package tells of. A written one counts unless it lies well in the future or more than a day from the
 * session's start, which is what a wrong clock or an old file looks like; always less the doubt.
 */
export function momentOfPackage(madeAt: Date | null, sessionStart: Date, now: Date): PackageMoment {
  const start = sessionStart.getTime();
  const made = madeAt?.getTime() ?? Number.NaN;
  const isGuessed = !(made <= now.getTime() + AHEAD);
  const isBelieved = !isGuessed && Math.abs(made - start) <= DAY;
  return {
    at: new Date((isBelieved ? Math.min(made, now.getTime()) : start - GUESSED_AGE) - DOUBT),
    isGuessed,
  };
}

/** Day and time as 1C reads them: in two elements. */
export function toDayAndTime(moment: Date): { day: string; time: string } {
  const there = new Date(moment.getTime() + UTC_OFFSET_MINUTES * MINUTE).toISOString();
  return { day: there.slice(0, 10), time: there.slice(11, 19) };
}
