/** What could not even be read as HTTP: answered in the error's shape on the bare socket, then closed. */
import type { Socket } from 'node:net';
import { type ErrorCode, errorMessage, errors } from '#contract/errors.ts';
import { makeRequestId } from './request-log.ts';

export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code: ErrorCode =
    error.code === 'HPE_HEADER_OVERFLOW' ? 'request.headers_too_large' : 'request.malformed';
  const body = JSON.stringify({ message: errorMessage(code, 'ru'), code, requestId: makeRequestId() });
  socket.end(
    `HTTP/1.1 ${errors[code].status} ${code === 'request.malformed' ? 'Bad Request' : 'Request Header Fields Too Large'}\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
}
