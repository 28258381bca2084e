/**
 * One stream of live updates, kept open: a token for each opening, growing pauses with chance in them after failures, so
 * that a shop that comes back is not met by all its readers at once. Ends by itself when the session is over.
 */
import type { Answer, Result } from '../../api-client.ts';

/** `message` is the cart's: what a browser calls an event without a type. */
export type LiveEventType = 'message' | 'lists' | 'orders';

type Authorization = Answer<'GET /api/v1/sse/authorize/'>;

/** What of an EventSource is used. */
export interface Source {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

export interface StreamParts {
  authorize(): Promise<Result<Authorization>>;
  open(url: string): Source;
  hear(type: LiveEventType, eventId: string): void;
}

const TYPES: readonly LiveEventType[] = ['message', 'lists', 'orders'];
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

export class LiveStream {
  readonly #parts: StreamParts;
  #source: Source | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #lastEventId: string | null = null;
  /** Counts the lives of the stream: what belongs to an earlier one is ignored. */
  #life = 0;
  #isRunning = false;

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#failures = 0;
    void this.#connect();
  }

  stop(): void {
    this.#isRunning = false;
    this.#drop();
  }

  /** The network is back: no reason to wait any longer. */
  retryNow(): void {
    if (!this.#isRunning || this.#source) return;
    this.#failures = 0;
    void this.#connect();
  }

  #drop(): void {
    this.#life++;
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  async #connect(): Promise<void> {
    this.#drop();
    const life = this.#life;
    const answer = await this.#parts.authorize();
    if (life !== this.#life) return;
    if (!answer.ok) {
      // The session is over: nobody's stream.
      if (answer.status === 401 || answer.status === 403) this.stop();
      else this.#retryLater();
      return;
    }
    const source = this.#parts.open(this.#toUrl(answer.value.data));
    this.#source = source;
    for (const type of TYPES) source.addEventListener(type, (event) => this.#hear(type, event));
    source.addEventListener('open', () => {
      this.#failures = 0;
    });
    // Ours to open again: the token of this stream may have run out.
    source.addEventListener('error', () => {
      if (this.#source === source) this.#retryLater();
    });
  }

  #toUrl({ url, topic, token }: Authorization['data']): string {
    const search = new URLSearchParams({ topic, authorization: token });
    if (this.#lastEventId !== null) search.set('lastEventID', this.#lastEventId);
    return `${url}?${search}`;
  }

  #hear(type: LiveEventType, { lastEventId }: MessageEvent<string>): void {
    this.#lastEventId = lastEventId;
    this.#parts.hear(type, lastEventId);
  }

  #retryLater(): void {
    this.#drop();
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures++);
    this.#timer = setTimeout(() => void this.#connect(), pause * (0.5 + Math.random() / 2));
  }
}
