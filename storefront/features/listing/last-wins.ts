import { clearPendingTimeout, setPendingTimeout } from '../../pending.ts';

/**
 * Lets the first of a burst of changes go at once and of the following ones only the last, when the burst is over:
 * a visitor who ticks five boxes asks for two lists, not for five.
 */
export function createLastWins(pauseMs: number): (act: () => void) => void {
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    // With nobody waiting it is only a pause.
    const wait = waiting ? setPendingTimeout : setTimeout;
    timer = wait(() => {
      timer = undefined;
      const act = waiting;
      waiting = null;
      if (!act) return;
      act();
      rest();
    }, pauseMs);
  };
  return (act) => {
    if (timer === undefined) {
      act();
      rest();
      return;
    }
    waiting = act;
    clearPendingTimeout(timer);
    rest();
  };
}
