import type { VehicleCode } from '#domain/delivery-tariff.ts';
import { formatTenge } from '#domain/money.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import { VEHICLE_WORDS } from '../../../page/arrival-words.ts';
import { useVehicles } from '../../../page/delivery-facts.ts';
import styles from './vehicle-cards.module.css';

/** Side views on a sheet of 88 × 36, all driving the same way. */
const SHAPES: Readonly<Record<VehicleCode, { body: string; wheels: readonly number[] }>> = {
  car: { body: 'M4 27v-6l10-3 11-9h24l13 9 16 3 6 4v2z', wheels: [22, 68] },
  van: { body: 'M4 27V8q0-3 3-3h48l11 9 14 4 4 4v5z', wheels: [22, 68] },
  'small-truck': { body: 'M4 27V4h54v19h3V10h11l9 8 3 2v7z', wheels: [20, 68] },
  truck: { body: 'M2 27V2h60v21h3V9h11l8 9 2 2v7z', wheels: [14, 30, 74] },
  'crane-truck': { body: 'M2 27v-7h52v-3H40L20 5l2-3 22 11h10V9h14l8 9h10v9z', wheels: [14, 30, 72] },
};

interface VehicleCardsProps {
  /** What the order comes in; several of one kind for a great one. */
  chosen: readonly { code: VehicleCode; count: number }[];
  priceTenge: number;
  weightKg: number;
}

/** Which vehicle was picked by weight and size, between the one that is too small and the one that is not needed. */
export function VehicleCards({ chosen, priceTenge, weightKg }: VehicleCardsProps) {
  const { t } = useWords();
  const vehicles = useVehicles();
  const capacityOf = (code: VehicleCode) => vehicles.find((each) => each.code === code)?.maxKg ?? 0;
  const largest = vehicles.findLastIndex(({ code }) => chosen.some((each) => each.code === code));
  const first = Math.max(0, Math.min(largest - 1, vehicles.length - 3));
  const capacityKg = chosen.reduce((sum, { code, count }) => sum + count * capacityOf(code), 0);
  const share = capacityKg > 0 ? Math.min(1, weightKg / capacityKg) : 0;
  const isOne = chosen.length === 1;
  return (
    <ul className={styles.cards}>
      {vehicles.slice(first, first + 3).map(({ code, maxKg, maxM3 }, at) => {
        const count = chosen.find((each) => each.code === code)?.count ?? 0;
        return (
          <li key={code} className={styles.card} data-chosen={count > 0 || undefined}>
            <Vehicle code={code} />
            <p className={styles.name}>
              <b>
                {count > 1 ? `${count} × ` : ''}
                {t(VEHICLE_WORDS[code])}
              </b>
              <span>
                {count > 0
                  ? isOne
                    ? priceTenge === 0
                      ? t('cart.deliveryFree')
                      : formatTenge(priceTenge)
                    : null
                  : t(first + at < largest ? 'checkout.vehicleSmall' : 'checkout.vehicleLarge')}
              </span>
            </p>
            <p className={styles.limits}>{t('checkout.vehicleLimits', { kg: maxKg, volume: maxM3 })}</p>
            {count > 0 && isOne ? (
              <>
                <svg
                  className={styles.load}
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect className={styles.ground} width={100} height={6} />
                  <rect className={styles.filled} width={share * 100} height={6} />
                </svg>
                <p className={styles.limits}>
                  {t('checkout.vehicleLoad', {
                    percent: Math.round(share * 100),
                    kg: Math.max(0, Math.floor(capacityKg - weightKg)),
                  })}
                </p>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function Vehicle({ code }: { code: VehicleCode }) {
  const { body, wheels } = SHAPES[code];
  return (
    <svg className={styles.vehicle} width={88} height={36} viewBox="0 0 88 36" aria-hidden="true">
      <path d={body} />
      {wheels.map((x) => (
        <circle key={x} className={styles.wheel} cx={x} cy={28} r={5} />
      ))}
    </svg>
  );
}
