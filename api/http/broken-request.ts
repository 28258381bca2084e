/** What could not even be read as HTTP: answered in the error's shape on the bare socket, then closed. */
import type { Socket } from 'node:net';
import { type ErrorCode, errorMessage, errors } from '#contract/errors.ts';
import { makeRequestId } from './request-log.ts';

const MALFORMED: { code: ErrorCode; phrase: string } = { code: 'request.malformed', phrase: 'Bad Request' };
const REFUSALS: Record<string, typeof MALFORMED> = {
  HPE_HEADER_OVERFLOW: { code: 'request.headers_too_large', phrase: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request.timeout', phrase: 'Request Timeout' },
};

/** For the words to arrive; then the connection is over, also for one who sends on and never hangs up. */
const LAST_WORDS_MS = 1000;

export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // A browser opens connections in advance: words on one that never asked would be taken for its first answer.
  const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isUnused || !socket.writable) {
    socket.destroy();
    return;
  }
  const { code, phrase } = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ message: errorMessage(code, 'ru'), code, requestId: makeRequestId() });
  socket.end(
    `HTTP/1.1 ${errors[code].status} ${phrase}\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
}
