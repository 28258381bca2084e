const downCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'ENOENT',
  'ERR_STREAM_DESTROYED',
  'ERR_SOCKET_CLOSED',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'DATABASE_TOO_SLOW',
]);

/**
 * True when the query was right but PostgreSQL cannot serve it now: no connection, shutting down or starting
 * up, out of connections, memory or disk, too slow, or a lock that was not given in time. The same request may
 * succeed later: the answer is 503.
 */
export function isDatabaseDown(error: unknown): boolean {
  const code = codeOf(error);
  if (code === null) return false;
  return downCodes.has(code) || /^(08|53|57P|57014|55P03|58|25P03|40001|40P01)/.test(code);
}

/** True of those that PostgreSQL itself has given up, or that nobody waited for any longer: it is there, and too slow. */
export function isDatabaseSlow(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && /^(?:DATABASE_TOO_SLOW|57014|55P03)$/.test(code);
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
