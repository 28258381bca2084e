/**
 * Between processes: what was published here is told to the others through PostgreSQL, one NOTIFY for all of the last
 * 50 ms (a NOTIFY within each writing transaction would cost a third of the writes and more). Of several events of one
 * kind on one topic the last is enough. Listens only while it is wanted, on one connection, and asks for it without end.
 */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database, Db } from '../database.ts';
import { notifyOthers } from './live.queries.ts';
import type { LiveEvent } from './streams.ts';

const CHANNEL = 'live';
const COLLECT_MS = 50;
const RETRY_MS = 1000;
/** PostgreSQL takes less than 8000 bytes. */
const MOST_PAYLOAD_BYTES = 7800;
/** With the database away for long, older news is worth nothing: readers are told where things stand when it is back. */
const MOST_WAITING = 10_000;

/** Without an event id: the streams of the topic are to be closed. */
const news = z.tuple([z.string(), z.string(), z.string()]);
const payload = z.object({ from: z.string(), news: z.array(news) });
type News = z.infer<typeof news>;

export interface RelayListener {
  hear(event: LiveEvent): void;
  close(topic: string): void;
  /** Something may have been missed: the connection was lost and is there again. */
  catchUp(): void;
}

export class Relay {
  readonly #db: Db;
  readonly #openListening: () => Database | null;
  readonly #listener: RelayListener;
  readonly #name = randomBytes(9).toString('base64url');
  readonly #waiting = new Map<string, News>();
  #timer: NodeJS.Timeout | undefined;
  #listening: Database | null | undefined;
  #isClosed = false;

  constructor(db: Db, openListening: () => Database | null, listener: RelayListener) {
    this.#db = db;
    this.#openListening = openListening;
    this.#listener = listener;
  }

  tell({ topic, type, eventId }: LiveEvent): void {
    this.#queue([topic, type, eventId]);
  }

  tellClose(topic: string): void {
    this.#queue([topic, '', '']);
  }

  listen(): void {
    if (this.#listening !== undefined || this.#isClosed) return;
    this.#listening = this.#openListening();
    let hasListened = false;
    const onListen = () => {
      if (hasListened) this.#listener.catchUp();
      hasListened = true;
    };
    // It goes on asking by itself when the first try fails.
    this.#listening?.listen(CHANNEL, (text) => this.#hear(text), onListen).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#flush().catch(() => undefined);
    await this.#listening?.end({ timeout: 0 });
  }

  #queue(item: News): void {
    const key = `${item[0]}\n${item[1]}`;
    this.#waiting.delete(key);
    if (this.#waiting.size < MOST_WAITING) this.#waiting.set(key, item);
    this.#schedule(COLLECT_MS);
  }

  #schedule(delayMs: number): void {
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#flush().catch(() => this.#schedule(RETRY_MS));
    }, delayMs).unref();
  }

  async #flush(): Promise<void> {
    const told = [...this.#waiting];
    if (told.length === 0) return;
    await notifyOthers(this.#db, CHANNEL, this.#toPayloads(told.map(([, item]) => item)));
    // What was published meanwhile stays for the next time.
    for (const [key, item] of told) if (this.#waiting.get(key) === item) this.#waiting.delete(key);
  }

  #toPayloads(items: readonly News[]): string[] {
    const payloads: string[] = [];
    let part: News[] = [];
    let size = 0;
    const close = () => {
      if (part.length > 0) payloads.push(JSON.stringify({ from: this.#name, news: part }));
      part = [];
      size = 0;
    };
    for (const item of items) {
      const bytes = Buffer.byteLength(JSON.stringify(item)) + 1;
      if (size + bytes > MOST_PAYLOAD_BYTES - 40) close();
      part.push(item);
      size += bytes;
    }
    close();
    return payloads;
  }

  #hear(text: string): void {
    const { from, news: items } = payload.parse(JSON.parse(text));
    if (from === this.#name) return;
    for (const [topic, type, eventId] of items) {
      if (eventId === '') this.#listener.close(topic);
      else this.#listener.hear({ topic, type, eventId });
    }
  }
}
