/** Loaded before everything else (node --import): this process lives at another time; the database does not. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const TrueDate = Date;
globalThis.Date = class extends TrueDate {
  constructor(...parts) {
    if (parts.length === 0) super(TrueDate.now() + shiftMs);
    else super(...parts);
  }

  static now() {
    return TrueDate.now() + shiftMs;
  }
};
