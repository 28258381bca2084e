/**
 * Of all tabs of a browser one does the work: the one that was last looked at. It takes the lock from whoever has it; who
 * lost it waits in line, so that the work goes on when the holder is closed.
 */
export function takeTurns(name: string, onTurn: () => void, onLost: () => void): () => void {
  // Plain HTTP on another machine has no locks: then every tab that is seen works for itself.
  if (!('locks' in navigator)) {
    onTurn();
    return () => undefined;
  }
  let hasTurn = false;
  let release: (() => void) | null = null;
  let line = new AbortController();
  let isOver = false;

  const work = () => {
    if (isOver) return;
    hasTurn = true;
    onTurn();
    return new Promise<void>((end) => {
      release = end;
    });
  };
  const waitInLine = () => {
    line = new AbortController();
    const { signal } = line;
    navigator.locks.request(name, { signal }, work).catch(() => {
      if (!signal.aborted) lose();
    });
  };
  const take = () => {
    line.abort();
    navigator.locks.request(name, { steal: true }, work).catch(lose);
  };
  const lose = () => {
    hasTurn = false;
    release = null;
    if (isOver) return;
    onLost();
    waitInLine();
  };
  const look = () => {
    if (document.visibilityState === 'visible' && !hasTurn) take();
  };

  document.addEventListener('visibilitychange', look);
  if (document.visibilityState === 'visible') take();
  else waitInLine();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', look);
    line.abort();
    release?.();
  };
}
