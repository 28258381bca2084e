/**
 * What every stand of a partner is built on: a real HTTP server on loopback that does what the partner's documents say,
 * and the faults that real lines have. `fail(...)` names what befalls the next questions, one each, in order.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * late: answers after the shop's patience · lost answer: does it, then cuts the line · 5xx, html: does nothing and
 * answers so · redirect: sends elsewhere · cut: does nothing and cuts the line.
 */
export type Fault = 'late' | 'lost answer' | '5xx' | 'html' | 'redirect' | 'cut' | 'none';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Told {
  status?: number;
  type?: string;
  body: string;
}

export interface Stand {
  url: string;
  /** Every question that came, whatever befell it. */
  asked: Asked[];
  fail(...faults: Fault[]): void;
  /** What was to befall it does not. */
  calm(): void;
  /** Called once something is done and before it is answered: where whoever asked may be killed. */
  whenDone(listener: ((asked: Asked) => void) | null): void;
  /** How much its clock goes ahead of ours. */
  clockAheadMs: number;
  now(): Date;
  close(): Promise<void>;
}

const LATE_MS = 400;

export const json = (value: unknown, status = 200): Told => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export async function openStand(
  answer: (asked: Asked, stand: Stand) => Told | Promise<Told>,
): Promise<Stand> {
  const faults: Fault[] = [];
  let listener: ((asked: Asked) => void) | null = null;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://stand');
    const { method = 'GET', headers } = request;
    const asked: Asked = { method, path, query, headers, body: Buffer.concat(chunks) };
    stand.asked.push(asked);
    const fault = faults.shift() ?? 'none';
    if (fault === 'cut') return void request.socket.destroy();
    const told =
      fault === '5xx' || fault === 'html' || fault === 'redirect'
        ? BROKEN[fault]
        : await answer(asked, stand);
    listener?.(asked);
    if (fault === 'lost answer') return void request.socket.destroy();
    if (fault === 'late') await sleep(LATE_MS);
    response.writeHead(told.status ?? 200, {
      'content-type': told.type ?? 'text/plain',
      location: '/elsewhere',
    });
    response.end(told.body);
  });
  const stand: Stand = {
    url: '',
    asked: [],
    fail: (...named) => void faults.push(...named),
    calm: () => void faults.splice(0),
    whenDone(next) {
      listener = next;
    },
    clockAheadMs: 0,
    now: () => new Date(Date.now() + stand.clockAheadMs),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stand.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stand;
}

const BROKEN: Record<'5xx' | 'html' | 'redirect', Told> = {
  '5xx': { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
  html: { status: 200, type: 'text/html', body: '<html>Technical works</html>' },
  redirect: { status: 302, type: 'text/plain', body: 'elsewhere' },
};
