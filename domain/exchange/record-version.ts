/**
 * `НомерВерсии`: eight bytes of a counter of the base, written in base64; 3.1 puts the number of a setting of the exchange
 * behind it. The later number is the later version; of numbers that are none nobody can tell.
 */
function parseVersion(text: string | null): bigint | null {
  const counter =
    /^([A-Za-z0-9+/]{4,16}={0,2})$/.exec(text ?? '') ?? /^([A-Za-z0-9+/]{11}=)\d+$/.exec(text ?? '');
  if (counter?.[1] === undefined) return null;
  const bytes = Uint8Array.from(atob(counter[1]), (sign) => sign.charCodeAt(0));
  return bytes.length > 8 ? null : bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

/** True only where both are numbers and what is told is not the later one. */
export function isOlderVersion(told: string | null, known: string | null): boolean {
  const [one, other] = [parseVersion(told), parseVersion(known)];
  return one !== null && other !== null && one <= other;
}
