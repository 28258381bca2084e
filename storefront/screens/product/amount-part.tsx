import { type Coverage, hasReserve, RESERVES } from '#domain/coverage.ts';
import { formatNumber, formatPercent, formatTenge } from '#domain/money.ts';
import { findBaseUnit, findSecondUnit } from '#domain/units.ts';
import { ChoiceChip } from '../../design/chip.tsx';
import { Icon } from '../../design/icon.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './amount-part.module.css';
import type { ProductData } from './product-data.ts';

export interface Intent {
  text: string;
  reserve: number;
}

export interface AmountCounterProps {
  product: ProductData['product'];
  intent: Intent;
  onIntent: (intent: Intent) => void;
  /** Null while what is typed is no amount. */
  coverage: Coverage | null;
}

/** More boxes than this say no more than their number. */
const MOST_BOXES = 12;

/** From square metres (litres, kilograms) with a reserve to whole packs. */
export default function AmountCounter({ product, intent, onIntent, coverage }: AmountCounterProps) {
  const { t } = useWords();
  const base = findBaseUnit(product.units);
  const second = findSecondUnit(product.units);
  if (!base || !second) return null;
  const amount = (value: number) => `${formatNumber(value)}\u00A0${second.name}`;
  return (
    <div className={styles.counter} data-print="no">
      <div className={styles.asked}>
        <TextField
          label={t(hasReserve(product.units) ? 'product.area' : 'product.amount')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          suffix={second.name}
          value={intent.text}
          onChange={(event) => onIntent({ ...intent, text: event.target.value })}
        />
        {hasReserve(product.units) ? (
          <fieldset>
            <legend className={styles.legend}>{t('product.reserveName')}</legend>
            <div className={styles.chips}>
              {RESERVES.map((percent) => (
                <ChoiceChip
                  key={percent}
                  name="reserve"
                  checked={percent === intent.reserve}
                  onChange={() => onIntent({ ...intent, reserve: percent })}
                >
                  {formatPercent(percent)}
                </ChoiceChip>
              ))}
            </div>
          </fieldset>
        ) : null}
      </div>
      <div className={styles.result} aria-live="polite">
        {coverage ? (
          <>
            {coverage.count <= MOST_BOXES ? (
              <p className={styles.boxes} aria-hidden="true">
                {Array.from({ length: coverage.count }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: boxes are alike
                  <Icon key={index} name="box" size={20} />
                ))}
              </p>
            ) : null}
            <p>
              <b>
                {formatNumber(coverage.count)}
                {'\u00A0'}
                {base.name}
              </b>{' '}
              = {amount(coverage.holds)}
              <b className={styles.sum}>{formatTenge(coverage.sumTenge)}</b>
            </p>
            <p className={styles.hint}>
              {coverage.isShort
                ? t('product.short', { count: coverage.count, unit: base.name })
                : t('product.leftover', { amount: amount(coverage.leftover) })}
              <span className={styles.sum}>{t('product.kg', { count: coverage.weightKg })}</span>
            </p>
          </>
        ) : (
          <p className={styles.hint}>
            {t('product.packHolds', { unit: base.name, amount: amount(second.ratio) })}
          </p>
        )}
      </div>
    </div>
  );
}
