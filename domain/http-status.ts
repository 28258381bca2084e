/**
 * Spec 9: the default HTTP status for invalid codes is 200. Only where a page error is built; API failures always carry
 * their real 4xx or 5xx.
 */
export function pageErrorStatus(code: unknown): number {
  const status = typeof code === 'string' && /^\d{3}$/.test(code) ? Number(code) : code;
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 599
    ? status
    : 200;
}
