import { gaugePlace, listGaugeVehicles, type VehicleCode } from '#domain/delivery-tariff.ts';
import { formatNumber } from '#domain/money.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { VEHICLE_WORDS } from '../../page/arrival-words.ts';
import { useVehicles } from '../../page/delivery-facts.ts';
import styles from './weight-gauge.module.css';

const WIDTH = 360;
const TICKS = 40;

/** Side views, all driving the same way; 56 × 28. */
const SHAPES: Readonly<Record<string, string>> = {
  car: 'M4 21h4m8 0h20m8 0h6v-6l-6-2-7-7H18l-8 7-6 2v6zM14 13h24',
  van: 'M4 21h4m8 0h22m8 0h6v-7l-6-8H6a2 2 0 0 0-2 2v13zM38 6v8h14',
  'small-truck': 'M2 21h4m8 0h24m8 0h8v-6l-5-6h-9v12M2 21V3h38v18',
  truck: 'M1 21h3m8 0h5m8 0h15m8 0h7v-7l-5-5h-8v12M1 21V1h41v20',
};
const WHEELS: Readonly<Record<string, readonly number[]>> = {
  car: [12, 40],
  van: [12, 42],
  'small-truck': [10, 42],
  truck: [8, 21, 44],
};

/** How heavy the cart is, on a tape from a car to a truck. The words beside it say the same. */
export function WeightGauge({ weightKg, vehicle }: { weightKg: number; vehicle: VehicleCode | null }) {
  const { t } = useWords();
  const gauged = listGaugeVehicles(useVehicles());
  const zone = WIDTH / gauged.length;
  const end = Math.max(2, gaugePlace(weightKg, gauged) * WIDTH);
  const needed = gauged.findIndex(({ code }) => code === vehicle);
  const smaller = gauged[needed - 1];
  return (
    <section className={styles.part} aria-labelledby="cart-weight">
      <h2 className={styles.title} id="cart-weight">
        {t('cart.weight')}
      </h2>
      <p className={styles.words}>
        {vehicle
          ? t('cart.weightNeeds', { weight: weightKg, vehicle: t(VEHICLE_WORDS[vehicle]) })
          : t('cart.weightManager', { weight: weightKg })}{' '}
        {smaller && weightKg > smaller.maxKg
          ? t('cart.weightOver', {
              vehicle: t(VEHICLE_WORDS[smaller.code]),
              extra: weightKg - smaller.maxKg,
            })
          : null}
      </p>
      <svg className={styles.gauge} viewBox={`0 0 ${WIDTH} 84`} aria-hidden="true">
        {gauged.map(({ code }, at) => (
          <g
            key={code}
            className={styles.vehicle}
            data-needed={code === vehicle || undefined}
            transform={`translate(${at * zone + (zone - 56) / 2} 0)`}
          >
            <path d={SHAPES[code]} />
            {WHEELS[code]?.map((x) => (
              <circle key={x} cx={x} cy={22} r={4} />
            ))}
          </g>
        ))}
        <rect className={styles.ground} x={0.5} y={32.5} width={WIDTH - 1} height={24} />
        <rect className={styles.filled} x={0.5} y={32.5} width={end} height={24} />
        {Array.from({ length: TICKS - 1 }, (_, at) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: a tick is nothing but its place
            key={at}
            className={styles.tick}
            x1={((at + 1) * WIDTH) / TICKS}
            x2={((at + 1) * WIDTH) / TICKS}
            y1={32}
            y2={(at + 1) % 10 === 0 ? 46 : 39}
          />
        ))}
        <rect className={styles.pointer} x={Math.min(end, WIDTH - 3)} y={29} width={3} height={31} />
        <text className={styles.number} x={0} y={74}>
          0
        </text>
        {gauged.map(({ code, maxKg }, at) => (
          <text
            key={code}
            className={styles.number}
            x={(at + 1) * zone}
            y={74}
            data-end={at === gauged.length - 1 || undefined}
          >
            {formatNumber(maxKg)}
          </text>
        ))}
      </svg>
    </section>
  );
}
