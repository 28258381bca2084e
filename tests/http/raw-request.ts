import { type IncomingMessage, request } from 'node:http';
import { inject } from 'vitest';

export interface RawAnswer {
  status: number;
  statusMessage: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Sends the path byte for byte: fetch would tidy up what must be seen as it is. */
export function rawGet(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(inject('shopUrl'));
  return new Promise((done, fail) => {
    const sending = request({ hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          statusMessage: response.statusMessage ?? '',
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    sending.on('error', fail);
    sending.end();
  });
}
