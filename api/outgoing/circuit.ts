/**
 * Who does not answer is left alone: after five failures within half a minute nobody asks for half a minute, then one
 * asks as a probe. Known to one process: each finds out for itself, within five questions.
 */
const MOST_FAILURES = 5;
const WINDOW_MS = 30_000;
const REST_MS = 30_000;

export class Circuit {
  #failures: number[] = [];
  #restsUntil: number | null = null;
  #isProbed = false;

  isLeftAlone(now: number): boolean {
    return this.#restsUntil !== null && (this.#isProbed || now < this.#restsUntil);
  }

  /** False: it is left alone. After its rest the first who asks is the probe, the others wait for what it hears. */
  enter(now: number): boolean {
    if (this.isLeftAlone(now)) return false;
    if (this.#restsUntil !== null) this.#isProbed = true;
    return true;
  }

  noteAnswer(): void {
    this.#failures = [];
    this.#restsUntil = null;
    this.#isProbed = false;
  }

  noteFailure(now: number): void {
    const wasProbe = this.#isProbed;
    this.#isProbed = false;
    this.#failures = [...this.#failures.filter((at) => now - at < WINDOW_MS), now];
    if (wasProbe || this.#failures.length >= MOST_FAILURES) this.#restsUntil = now + REST_MS;
  }
}
