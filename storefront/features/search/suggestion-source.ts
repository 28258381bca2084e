/**
 * Suggestions for the words being typed. Promises that only those for the last words are ever told, whichever answer
 * comes first; that words typed in one go cost one call; that what was asked once in this visit is there at once; that
 * a call which fails tells nothing at all; and that one which is refused for now is made again by itself. Knows neither React nor the network.
 */
export interface Intent {
  text: string;
  /** Whatever else the answer depends on: language, city, prices. */
  place: string;
}

export interface Told<Suggestions> {
  /** The words that the suggestions are for. */
  text: string;
  suggestions: Suggestions;
}

/** Too many questions for now. */
export const BUSY = Symbol('busy');

type Ask<Suggestions> = (text: string, signal: AbortSignal) => Promise<Suggestions | typeof BUSY | null>;

/** As long as a practised hand needs for the next letter. */
const PAUSE_MS = 120;
/** Questions are counted by the minute: soon enough for a hand that waits, rare enough to be let in again. */
const BUSY_PAUSE_MS = 3000;
const MAX_KEPT = 200;

export class SuggestionSource<Suggestions> {
  readonly #kept = new Map<string, Suggestions>();
  readonly #listeners = new Set<() => void>();
  #told: Told<Suggestions> | null = null;
  #wanted = '';
  #isBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  /** What is told now: it stays while newer words are on their way. */
  get = (): Told<Suggestions> | null => this.#told;

  /** The last words were refused for now. */
  isBusy = (): boolean => this.#isBusy;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  want({ text, place }: Intent, ask: Ask<Suggestions>): void {
    const words = text.trimStart();
    const key = `${place} ${words}`;
    if (key === this.#wanted) return;
    this.#wanted = key;
    this.#isBusy = false;
    clearTimeout(this.#timer);
    this.#asking?.abort();
    const kept = this.#kept.get(key);
    if (kept !== undefined) this.#tell({ text: words, suggestions: kept });
    else {
      // An emptied field shows nothing of the words that were in it.
      if (words === '') this.#tell(null);
      this.#timer = setTimeout(() => void this.#ask(key, words, ask), PAUSE_MS);
    }
  }

  async #ask(key: string, text: string, ask: Ask<Suggestions>): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    const suggestions = await ask(text, asking.signal);
    if (suggestions === BUSY) {
      if (asking.signal.aborted) return;
      this.#isBusy = true;
      this.#tell(null);
      this.#timer = setTimeout(() => void this.#ask(key, text, ask), BUSY_PAUSE_MS);
      return;
    }
    if (suggestions !== null) this.#keep(key, suggestions);
    if (asking.signal.aborted) return;
    this.#isBusy = false;
    // Asked again at the next letter, or when these words are typed again.
    if (suggestions === null) this.#wanted = '';
    this.#tell(suggestions === null ? null : { text, suggestions });
  }

  #keep(key: string, suggestions: Suggestions): void {
    this.#kept.set(key, suggestions);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  #tell(told: Told<Suggestions> | null): void {
    this.#told = told;
    for (const listener of this.#listeners) listener();
  }
}
