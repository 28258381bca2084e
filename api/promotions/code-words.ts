/** Why a code is refused, as a visitor reads it. */
import { errorMessage } from '#contract/errors.ts';
import type { Locale } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import type { CodeRefusal } from '#domain/promotions/promotions.ts';
import { formatDate } from '#domain/time.ts';
import { Refusal } from '../http/refusal.ts';

export function toRefusal(refusal: CodeRefusal, startsAt: Date | undefined, language: Locale): Refusal {
  const code = `promo_code.${refusal.reason}` as const;
  if (refusal.reason === 'min_sum') {
    return new Refusal(code, { minSum: formatTenge(refusal.minSum), left: formatTenge(refusal.left) });
  }
  return new Refusal(code, startsAt ? { date: formatDate(startsAt, language) } : {});
}

export const toWords = ({ code, details }: Refusal, language: Locale): string =>
  errorMessage(code, language, details);
