/**
 * Who was found behind a token a moment ago. Only for what shows no more of somebody than their name and the prices of their class
 * (kept pages, kept answers): whatever is anybody's own asks PostgreSQL each time. An end of sessions is told here before whoever
 * ended them is answered, and to other processes by the live updates; nothing is believed for longer than a second.
 */
/** As long as a changed price may take to be seen. */
const BELIEVED_MS = 1000;
const MOST_SESSIONS = 5000;
const MOST_FORGOTTEN = 1000;

interface Seen<Found> {
  found: Found;
  at: number;
}

export class SessionMemory<Found extends { id: number }> {
  readonly #seen = new Map<string, Seen<Found>>();
  readonly #ofUser = new Map<number, Set<string>>();
  /** When users were forgotten, counted by events: what was asked before says nothing of after. */
  readonly #forgotten = new Map<number, number>();
  #events = 0;
  #forgottenAll = 0;
  readonly #now: () => number;
  /** Told with the first who is remembered: from then on news of other processes matter. */
  onUse: () => void = () => {};

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  find(tokenHash: Buffer): Found | undefined {
    const name = nameOf(tokenHash);
    const seen = this.#seen.get(name);
    if (!seen) return undefined;
    if (this.#now() - seen.at <= BELIEVED_MS) return seen.found;
    this.#drop(name, seen);
    return undefined;
  }

  /** Looks somebody up and remembers them, unless they were forgotten meanwhile. */
  async watch(tokenHash: Buffer, look: () => Promise<Found | null>): Promise<Found | null> {
    const at = this.#now();
    const begun = ++this.#events;
    const found = await look();
    if (!found || (this.#forgotten.get(found.id) ?? this.#forgottenAll) >= begun) return found;
    if (this.#seen.size === 0) this.onUse();
    if (this.#seen.size >= MOST_SESSIONS) this.forgetAll();
    const name = nameOf(tokenHash);
    const before = this.#seen.get(name);
    // Whoever was asked first may be answered last.
    if (before && before.at > at) return found;
    this.#seen.set(name, { found, at });
    const names = this.#ofUser.get(found.id) ?? new Set();
    this.#ofUser.set(found.id, names.add(name));
    return found;
  }

  /** Their sessions may have ended, or they are called otherwise: the next who asks is looked up. */
  forget(userId: number): void {
    if (this.#forgotten.size >= MOST_FORGOTTEN) {
      this.#forgotten.clear();
      this.#forgottenAll = this.#events;
    }
    this.#forgotten.set(userId, ++this.#events);
    for (const name of this.#ofUser.get(userId) ?? []) this.#seen.delete(name);
    this.#ofUser.delete(userId);
  }

  forgetAll(): void {
    this.#forgottenAll = ++this.#events;
    this.#forgotten.clear();
    this.#seen.clear();
    this.#ofUser.clear();
  }

  #drop(name: string, { found }: Seen<Found>): void {
    this.#seen.delete(name);
    const names = this.#ofUser.get(found.id);
    names?.delete(name);
    if (names?.size === 0) this.#ofUser.delete(found.id);
  }
}

const nameOf = (tokenHash: Buffer): string => tokenHash.toString('latin1');
