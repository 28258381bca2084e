import { totalStock } from '#domain/availability.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { findBaseUnit, saleRule } from '#domain/units.ts';
import { usePricedCart } from '../cart/cart.ts';
import { Picture } from '../catalog/catalog.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Notice } from '../design/notice.tsx';
import { onPlainPress } from '../design/plain-press.ts';
import { Stepper } from '../design/stepper.tsx';
import { TextField } from '../design/text-field.tsx';
import { toaster } from '../design/toast-store.ts';
import { FromEstimate } from '../estimates/estimates.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { useHydrated } from '../layouts/use-hydrated.ts';
import styles from './calculator-goods.module.css';
import { type CalculatorItem, MAX_ITEMS, withCount, withGoods } from './calculator-state.ts';
import type { CalculatorData, CalculatorLine } from './promo-calculator-load.ts';
import type { Calculator } from './use-calculator.ts';

interface GoodsProps {
  data: CalculatorData;
  calculator: Calculator;
}

const MAX_COUNT = 100_000;

/** What is calculated: found by words, taken from the cart or from an estimate, each with its count and why it costs what it costs. */
export function CalculatorGoods({ data, calculator }: GoodsProps) {
  const { t } = useWords();
  const { lines, gifts, unknown } = data.result;
  return (
    <section className={styles.goods} aria-labelledby="calculator-goods">
      <h2 className={styles.title} id="calculator-goods">
        {t('promoCalculator.goods')}
      </h2>
      <Search data={data} calculator={calculator} />
      {unknown.length > 0 ? (
        <Notice look="changed">{t('promoCalculator.unknown', { count: unknown.length })}</Notice>
      ) : null}
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.product.code} line={line} calculator={calculator} />
          ))}
          {gifts.map(({ product, count, promotion }) => (
            <li key={promotion} className={styles.line}>
              <div className={styles.picture}>
                <Picture of={product} size="xs_96" />
              </div>
              <div className={styles.words}>
                <span className={styles.name}>{product.name}</span>
                <span className={styles.why}>
                  <Icon name="gift" size={16} /> {t('promoCalculator.gift', { count })}
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{t('promoCalculator.text')}</p>
      )}
    </section>
  );
}

function Search({ data, calculator }: GoodsProps) {
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
                  {product.name}
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

function Line({ line, calculator }: { line: CalculatorLine; calculator: Calculator }) {
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
          {product.name}
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
