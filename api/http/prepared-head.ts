/**
 * The head of an answer that is sent many times. Node checks and writes all names and values for each answer anew, which is a
 * third of what a kept page costs; here it does so once, and what it wrote is sent again around the few values that are
 * each answer's own. Where a head depends on more, as on a connection that ends with it, Node writes it as ever.
 */
import type { ServerResponse } from 'node:http';

/** What Node keeps of a head; where another version keeps it elsewhere, it goes on writing each of them. */
interface Written {
  _header?: unknown;
  maxRequestsOnConnectionReached?: boolean;
}

export class PreparedHead {
  readonly #status: number;
  readonly #shared: readonly string[];
  /** As Node wrote it, up to the answer's own values and behind the date. */
  #written: { before: string; after: string } | null = null;

  /** `shared`: name and value in turn. */
  constructor(status: number, shared: readonly string[]) {
    this.#status = status;
    this.#shared = shared;
  }

  /** `own`: name and value in turn, made by the shop: nobody looks for ends of lines in them. At least one. */
  send(response: ServerResponse, own: readonly string[], body?: Buffer): void {
    const isUsual = goesOn(response);
    if (!isUsual || !this.#written) {
      response.writeHead(this.#status, [...this.#shared, ...own]);
      if (isUsual) this.#learn(response, own[0] ?? '');
    } else {
      let head = this.#written.before;
      for (let at = 0; at < own.length; at += 2) head += `${own[at]}: ${own[at + 1]}\r\n`;
      response.statusCode = this.#status;
      (response as Written)._header = `${head}Date: ${sayNow()}${this.#written.after}`;
    }
    response.end(body);
  }

  #learn(response: ServerResponse, firstOwn: string): void {
    const { _header: written } = response as Written;
    if (typeof written !== 'string' || !written.endsWith('\r\n\r\n')) return;
    const ownAt = written.indexOf(`\r\n${firstOwn}: `);
    const dateAt = written.indexOf('\r\nDate: ', ownAt);
    if (ownAt < 0 || dateAt < 0) return;
    this.#written = {
      before: written.slice(0, ownAt + 2),
      after: written.slice(written.indexOf('\r\n', dateAt + 2)),
    };
  }
}

/** The connection stays open behind it, which is what most answers say. */
const goesOn = (response: ServerResponse): boolean =>
  response.shouldKeepAlive &&
  response.req.httpVersion === '1.1' &&
  (response as Written).maxRequestsOnConnectionReached !== true;

let second = 0;
let words = '';

function sayNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    words = new Date(now * 1000).toUTCString();
  }
  return words;
}
