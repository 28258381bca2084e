/**
 * The sum of carrying in words that can be checked: «229 кг × 4 этажа × 6 ₸». Where awkward goods weigh more than they
 * are, the reckoned weight follows from the sum, so that what is told always comes to what is asked.
 */
import { formatNumber, formatTenge } from '#domain/money.ts';
import {
  FAR_CARRY,
  FREE_CARRY_M,
  type Lifting,
  type LiftRates,
  roundLiftingUp,
} from '#domain/orders/lifting.ts';
import type { Translate } from '../../i18n/translate.ts';

export function explainLifting(
  lift: Lifting,
  rates: LiftRates,
  { weightKg, priceTenge }: { weightKg: number; priceTenge: number },
  t: Translate,
): string {
  if (lift.mode === 'none') return '';
  const isFar = lift.carryMeters > FREE_CARRY_M;
  const { rate, floors } = rateOf(lift, rates);
  const factor = rate * floors * (isFar ? FAR_CARRY : 1);
  const sum = roundLiftingUp(weightKg * factor);
  if (priceTenge === rates.callOut && sum <= rates.callOut)
    return t('checkout.lift.callOut', { sum: formatTenge(rates.callOut) });
  const isPlain = sum === priceTenge;
  const formula = [
    t('checkout.lift.kg', { kg: formatNumber(isPlain ? weightKg : Math.floor(priceTenge / factor)) }),
    ...(lift.mode === 'floor' && lift.elevator === 'none'
      ? [t('checkout.lift.floors', { count: floors })]
      : []),
    t('checkout.lift.rate', { rate }),
    ...(isFar ? [t('checkout.lift.far')] : []),
  ].join(' × ');
  if (isPlain) return t('checkout.lift.rounded', { formula });
  // By a passenger lift what does not fit goes by the stairs: two rates, told as a rule.
  if (lift.mode === 'floor' && lift.elevator === 'passenger') return t('checkout.lift.passenger');
  return t('checkout.lift.awkward', { formula });
}

function rateOf({ mode, floor, elevator }: Lifting, rates: LiftRates): { rate: number; floors: number } {
  if (mode === 'unload') return { rate: rates.unload, floors: 1 };
  if (elevator === 'cargo') return { rate: rates.cargo, floors: 1 };
  if (elevator === 'passenger') return { rate: rates.passenger, floors: 1 };
  return { rate: rates.stairs, floors: Math.max(1, floor) };
}
