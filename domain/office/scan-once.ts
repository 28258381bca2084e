/**
 * A camera sees the code of one package in every frame as long as it is held there. It counts once, and again only after it
 * has been out of sight: the next package is another look.
 */
export interface Sight {
  code: string;
  /** When it was seen last. */
  at: number;
}

/** A hand that trembles and a frame that is blurred are no new package. */
const OUT_OF_SIGHT_MS = 900;

/** `isNew`: it counts. */
export function lookOnce(
  last: Sight | null,
  code: string | null,
  at: number,
): { seen: Sight | null; isNew: boolean } {
  if (code === null) return { seen: last, isNew: false };
  const isSame = last !== null && last.code === code && at - last.at < OUT_OF_SIGHT_MS;
  return { seen: { code, at }, isNew: !isSame };
}
