import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | null;

/** The best encoding a reader accepts: a plain look for the two words is what every browser needs. */
export function acceptedEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepts = request.headers['accept-encoding'];
  const text = typeof accepts === 'string' ? accepts : (accepts ?? '').toString();
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(text) ? 'gzip' : null;
}

/** Below this a compressed body saves less than its header costs. */
const MIN_BYTES = 1024;

export function compress(body: Buffer, encoding: Encoding, isWorthTheTime: boolean): Buffer {
  if (encoding === null || body.length < MIN_BYTES) return body;
  if (encoding === 'gzip') return gzipSync(body, { level: isWorthTheTime ? 9 : 3 });
  // A page for one visitor: less than half the time of quality 1 for a twenty-fifth more bytes.
  const quality = isWorthTheTime ? 9 : 0;
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
