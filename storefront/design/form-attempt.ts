/** One try to send something: a repeat of the same carries the same key, whatever is sent otherwise gets its own. */
export interface Attempt {
  words: string;
  key: string | undefined;
}

/** `sent` is all that goes with the request: the fields, and what is chosen beside them. */
export function toAttempt(before: Attempt | null, sent: unknown, makeKey: () => string | undefined): Attempt {
  const words = JSON.stringify(sent);
  return before?.words === words ? before : { words, key: makeKey() };
}
