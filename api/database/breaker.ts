// While the database is down every waiting query would try to connect, each in its turn, and the last of
// a long queue would hear of it minutes later. So one connection tries, a few times a second, and all the
// others fail at once with what it met.
const retryAfterMs = 300;

export class Breaker {
  #failure: Error | null = null;
  #failedAt = 0;
  #isProbing = false;
  #openCount = 0;

  /** Null: go and connect, and tell how it went. Otherwise the failure to report instead. */
  refusal(): Error | null {
    if (this.#failure === null) return null;
    if (!this.#mayTry()) return copyOf(this.#failure);
    this.#isProbing = true;
    return null;
  }

  /**
   * Null: a connection may take the question. Otherwise what it would hear from any of them: a shop without its database
   * refuses thousands of questions a second, and a connection made for each of them only to fail is work and garbage.
   */
  barrier(): Error | null {
    if (this.#failure === null || this.#openCount > 0 || this.#mayTry()) return null;
    return copyOf(this.#failure);
  }

  noteOpened(): void {
    this.#openCount += 1;
    this.#failure = null;
    this.#isProbing = false;
  }

  noteClosed(): void {
    this.#openCount -= 1;
  }

  noteFailure(error: Error): void {
    // Its own: the one it was told of is given to a query, which is written into it.
    this.#failure = copyOf(error);
    this.#failedAt = performance.now();
    this.#isProbing = false;
  }

  #mayTry(): boolean {
    return !this.#isProbing && performance.now() - this.#failedAt >= retryAfterMs;
  }
}

// postgres.js writes the failed query into the error: each query needs its own.
function copyOf(error: Error): Error {
  return Object.assign(new Error(error.message), { code: 'code' in error ? error.code : undefined });
}
