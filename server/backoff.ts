const firstPauseMs = 100;
const longestPauseMs = 5000;
/** So many are told one by one, further ones once a minute. */
const toldOneByOne = 5;
const tellEveryMs = 60_000;

/**
 * How something that has ended is started again without end: at once the first time, then after ever longer pauses up to a
 * few seconds, until it has been of use again. The log hears of the first few ends and then of one a minute.
 */
export class Backoff {
  #endsInARow = 0;
  #toldAt = 0;

  get endsInARow(): number {
    return this.#endsInARow;
  }

  noteEnd(): { pauseMs: number; isTold: boolean } {
    this.#endsInARow += 1;
    const pauseMs = this.#endsInARow === 1 ? 0 : firstPauseMs * 2 ** (this.#endsInARow - 2);
    const isTold = this.#endsInARow <= toldOneByOne || Date.now() - this.#toldAt >= tellEveryMs;
    if (isTold) this.#toldAt = Date.now();
    return { pauseMs: Math.min(pauseMs, longestPauseMs), isTold };
  }

  /** It has been of use for a while. True when the log was spared ends meanwhile: it is worth telling then. */
  noteSettled(): boolean {
    const isNews = this.#endsInARow > toldOneByOne;
    this.#endsInARow = 0;
    return isNews;
  }
}
