import type { FileFault } from '#domain/exchange/package-codes.ts';

/** A file that cannot be taken as a whole; the code is what the journal keeps and what 1C's user is told in words. */
export class Unreadable extends Error {
  readonly code: FileFault;
  readonly facts: Readonly<Record<string, string | number>>;
  constructor(code: FileFault, facts: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(facts)}`);
    this.code = code;
    this.facts = facts;
  }
}
