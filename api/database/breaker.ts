// While the database is down every waiting query would try to connect, each in its turn, and the last of
// a long queue would hear of it minutes later. So one connection tries, a few times a second, and all the
// others fail at once with what it met.
const retryAfterMs = 300;

export class Breaker {
  #failure: Error | null = null;
  #failedAt = 0;
  #isProbing = false;

  /** Null: go and connect, and tell how it went. Otherwise the failure to report instead. */
  refusal(): Error | null {
    if (this.#failure === null) return null;
    const isDue = performance.now() - this.#failedAt >= retryAfterMs;
    if (isDue && !this.#isProbing) {
      this.#isProbing = true;
      return null;
    }
    return copyOf(this.#failure);
  }

  noteSuccess(): void {
    this.#failure = null;
    this.#isProbing = false;
  }

  noteFailure(error: Error): void {
    this.#failure = error;
    this.#failedAt = performance.now();
    this.#isProbing = false;
  }
}

// postgres.js writes the failed query into the error: each query needs its own.
function copyOf(error: Error): Error {
  return Object.assign(new Error(error.message), { code: 'code' in error ? error.code : undefined });
}
