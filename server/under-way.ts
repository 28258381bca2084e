/**
 * What a worker is answering, in memory that a thread can read while the worker's loop stands still. Told thousands of times a
 * second: a name is written once, a request puts its number into a ring and takes it out again.
 */
const RING = 64;
const CELLS = 1024;
const CELL_BYTES = 128;
const NAMES_AT = (1 + RING) * Int32Array.BYTES_PER_ELEMENT;
const MOST_NAMED = 6;

export const UNDER_WAY_BYTES = NAMES_AT + CELLS * CELL_BYTES;

const ringOf = (shared: SharedArrayBuffer, at: number) => new Int32Array(shared, at, 1 + RING);
const cellOf = (shared: SharedArrayBuffer, at: number, number: number) =>
  new Uint8Array(shared, at + NAMES_AT + (number - 1) * CELL_BYTES, CELL_BYTES);

/** `at`: where in the memory it begins. */
export class UnderWay {
  readonly #shared: SharedArrayBuffer;
  readonly #at: number;
  /** How many have begun, then a number of a name for each of the last; 0: it is over. */
  readonly #ring: Int32Array;
  readonly #encoder = new TextEncoder();
  #numbers = new Map<string, number>();
  #begun = 0;

  constructor(shared: SharedArrayBuffer, at: number) {
    this.#shared = shared;
    this.#at = at;
    this.#ring = ringOf(shared, at);
  }

  /** Gives what `leave` wants. */
  enter(name: string): number {
    const turn = this.#begun++;
    this.#ring[1 + (turn % RING)] = this.#numbers.get(name) ?? this.#write(name);
    this.#ring[0] = this.#begun;
    return turn;
  }

  leave(turn: number): void {
    if (this.#begun - turn <= RING) this.#ring[1 + (turn % RING)] = 0;
  }

  #write(name: string): number {
    // Only who invents addresses fills it: what is under way has no name then, rather than another's.
    if (this.#numbers.size === CELLS) {
      this.#numbers = new Map();
      this.#ring.fill(0, 1);
    }
    const number = this.#numbers.size + 1;
    const cell = cellOf(this.#shared, this.#at, number).fill(0);
    this.#encoder.encodeInto(name, cell);
    this.#numbers.set(name, number);
    return number;
  }
}

/** The newest of them, for whoever reads from outside. */
export function listUnderWay(shared: SharedArrayBuffer, at: number): string[] {
  const ring = ringOf(shared, at);
  const begun = ring[0] ?? 0;
  const named: string[] = [];
  for (let turn = begun - 1; turn >= Math.max(0, begun - RING) && named.length < MOST_NAMED; turn -= 1) {
    const number = ring[1 + (turn % RING)] ?? 0;
    if (number > 0)
      named.unshift(
        Buffer.from(cellOf(shared, at, number))
          .toString()
          .replace(/\0+$/, ''),
      );
  }
  return named;
}
