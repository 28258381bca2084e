/** `90000.00` or 90000: whole tenge; anything else is no sum that the shop ever asks for. */
export function parseTenge(sum: string | number): number {
  const [, whole] = /^(\d{1,9})(?:\.0{1,2})?$/.exec(String(sum)) ?? [];
  // Money of no such sum is nobody's: it meets «another amount than the payment's».
  return whole === undefined ? 0 : Number(whole);
}
