import { useState } from 'react';
import { totalStock } from '#domain/availability.ts';
import { formatNumber, formatPercent, formatTenge } from '#domain/money.ts';
import { toSaleCount } from '#domain/quantity.ts';
import { amountIn, findBaseUnit, findSecondUnit, packsFor, saleRule } from '#domain/units.ts';
import { useCountInCart } from '../cart/cart.ts';
import { ChoiceChip } from '../design/chip.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { parseAmount } from './amount.ts';
import styles from './amount-counter.module.css';
import type { ProductData } from './product-load.ts';

const RESERVES = [0, 5, 10, 15] as const;

interface AmountCounterProps {
  product: ProductData['product'];
  price: number;
  /** Told how many packs cover what was asked for; 1 while nothing is asked. */
  onCount: (count: number) => void;
}

/** From square metres (litres, kilograms) with a reserve to whole packs. */
export function AmountCounter({ product, price, onCount }: AmountCounterProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [reserve, setReserve] = useState(0);
  const inCart = useCountInCart(product.code);
  const base = findBaseUnit(product.units);
  const second = findSecondUnit(product.units);
  if (!base || !second) return null;

  const countOf = (typed: string, percent: number) => {
    const amount = parseAmount(typed);
    if (amount === null) return 0;
    const packs = packsFor(amount * (1 + percent / 100), second.ratio);
    return toSaleCount(packs, saleRule(product.units), totalStock(product.balance));
  };
  const tell = (typed: string, percent: number) => onCount(countOf(typed, percent) || 1);
  const count = countOf(text, reserve);
  const isReserved = second.name === 'м²';

  return (
    <div className={styles.counter}>
      <TextField
        label={t('product.amount')}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('product.amountExample')}
        suffix={second.name}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          tell(event.target.value, reserve);
        }}
      />
      {isReserved ? (
        <fieldset className={styles.reserve}>
          <legend className={styles.legend}>{t('product.reserveName')}</legend>
          {RESERVES.map((percent) => (
            <ChoiceChip
              key={percent}
              name="reserve"
              checked={percent === reserve}
              onChange={() => {
                setReserve(percent);
                tell(text, percent);
              }}
            >
              {formatPercent(percent)}
            </ChoiceChip>
          ))}
        </fieldset>
      ) : null}
      <p className={styles.result} aria-live="polite">
        {count > 0 ? (
          <>
            <b>
              {formatNumber(count)} {base.name}
            </b>{' '}
            = {formatNumber(amountIn(count, second.ratio))} {second.name}
            <b className={styles.sum}>{formatTenge(count * price)}</b>
          </>
        ) : (
          t('product.packHolds', {
            unit: base.name,
            amount: `${formatNumber(second.ratio)}\u00A0${second.name}`,
          })
        )}
      </p>
      {inCart > 0 && count > 0 && inCart !== count ? (
        <p className={styles.hint}>{t('product.inCart', { count: inCart, unit: base.name })}</p>
      ) : null}
    </div>
  );
}
