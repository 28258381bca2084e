/** A setting that counts something. */
import { z } from 'zod';

export function wholeNumber(min: number, max: number) {
  const wants = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, wants)
    .transform(Number)
    .pipe(z.number(wants).min(min, wants).max(max, wants));
}
