/** When money that staff give back needs a second pair of eyes. */
export interface RefundLimits {
  /** One refund above this. */
  sumTenge: number;
  /** All that one person has given back in a day, this one counted in, above this. */
  dayTenge: number;
}

/** `givenTenge`: given back by the same person today without another's yes. Null: they may alone. */
export function findRefundReason(
  { sumTenge, givenTenge }: { sumTenge: number; givenTenge: number },
  limits: RefundLimits,
): 'refund' | 'refund_day' | null {
  if (sumTenge > limits.sumTenge) return 'refund';
  return givenTenge + sumTenge > limits.dayTenge ? 'refund_day' : null;
}
