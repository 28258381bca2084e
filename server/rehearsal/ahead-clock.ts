/** The clock of a thread that rehearses: as far ahead as its session of the database. A thread has its own globals; no other sees it. */
export function setClockAhead(aheadMs: number): void {
  const Real = Date;
  class AheadDate extends Real {
    constructor(...given: [] | ConstructorParameters<typeof Date>) {
      if (given.length === 0) super(Real.now() + aheadMs);
      else super(...(given as ConstructorParameters<typeof Date>));
    }
    static override now(): number {
      return Real.now() + aheadMs;
    }
  }
  globalThis.Date = AheadDate as DateConstructor;
}
