/**
 * Answers that are the same for many, as they were sent: by call, what was asked, city, language and price class. Dropped
 * when the catalogue has changed, as pages are, and after a minute at the latest; bounded in bytes, the least recently
 * asked for dropped first. Holds nothing of anybody: an answer that could differ between two of a class is not kept.
 */
import type { Locale } from '#domain/locale.ts';
import { writeOwnBytes } from './own-bytes.ts';

/** All that such an answer may depend on. */
export interface AnswerKey {
  call: string;
  /** What was asked, checked and without the city. */
  input: string;
  cityCode: string;
  language: Locale;
  priceClass: string;
}

/** An answer that is there, found by the address at which it was asked for. */
export interface NamedAnswer {
  body: Buffer;
  /** As metrics and the log call it. */
  route: string;
}

export type NameAddress = (address: string, route: string, key: AnswerKey) => void;

interface KeptAnswer {
  text: Promise<Buffer>;
  /** Null while it is being made. */
  body: Buffer | null;
  /** 0 while it is being made. */
  bytes: number;
  madeAt: number;
}

/** What changes with the hour alone, such as a store that closes, is told by nobody. */
const FRESH_MS = 60_000;
/** Addresses as they are asked for, to the answer that they come down to. */
const MOST_ADDRESSES = 20_000;
/** Longer ones are invented, and would fill the memory: they find their answer by way of the application. */
const MOST_LETTERS = 400;

export class KeptAnswers {
  /** Replaced by a change: what is being made then still ends up in the old one, which nobody reads. */
  #shelf = new Map<string, KeptAnswer>();
  /** Replaced with it: a city that is new may be what an address means from now on. */
  #addresses = new Map<string, { name: string; route: string }>();
  #bytes = 0;
  readonly #maxBytes: number;
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = () => performance.now()) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  forget(): void {
    this.#shelf = new Map();
    this.#addresses = new Map();
    this.#bytes = 0;
  }

  /** The answer if it is kept or on its way; whoever asks for it meanwhile waits for the same one. */
  find(key: AnswerKey): Promise<Buffer> | undefined {
    return this.#find(toName(key))?.text;
  }

  /**
   * To be taken before it is looked at what an address asks for, to say then what it comes down to: that holds as long as
   * nothing has changed in between, nor changes afterwards.
   */
  beginNaming(): NameAddress {
    const addresses = this.#addresses;
    return (address, route, key) => {
      if (address.length > MOST_LETTERS) return;
      if (addresses.size >= MOST_ADDRESSES) addresses.clear();
      addresses.set(address, { name: toName(key), route });
    };
  }

  /** The answer of an address, if both are known and it has been made. */
  findNamed(address: string): NamedAnswer | undefined {
    const known = this.#addresses.get(address);
    const body = known && this.#find(known.name)?.body;
    return known && body ? { body, route: known.route } : undefined;
  }

  #find(name: string): KeptAnswer | undefined {
    const kept = this.#shelf.get(name);
    if (!kept) return undefined;
    if (this.#now() - kept.madeAt > FRESH_MS) {
      this.#drop(name);
      return undefined;
    }
    // A Map keeps its order of insertion: putting it back makes it the newest.
    this.#shelf.delete(name);
    this.#shelf.set(name, kept);
    return kept;
  }

  /** Makes it unless it is there. A failure is everybody's who waited for it, and is not kept. */
  take(key: AnswerKey, make: () => Promise<unknown>): Promise<Buffer> {
    const known = this.find(key);
    if (known !== undefined) return known;
    const name = toName(key);
    const shelf = this.#shelf;
    const kept: KeptAnswer = {
      text: make().then((body) => writeOwnBytes(JSON.stringify(body))),
      body: null,
      bytes: 0,
      madeAt: this.#now(),
    };
    shelf.set(name, kept);
    kept.text.then(
      (body) => {
        if (this.#shelf !== shelf || shelf.get(name) !== kept) return;
        kept.body = body;
        kept.bytes = body.length + name.length;
        this.#bytes += kept.bytes;
        this.#makeRoom();
      },
      () => {
        if (shelf.get(name) === kept) shelf.delete(name);
      },
    );
    return kept.text;
  }

  #makeRoom(): void {
    const freshSince = this.#now() - FRESH_MS;
    for (const [name, { madeAt }] of this.#shelf) {
      if (this.#bytes <= this.#maxBytes && madeAt >= freshSince) break;
      this.#drop(name);
    }
  }

  #drop(name: string): void {
    this.#bytes -= this.#shelf.get(name)?.bytes ?? 0;
    this.#shelf.delete(name);
  }
}

const toName = ({ call, input, cityCode, language, priceClass }: AnswerKey): string =>
  `${call} ${language} ${cityCode} ${priceClass} ${input}`;
