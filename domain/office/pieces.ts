/** A file in pieces: how many there are and how long each must be. One rule for the phone that sends and the shop that takes. */

export const PIECE_BYTES = 256 * 1024;
export const MOST_BYTES = { picture: 20 * 1024 * 1024, document: 10 * 1024 * 1024 } as const;
export type UploadKind = keyof typeof MOST_BYTES;

export const countPieces = (size: number): number => Math.ceil(size / PIECE_BYTES);

/** Of the n-th piece, from 0 on; 0 where there is no such piece. */
export function lengthOfPiece(size: number, n: number): number {
  if (!Number.isInteger(n) || n < 0 || n >= countPieces(size)) return 0;
  return Math.min(PIECE_BYTES, size - n * PIECE_BYTES);
}

/** What is still to be sent, in order. */
export const listMissing = (size: number, has: readonly number[]): number[] => {
  const known = new Set(has);
  return Array.from({ length: countPieces(size) }, (_piece, n) => n).filter((n) => !known.has(n));
};
