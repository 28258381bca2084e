/** How a question to a partner ends when it does not end well: two ways that must not be taken for each other. */

/** A final no, by a code that the partner's documents name. Asking again would hear the same. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reason: string;

  constructor(partner: string, reason: string) {
    super(`${partner} refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Nobody knows whether it was done: no answer in time, a cut line, a 5xx, a page where data were awaited. Never repeated
 * blindly: first the partner is asked how things stand.
 */
export class Unknown extends Error {
  override name = 'Unknown';
  /** False: the question itself never left, so nothing can have been done. */
  readonly wasSent: boolean;

  constructor(words: string, { wasSent = true }: { wasSent?: boolean } = {}) {
    super(words);
    this.wasSent = wasSent;
  }
}
