import { totalStock } from '#domain/availability.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { findBaseUnit, saleRule } from '#domain/units.ts';
import { Icon } from '../../design/icon.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import styles from './calculator-goods.module.css';
import { withCount } from './calculator-state.ts';
import type { CalculatorLine } from './promo-calculator-load.ts';
import type { Calculator } from './use-calculator.ts';

const MAX_COUNT = 100_000;

/** A product of the calculation: how many, what it comes to, and why. Without scripts its steps are links. */
export function CalculatorRow({ line, calculator }: { line: CalculatorLine; calculator: Calculator }) {
  const { t, locale } = useWords();
  const isHydrated = useHydrated();
  const { product, discounts, base, sum } = line;
  const { state, change, hrefOf } = calculator;
  const count = state.items.find(({ productCode }) => productCode === product.code)?.count ?? 0;
  const set = (next: number) => change(withCount(state, product.code, next));
  return (
    <li className={styles.line} data-gone={count === 0 || undefined}>
      <div className={styles.picture}>
        <Picture of={product} size="xs_96" />
      </div>
      <div className={styles.words}>
        <a className={styles.name} href={localePath(`/p/${product.code}`, locale)}>
          {keepNumbersWhole(product.name)}
        </a>
        <ul className={styles.reasons}>
          {discounts.map(({ title, amount, promotion, reason }) => (
            <li key={`${promotion} ${reason}`} className={styles.why}>
              <span>{title}</span> <b>{formatTenge(-amount)}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.count}>
        {isHydrated ? (
          <Stepper
            count={count}
            limits={{ min: 0, max: Math.max(count, Math.min(MAX_COUNT, totalStock(product.balance))) }}
            rule={saleRule(product.units)}
            unit={findBaseUnit(product.units)?.name}
            label={t('cart.countOf', { name: product.name })}
            onChange={set}
          />
        ) : (
          <span className={styles.plain}>
            <a href={hrefOf(withCount(state, product.code, count - 1))} aria-label={t('design.stepper.less')}>
              <Icon name="minus" size={20} />
            </a>
            {count} {findBaseUnit(product.units)?.name}
            <a href={hrefOf(withCount(state, product.code, count + 1))} aria-label={t('design.stepper.more')}>
              <Icon name="plus" size={20} />
            </a>
          </span>
        )}
      </div>
      <div className={styles.sum}>
        <b>{formatTenge(sum)}</b>
        {sum < base ? <s>{formatTenge(base)}</s> : null}
      </div>
    </li>
  );
}
