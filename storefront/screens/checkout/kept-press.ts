/**
 * A press on «order» while the sums are on their way is kept, never lost: what the button named is what is bought. The
 * order goes out when they arrive unchanged; otherwise the buyer is told and presses again, knowing the new sum.
 */
export type Verdict = 'wait' | 'go' | 'tell' | 'drop';

interface Sums {
  isPending: boolean;
  /** Nobody could say what it comes to; that is told beside the button already. */
  hasFailed: boolean;
  sum: number;
}

/** `namedSum`: what the button named when it was pressed; null where no press is kept. */
export function settlePress(namedSum: number | null, { isPending, hasFailed, sum }: Sums): Verdict {
  if (namedSum === null || isPending) return 'wait';
  if (hasFailed) return 'drop';
  return sum === namedSum ? 'go' : 'tell';
}
