/**
 * Rendered pages of anonymous visitors, ready to send: compressed once, with a strong ETag, bounded in bytes, the
 * least recently asked for dropped first. What lies here is compressed, an eighth of the page: whoever takes none is
 * few, and waits for it to be unpacked. A page is fresh while the catalogue's version stands and for a minute;
 * afterwards it may still serve for a moment while it is rendered anew, and for ten minutes when the database is away.
 * Holds nothing personal: only answers to requests without a token are ever stored.
 */
import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { toOwnBytes } from '#api/http/own-bytes.ts';
import { compress, type Encoding } from './compress.ts';
import { writePage } from './page-bytes.ts';

export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** As quickly as it can be, for whoever it was made for, until somebody asks again; a short one as it is. */
  packed: Buffer;
  isPacked: boolean;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  version: number;
  storedAt: number;
}

const FRESH_MS = 60_000;
/** How long after a change a page may still be shown while the new one is being rendered. */
const CHANGING_MS = 5_000;
const RESCUE_MS = 600_000;

export type Freshness = 'fresh' | 'stale' | 'rescue' | 'gone';

export class PageCache {
  #pages = new Map<string, StoredPage>();
  #bytes = 0;
  #version = 0;
  #versionChangedAt = 0;
  readonly #maxBytes: number;
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = () => performance.now()) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The catalogue's version, told by whoever watches it: pages of an older one are no longer fresh. */
  setVersion(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#versionChangedAt = this.#now();
  }

  get version(): number {
    return this.#version;
  }

  find(key: string): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      // A Map keeps its order of insertion: putting it back makes it the newest.
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  freshnessOf(page: StoredPage): Freshness {
    const now = this.#now();
    const age = now - page.storedAt;
    if (age > RESCUE_MS) return 'gone';
    if (page.version !== this.#version)
      return now - this.#versionChangedAt <= CHANGING_MS ? 'stale' : 'rescue';
    return age <= FRESH_MS ? 'fresh' : 'stale';
  }

  /** `version` is the one from before the page was made: what changed meanwhile may be missing in it. */
  store(
    key: string,
    answer: { status: number; headers: Record<string, string>; body: string },
    version = this.#version,
  ): StoredPage {
    const plain = writePage(answer.body);
    const packed = compress(plain, 'br', false);
    const isPacked = packed !== plain;
    const page: StoredPage = {
      status: answer.status,
      headers: answer.headers,
      // Of an eighth of the letters: what is the same is the same when it is compressed.
      etag: `"${hash('sha256', packed, 'base64url').slice(0, 22)}"`,
      packed: toOwnBytes(packed),
      isPacked,
      br: undefined,
      gzip: undefined,
      version,
      storedAt: this.#now(),
    };
    this.#drop(key);
    this.#pages.set(key, page);
    this.#grow(page.packed.length + key.length);
    return page;
  }

  /** The page's bytes in an encoding, made when first asked for. */
  bodyOf(page: StoredPage, encoding: Encoding): Buffer {
    if (!page.isPacked) return page.packed;
    if (encoding === null) return unpack(page);
    let body = page[encoding];
    if (!body) {
      body = toOwnBytes(compress(unpack(page), encoding, true));
      page[encoding] = body;
      const isBetter = encoding === 'br';
      const spared = isBetter ? page.packed.length : 0;
      if (isBetter) page.packed = body;
      this.#grow(body.length - spared);
    }
    return body;
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    const goneBefore = this.#now() - RESCUE_MS;
    // Those at the front have not been asked for the longest: what serves nobody any more need not wait until all is full.
    for (const [key, { storedAt }] of this.#pages) {
      if (this.#bytes <= this.#maxBytes && storedAt >= goneBefore) break;
      this.#drop(key);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= key.length + page.packed.length + (page.gzip?.length ?? 0);
  }
}

const unpack = ({ packed }: StoredPage): Buffer => brotliDecompressSync(packed);
