/**
 * The lists of a logged-in user: kept on the server, shown at once. A press is an intent, «this product on, that one
 * off»; what is seen is the server's list with the intents over it. One request at a time; newer intents survive an older
 * answer; without a network they wait; what the server refuses is taken back and told. Holds no React.
 */
import { putBehind } from '#domain/saved-list.ts';
import type { SharedListName } from './saved-lists.ts';

export interface SavedCodes {
  products: readonly string[];
  eventId: string;
}

export type ListAnswer =
  | { ok: true; value: SavedCodes }
  | { ok: false; status: number; error: { message: string } | null };

export interface ListCalls {
  load(name: SharedListName): Promise<ListAnswer>;
  add(name: SharedListName, codes: readonly string[], behind?: string): Promise<ListAnswer>;
  remove(name: SharedListName, codes: readonly string[]): Promise<ListAnswer>;
}

/** What the browser kept before the login. */
export interface LocalLists {
  get(name: SharedListName): readonly string[];
  forget(name: SharedListName, codes: readonly string[]): void;
  keep(name: SharedListName, code: string): void;
}

export interface UserListsParts {
  calls: ListCalls;
  local: LocalLists;
  onChange(): void;
  /** In the server's words; null when it said none. */
  onRefusal(message: string | null): void;
  onWaiting(): void;
  /** The session is over while something was wished for. */
  onEnded(): void;
}

/** On or off; `behind` names the neighbour of what is put back at its own place. */
interface Intent {
  isOn: boolean;
  behind: string | null;
}

const NAMES: readonly SharedListName[] = ['favorite-products', 'compare-products'];
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

export class UserLists {
  readonly #parts: UserListsParts;
  readonly #settled = new Map<SharedListName, readonly string[]>();
  readonly #shown = new Map<SharedListName, readonly string[]>();
  readonly #intents = new Map<SharedListName, Map<string, Intent>>(NAMES.map((name) => [name, new Map()]));
  /** What the server refused to take over: not offered again by this page. */
  readonly #refused = new Set<SharedListName>();
  #eventId: string | null = null;
  #heard: string | null = null;
  #isStale = true;
  #isBusy = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** The session has ended: asking again would bring nothing. */
  #isOver = false;

  constructor(parts: UserListsParts) {
    this.#parts = parts;
  }

  /** Null until the server has told it. */
  get(name: SharedListName): readonly string[] | null {
    const settled = this.#settled.get(name);
    if (!settled) return null;
    let shown = this.#shown.get(name);
    if (!shown) {
      shown = withIntents(settled, this.#intentsOf(name));
      this.#shown.set(name, shown);
    }
    return shown;
  }

  /** Told by the server with every answer; an event with the same id brings nothing new. */
  get eventId(): string | null {
    return this.#eventId;
  }

  get hasFailed(): boolean {
    return this.#failures > 0 && this.#settled.size < NAMES.length;
  }

  set(name: SharedListName, code: string, isOn: boolean, neighbour: string | null = null): void {
    const intents = this.#intentsOf(name);
    // The last press is the newest entry.
    intents.delete(code);
    intents.set(code, { isOn, behind: neighbour });
    this.#tell();
    void this.work();
  }

  /** Something changed elsewhere, unless it was this very tab. */
  hear(eventId: string): void {
    this.#heard = eventId;
    void this.work();
  }

  /** What was put on a list and not sent stays in this browser for the next login. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const name of NAMES)
      for (const [code, { isOn }] of this.#intentsOf(name)) if (isOn) this.#parts.local.keep(name, code);
  }

  /** Brings the server and this tab to the same state; called again whenever there is a reason to. */
  async work(): Promise<void> {
    if (this.#isBusy || this.#isClosed) return;
    this.#isBusy = true;
    clearTimeout(this.#timer);
    let isWell = true;
    while (isWell && !this.#isClosed) {
      if (this.#heard !== null && isNews(this.#heard, this.#eventId)) this.#isStale = true;
      this.#heard = null;
      if (this.#isStale) {
        isWell = await this.#reload();
        continue;
      }
      const name = NAMES.find((each) => this.#intentsOf(each).size > 0);
      if (name === undefined) break;
      isWell = await this.#send(name);
    }
    this.#isBusy = false;
    if (isWell) this.#failures = 0;
    else this.#retryLater();
  }

  /** What the browser kept goes to the server first (spec 4) and is forgotten only when that has taken it. */
  async #reload(): Promise<boolean> {
    let oldest: string | null = null;
    for (const name of NAMES) {
      const kept = this.#parts.local.get(name);
      const answer =
        kept.length > 0 && !this.#refused.has(name)
          ? await this.#hand(name, kept)
          : await this.#parts.calls.load(name);
      if (this.#isClosed) return false;
      if (!answer.ok) {
        if (answer.status === 401) this.#end();
        return false;
      }
      this.#settle(name, answer.value);
      oldest ??= answer.value.eventId;
    }
    // A change between the two answers is in the second one's id and may be missing in the first list.
    this.#eventId = oldest;
    this.#isStale = false;
    return true;
  }

  async #hand(name: SharedListName, kept: readonly string[]): Promise<ListAnswer> {
    const answer = await this.#parts.calls.add(name, kept);
    // 404: the shop knows none of them any more.
    if (answer.ok || answer.status === 404) this.#parts.local.forget(name, kept);
    if (answer.ok || answer.status === 401 || isPassing(answer.status)) return answer;
    if (answer.status !== 404) {
      this.#refused.add(name);
      this.#parts.onRefusal(answer.error?.message ?? null);
    }
    return this.#parts.calls.load(name);
  }

  async #send(name: SharedListName): Promise<boolean> {
    const intents = this.#intentsOf(name);
    const { calls } = this.#parts;
    for (const sent of toRequests([...intents])) {
      const codes = sent.map(([code]) => code);
      const { isOn = false, behind = null } = sent[0]?.[1] ?? {};
      const answer = !isOn
        ? await calls.remove(name, codes)
        : behind === null
          ? await calls.add(name, codes.reverse())
          : await calls.add(name, codes, behind);
      if (!answer.ok && answer.status === 401) this.#end();
      if (!answer.ok && (this.#isOver || isPassing(answer.status))) return false;
      for (const [code, intent] of sent) if (intents.get(code) === intent) intents.delete(code);
      if (answer.ok) this.#settle(name, answer.value);
      else {
        this.#tell();
        this.#parts.onRefusal(answer.error?.message ?? null);
      }
    }
    return true;
  }

  #settle(name: SharedListName, { products, eventId }: SavedCodes): void {
    this.#settled.set(name, products);
    this.#eventId = eventId;
    this.#tell();
  }

  #end(): void {
    if (!this.#isOver && !this.#isClosed && this.#hasIntents()) this.#parts.onEnded();
    this.#isOver = true;
  }

  #hasIntents(): boolean {
    return NAMES.some((name) => this.#intentsOf(name).size > 0);
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    if (!this.#isOver && this.#failures === 0 && this.#hasIntents()) this.#parts.onWaiting();
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures++);
    if (!this.#isOver) this.#timer = setTimeout(() => void this.work(), pause);
    this.#tell();
  }

  #intentsOf(name: SharedListName): Map<string, Intent> {
    return this.#intents.get(name) ?? new Map();
  }

  #tell(): void {
    this.#shown.clear();
    this.#parts.onChange();
  }
}

/** The same request may be taken later: no network, a shop that is busy or away. */
const isPassing = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Ids end in a number that only grows; one that comes late, over another process, tells what is known already. */
function isNews(heard: string, known: string | null): boolean {
  if (known === null || heard === known) return known === null;
  const numberOf = (eventId: string): number => Number(eventId.slice(eventId.lastIndexOf('-') + 1));
  return !(numberOf(heard) <= numberOf(known));
}

/** All new ones together, each that has a place of its own by itself, all that go together. */
function toRequests(intents: readonly [string, Intent][]): [string, Intent][][] {
  const added = intents.filter(([, { isOn, behind }]) => isOn && behind === null);
  const placed = intents.filter(([, { isOn, behind }]) => isOn && behind !== null);
  const removed = intents.filter(([, { isOn }]) => !isOn);
  return [added, ...placed.map((each) => [each]), removed].filter(({ length }) => length > 0);
}

function withIntents(settled: readonly string[], intents: ReadonlyMap<string, Intent>): readonly string[] {
  if (intents.size === 0) return settled;
  let shown = settled.filter((code) => intents.get(code)?.isOn !== false);
  for (const [code, { isOn, behind }] of intents)
    if (isOn && !settled.includes(code)) shown = putBehind(shown, code, behind);
  return shown;
}
