/** One request over the wire: TLS verified, no redirect followed, the answer bounded in size and in time. */
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { request as requestPlain } from '../plain-http.ts';
import { Unknown } from './results.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  timeoutMs: number;
  maxBytes: number;
  /** The address that was looked at and may be called: the name is not asked about once more. */
  dial?: { address: string; family: 4 | 6 };
}

export interface Answer {
  status: number;
  contentType: string;
  /** Where it is sent on to; nobody follows by itself. */
  location: string | null;
  body: Buffer;
}

/** Nobody was there to hear it. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

export function send({ method, url, headers, body, timeoutMs, maxBytes, dial }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const isSecure = new URL(url).protocol === 'https:';
    const signal = AbortSignal.timeout(timeoutMs);
    const fail = (reason: unknown) => {
      const words = signal.aborted ? `no answer within ${timeoutMs} ms` : toWords(reason);
      reject(new Unknown(words, { wasSent: !NEVER_LEFT.has(words) }));
    };
    const wire = (isSecure ? requestSecure : requestPlain)(
      url,
      // A line of its own: one that was kept and is closed meanwhile would look like a question that got lost.
      {
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(body ?? '') },
        agent: false,
        // Whatever the environment says.
        rejectUnauthorized: true,
        ...(dial ? { lookup: lookupOf(dial) } : {}),
        signal,
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size <= maxBytes) return;
          fail(new Error(`an answer of more than ${maxBytes} bytes`));
          wire.destroy();
        });
        response.on('error', fail);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            location: response.headers.location ?? null,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    wire.on('error', fail);
    wire.end(body);
  });
}

/** Node asks for one or for all. */
const lookupOf =
  ({ address, family }: NonNullable<Request['dial']>): LookupFunction =>
  (_name, options, answer) => {
    if (options.all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };

/** Never the address: keys may stand in it. */
function toWords(reason: unknown): string {
  const code = (reason as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : reason instanceof Error ? reason.message : 'the line broke';
}
