/** The clock of whatever rehearses: as far ahead as its session of the database. */

/** Of this thread. A thread has its own globals; no other sees it. */
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

/** The same for a browser: «сегодня» and «завтра» on its pages are said by its own clock. Runs before anything else of the page. */
export const toClockScript = (aheadMs: number): string =>
  `(() => { const Real = Date; const now = () => Real.now() + ${Math.trunc(aheadMs)};
globalThis.Date = new Proxy(Real, {
  construct: (target, given) => (given.length === 0 ? new target(now()) : Reflect.construct(target, given)),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
}); })();
`;
