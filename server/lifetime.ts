import { type Report, warn } from './report.ts';
import { findSentence } from './start-failure.ts';

type Closer = {
  readonly close: () => Promise<void> | void;
  /** For an impatient operator: without waiting. */
  readonly kill?: () => void;
};

/**
 * The life of the parent process. What was opened is closed in the opposite order: by a stop signal with exit code 0,
 * by a failure with its sentence and 1. A second signal ends everything at once.
 */
export class Lifetime {
  readonly #report: Report;
  readonly #closers: Closer[] = [];
  #isEnding = false;

  constructor(report: Report) {
    this.#report = report;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => void this.#stop());
    process.on('uncaughtException', (error) => void this.fail(error));
  }

  closeAtEnd(closer: Closer): void {
    this.#closers.push(closer);
  }

  async fail(error: unknown): Promise<void> {
    // Whatever breaks while everything is being closed is a consequence of that.
    if (this.#isEnding) return;
    warn(findSentence(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
    await this.#closeAll();
    process.exit(1);
  }

  async #stop(): Promise<void> {
    if (this.#isEnding) this.#force();
    this.#report('Shop: stopping …');
    await this.#closeAll();
    this.#report('Shop: stopped.');
    process.exit(0);
  }

  async #closeAll(): Promise<void> {
    this.#isEnding = true;
    for (const { close } of this.#closers.toReversed()) {
      try {
        await close();
      } catch (error) {
        warn(`Shop: ${findSentence(error) ?? String(error)}`);
      }
    }
  }

  #force(): never {
    for (const { kill } of this.#closers.toReversed()) kill?.();
    process.exit(1);
  }
}
