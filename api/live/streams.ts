/**
 * The streams that hang on this process. Promises that a reader who does not read, whose token has run out or who is
 * one too many costs a bounded amount, and that a quiet stream is kept alive. Knows sockets only by what it writes to.
 */

/** What a stream is written to: a server's response, or a test's list. */
export interface StreamOutput {
  write(text: string): unknown;
  end(): unknown;
  destroy(): unknown;
  readonly writableLength: number;
}

export interface Stream {
  readonly topic: string;
  readonly expiresAtMs: number;
  readonly output: StreamOutput;
}

/** One event of a topic; `message` is what a browser calls an event without a type. */
export interface LiveEvent {
  topic: string;
  type: string;
  eventId: string;
}

export const MESSAGE = 'message';
/** Within what proxies allow a silent connection, and what the contract promises. */
const BEAT_MS = 25_000;
const TICKS_PER_BEAT = 25;
/** A reader that leaves more than this unread is gone or stuck; it will come back and be told where things stand. */
const MOST_UNREAD_BYTES = 64 * 1024;

export class Streams {
  readonly #byTopic = new Map<string, Set<Stream>>();
  /** The beat goes round in portions, so that ten thousand streams are never all written to at once. */
  readonly #portions = Array.from({ length: TICKS_PER_BEAT }, () => new Set<Stream>());
  readonly #limits: { perTopic: number; inAll: number };
  #count = 0;
  #next = 0;
  #tick = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: { perTopic: number; inAll: number }) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#count;
  }

  get topics(): string[] {
    return [...this.#byTopic.keys()];
  }

  /** Why another stream of this topic cannot be opened; null when it can. */
  refusal(topic: string): 'topic' | 'all' | null {
    if (this.#count >= this.#limits.inAll) return 'all';
    return (this.#byTopic.get(topic)?.size ?? 0) >= this.#limits.perTopic ? 'topic' : null;
  }

  add(stream: Stream): void {
    let ofTopic = this.#byTopic.get(stream.topic);
    if (!ofTopic) {
      ofTopic = new Set();
      this.#byTopic.set(stream.topic, ofTopic);
    }
    ofTopic.add(stream);
    this.#portions[this.#next++ % TICKS_PER_BEAT]?.add(stream);
    this.#count++;
    this.#timer ??= setInterval(() => this.#beat(), BEAT_MS / TICKS_PER_BEAT).unref();
  }

  /** The connection is gone, or is to go. Told twice it does nothing. */
  remove(stream: Stream): void {
    const ofTopic = this.#byTopic.get(stream.topic);
    if (!ofTopic?.delete(stream)) return;
    if (ofTopic.size === 0) this.#byTopic.delete(stream.topic);
    for (const portion of this.#portions) if (portion.delete(stream)) break;
    this.#count--;
    if (this.#count > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  deliver(event: LiveEvent): void {
    const streams = this.#byTopic.get(event.topic);
    if (!streams) return;
    const text = toText(event);
    for (const stream of streams) this.send(stream, text);
  }

  send(stream: Stream, text: string): void {
    if (stream.expiresAtMs <= Date.now()) this.#end(stream);
    else if (stream.output.writableLength > MOST_UNREAD_BYTES) {
      this.remove(stream);
      stream.output.destroy();
    } else stream.output.write(text);
  }

  closeTopic(topic: string): void {
    for (const stream of this.#byTopic.get(topic) ?? []) this.#end(stream);
  }

  closeAll(): void {
    for (const topic of this.topics) this.closeTopic(topic);
  }

  #beat(): void {
    for (const stream of this.#portions[this.#tick++ % TICKS_PER_BEAT] ?? []) this.send(stream, ':\n\n');
  }

  #end(stream: Stream): void {
    this.remove(stream);
    stream.output.end();
  }
}

/** As the stream writes it. The event id stands where the browser keeps it and where a script reads it. */
export function toText({ type, eventId }: Pick<LiveEvent, 'type' | 'eventId'>): string {
  const name = type === MESSAGE ? '' : `event: ${type}\n`;
  return `${name}id: ${eventId}\ndata: ${JSON.stringify({ eventId })}\n\n`;
}
