/** A 1C of our own: speaks as the real ones do, in the ways in which they differ. */

export interface OneCWays {
  address?: '/exchange/1c/' | '/exchange/1c' | '/bitrix/admin/1c_exchange.php';
  method?: 'GET' | 'POST';
  /** Told in `init`; undefined: an old client. */
  version?: string;
  /** Never sends the cookie back. */
  isBasicOnly?: boolean;
  partBytes?: number;
}

export interface Told {
  status: number;
  /** By lines; the first is the status word. */
  lines: string[];
  bytes: Buffer;
  headers: Record<string, unknown>;
}

interface Request {
  type: string;
  mode: string;
  filename?: string;
  version?: string;
  body?: Uint8Array;
  headers?: Record<string, string>;
}

export interface Asked {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
}

/** Whoever answers: an application within this process, or one over the wire. */
interface Answerer {
  inject(
    asked: Asked,
  ): PromiseLike<{ statusCode: number; rawPayload: Buffer; headers: Readonly<Record<string, unknown>> }>;
}

export class OneC {
  readonly #app: Answerer;
  readonly #login: string;
  readonly #password: string;
  readonly #ways: OneCWays;
  #cookie: string | null = null;

  constructor(app: Answerer, login: string, password: string, ways: OneCWays = {}) {
    this.#app = app;
    this.#login = login;
    this.#password = password;
    this.#ways = ways;
  }

  async ask({ type, mode, filename, version, body, headers = {} }: Request): Promise<Told> {
    const query = new URLSearchParams({
      type,
      mode,
      ...(filename ? { filename } : {}),
      ...(version ? { version } : {}),
    });
    const isBasic = mode === 'checkauth' || this.#ways.isBasicOnly === true;
    const answer = await this.#app.inject({
      method: body ? 'POST' : (this.#ways.method ?? 'GET'),
      url: `${this.#ways.address ?? '/exchange/1c/'}?${query}`,
      headers: {
        ...(isBasic ? { authorization: this.#basic() } : {}),
        ...(this.#cookie !== null && !isBasic ? { cookie: this.#cookie } : {}),
        ...(body ? { 'content-type': 'application/octet-stream' } : {}),
        ...headers,
      },
      ...(body ? { payload: Buffer.from(body) } : {}),
    });
    const bytes = answer.rawPayload;
    const lines = new TextDecoder('windows-1251').decode(bytes).split('\n');
    return { status: answer.statusCode, lines, bytes, headers: answer.headers };
  }

  #basic(): string {
    return `Basic ${Buffer.from(`${this.#login}:${this.#password}`).toString('base64')}`;
  }

  async greet(type = 'catalog'): Promise<Told> {
    const told = await this.ask({ type, mode: 'checkauth' });
    const [word, name, value] = told.lines;
    if (word === 'success') this.#cookie = `${name}=${value}`;
    return told;
  }

  init(type = 'catalog'): Promise<Told> {
    const { version } = this.#ways;
    return this.ask({ type, mode: 'init', ...(version === undefined ? {} : { version }) });
  }

  async sendFile(filename: string, bytes: Uint8Array, type = 'catalog'): Promise<Told> {
    const size = this.#ways.partBytes ?? 4 * 1024 * 1024;
    let told: Told | null = null;
    for (let at = 0; at < bytes.length; at += size) {
      told = await this.ask({ type, mode: 'file', filename, body: bytes.subarray(at, at + size) });
      if (told.lines[0] !== 'success') return told;
    }
    if (!told) throw new Error('an empty file is not sent');
    return told;
  }

  /** Repeats while it hears of progress, as 1C does. */
  async takeIn(filename: string, type = 'catalog'): Promise<Told> {
    for (;;) {
      const told = await this.ask({ type, mode: 'import', filename });
      if (told.lines[0] !== 'progress') return told;
    }
  }

  /** A whole run with one file. Old clients of orders say nothing after it. */
  async send(filename: string, bytes: Uint8Array, type = 'catalog'): Promise<Told> {
    await this.greet(type);
    await this.init(type);
    const sent = await this.sendFile(filename, bytes, type);
    const isOver = sent.lines[0] !== 'success' || (type === 'sale' && this.#ways.version === undefined);
    return isOver ? sent : this.takeIn(filename, type);
  }
}
