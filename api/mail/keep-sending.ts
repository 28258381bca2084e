/** Looks about every second whether there is something to send; gives the function that stops it. */
export function keepSending(
  work: () => Promise<void>,
  complain: (error: unknown) => void,
  everyMs = 1000,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isStopped = false;
  let isComplained = false;
  const look = () => {
    running ??= work()
      .then(() => {
        isComplained = false;
      })
      .catch((error: unknown) => {
        // A database that is away is told of once, not every second.
        if (!isStopped && !isComplained) complain(error);
        isComplained = true;
      })
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, everyMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
