import { localeOfPath } from '#domain/locale.ts';

/** spec 9: at most four route preloads at once. */
const MAX_AT_ONCE = 4;
const KEEP_MS = 30_000;

/** spec 7: in the language of its address. */
const fetchAhead = (url: string) =>
  fetch(url, { priority: 'low', headers: { 'x-language-id': localeOfPath(url) } });

/** Payloads on their way or just arrived, each for one use: the click that follows must not ask again. */
export class Preloads {
  readonly #kept = new Map<string, { answer: Promise<Response>; at: number }>();
  #running = 0;
  readonly #fetch: (url: string) => Promise<Response>;

  constructor(fetchPayload: (url: string) => Promise<Response> = fetchAhead) {
    this.#fetch = fetchPayload;
  }

  /** False when it is already there, or four others are on their way. */
  start(url: string): boolean {
    const kept = this.#kept.get(url);
    if ((kept && Date.now() - kept.at < KEEP_MS) || this.#running >= MAX_AT_ONCE) return false;
    this.#running += 1;
    const answer = this.#fetch(url).finally(() => {
      this.#running -= 1;
    });
    // A preload that fails is no failure: the click will ask itself, and tell.
    answer.catch(() => this.#kept.delete(url));
    this.#kept.set(url, { answer, at: Date.now() });
    return true;
  }

  /** After a change of city or login: what was fetched for the old one must not be shown. */
  clear(): void {
    this.#kept.clear();
  }

  take(url: string): Promise<Response> | null {
    const kept = this.#kept.get(url);
    this.#kept.delete(url);
    return kept && Date.now() - kept.at < KEEP_MS ? kept.answer : null;
  }
}

export const preloads = new Preloads();
