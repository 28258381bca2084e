/** The one place where a rule reports broken input (spec 5 asks for a logged error); the message never repeats the input, which may be hostile or private. */
export function logError(message: string): void {
  // biome-ignore lint/suspicious/noConsole: spec 5 wants broken numbers and city cookies logged, on both sides
  console.error(message);
}
