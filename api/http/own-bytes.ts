/**
 * Bytes that are kept for long, in memory of their own. Node cuts small buffers, and whatever it compresses, out of common
 * pieces of 64 KB, and one of a hundred bytes that is kept keeps its whole piece, with what has long been thrown away.
 */
export function toOwnBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/** The same for a text, written once. */
export function writeOwnBytes(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  own.write(text);
  return own;
}
