/**
 * Whether two sides agree on what went back of a payment. A bank may know the sum to the tenge, or only that something or
 * everything went back: so its word is a range, and what the shop is not sure of is one too. Only ranges that do not meet
 * are a difference: who is told of differences that are none soon reads of no others.
 */

/** What went back of a payment by the bank's word: no less and no more than that. */
export interface GivenBack {
  leastTenge: number;
  mostTenge: number;
}

export interface GivenHere {
  doneTenge: number;
  /** Asked for, and nobody has heard of its end. */
  doubtTenge: number;
}

export interface RefundBreak {
  kind: 'refunded_there' | 'not_refunded_there';
  /** Null: the bank tells that it differs, not by how much. */
  thereTenge: number | null;
}

export const givenExactly = (tenge: number): GivenBack => ({ leastTenge: tenge, mostTenge: tenge });

export function findRefundBreak(
  { doneTenge, doubtTenge }: GivenHere,
  { leastTenge, mostTenge }: GivenBack,
): RefundBreak | null {
  const thereTenge = leastTenge === mostTenge ? leastTenge : null;
  if (leastTenge > doneTenge + doubtTenge) return { kind: 'refunded_there', thereTenge };
  return mostTenge < doneTenge ? { kind: 'not_refunded_there', thereTenge } : null;
}
