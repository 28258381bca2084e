import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Button } from '../../design/button.tsx';
import { onPlainPress } from '../../design/plain-press.ts';
import { TextField } from '../../design/text-field.tsx';
import { toaster } from '../../design/toast-store.ts';
import { usePricedCart } from '../../features/cart/use-cart.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import { FromEstimate } from '../estimates/estimates.ts';
import styles from './calculator-goods.module.css';
import { type CalculatorItem, MAX_ITEMS, withCount, withGoods } from './calculator-state.ts';
import type { CalculatorData } from './promo-calculator-load.ts';
import type { Calculator } from './use-calculator.ts';

interface SearchProps {
  data: CalculatorData;
  calculator: Calculator;
}

/** Where goods come from: found by words (a plain form, without scripts too), the cart, an estimate. */
export function CalculatorSearch({ data, calculator }: SearchProps) {
  const { t, locale } = useWords();
  const { query, found } = data;
  const { state, hrefOf, change } = calculator;
  return (
    <div className={styles.search}>
      <search>
        <form className={styles.form} action={localePath('/promo-calculator', locale)}>
          {state.items.length > 0 ? (
            <input
              type="hidden"
              name="items"
              value={state.items.map(({ productCode, count }) => `${productCode}:${count}`).join(',')}
            />
          ) : null}
          {state.promo ? <input type="hidden" name="promo" value={state.promo.join(',')} /> : null}
          {state.card ? <input type="hidden" name="card" value="1" /> : null}
          {state.code === '' ? null : <input type="hidden" name="code" value={state.code} />}
          <TextField
            className={styles.field}
            label={t('promoCalculator.search')}
            isLabelHidden
            icon="search"
            type="search"
            name="q"
            key={query}
            defaultValue={query}
            placeholder={t('promoCalculator.searchExample')}
            maxLength={200}
          />
          <Button type="submit">{t('search.submit')}</Button>
        </form>
      </search>
      <FromElsewhere calculator={calculator} />
      {query !== '' && found.length === 0 ? (
        <p className={styles.empty}>{t('promoCalculator.nothing', { query })}</p>
      ) : null}
      {found.length > 0 ? (
        <ul className={styles.found} aria-label={t('promoCalculator.found')}>
          {found.map((product) => {
            const count = state.items.find(({ productCode }) => productCode === product.code)?.count ?? 0;
            const next = withCount(state, product.code, count + 1);
            return (
              <li key={product.code} className={styles.foundLine}>
                <Picture of={product} size="xs_96" />
                <span className={styles.name} id={`found-${product.id}`}>
                  {keepNumbersWhole(product.name)}
                </span>
                <b className={styles.price}>{formatTenge(product.discountPrice ?? product.price)}</b>
                <Button
                  size={36}
                  look="secondary"
                  icon="plus"
                  href={hrefOf(next)}
                  aria-describedby={`found-${product.id}`}
                  onClick={onPlainPress(() => change(next))}
                >
                  {count > 0 ? t('promoCalculator.more', { count }) : t('promoCalculator.add')}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

/** From the cart, which only the browser knows, and from one's own estimates. */
function FromElsewhere({ calculator }: { calculator: Calculator }) {
  const { t } = useWords();
  const isHydrated = useHydrated();
  const lines = usePricedCart().cart?.items.filter(({ isSold }) => isSold) ?? [];
  if (!isHydrated) return null;
  const take = (goods: readonly CalculatorItem[]) => {
    const next = withGoods(calculator.state, goods);
    const taken = new Set(next.items.map(({ productCode }) => productCode));
    if (goods.some(({ productCode }) => !taken.has(productCode)))
      toaster.show({ text: t('promoCalculator.full', { count: MAX_ITEMS }), subject: 'promo-calculator' });
    calculator.change(next);
  };
  return (
    <div className={styles.sources}>
      {lines.length > 0 ? (
        <Button
          look="quiet"
          icon="cart"
          onClick={() => take(lines.map(({ product, count }) => ({ productCode: product.code, count })))}
        >
          {t('promoCalculator.fromCart', { count: lines.length })}
        </Button>
      ) : null}
      <FromEstimate onTake={take} />
    </div>
  );
}
