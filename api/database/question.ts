/** What postgres.js gives for a question, so far as it matters here. */
export interface Question extends Promise<unknown> {
  /** Sends it, once somebody waits for the answer. */
  handler(question: Question): unknown;
  reject(error: Error): void;
  active: boolean;
}

/** Pieces of other questions are questions too, which nobody ever asks. */
export const isQuestion = (made: unknown): made is Question =>
  made instanceof Promise && 'handler' in made && typeof made.handler === 'function';
