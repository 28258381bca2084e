/** The one place where a rule reports broken input (spec 5 asks for a logged error); the message never repeats the input, which may be hostile or private. */
export function logError(message: string): void {
  // biome-ignore lint/suspicious/noConsole: spec 5 wants broken numbers and city cookies logged, on both sides
  console.error(message);
}

const MINUTE_MS = 60_000;
const lastLoggedAt = new Map<string, number>();

/** For what a visitor can send with every request: told once a minute, so that nobody fills the log with it. */
export function logErrorOnceAMinute(message: string): void {
  const now = Date.now();
  const last = lastLoggedAt.get(message);
  // A clock that was set back must not silence it.
  if (last !== undefined && now >= last && now - last < MINUTE_MS) return;
  lastLoggedAt.set(message, now);
  logError(message);
}
