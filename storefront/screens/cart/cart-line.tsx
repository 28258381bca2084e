import { useId } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { amountIn, findBaseUnit, findSecondUnit, saleRule } from '#domain/units.ts';
import { totalWeightKg } from '#domain/weight.ts';
import { Checkbox } from '../../design/choice.tsx';
import { Dotted } from '../../design/dotted.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { CartButton } from '../../features/cart/cart-button.tsx';
import { removeWithUndo } from '../../features/cart/remove-with-undo.ts';
import { cart } from '../../features/cart/use-cart.ts';
import { CardStock } from '../../features/catalog/card-stock.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { SavedToggle } from '../../features/catalog/saved-toggle.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './cart-line.module.css';
import type { CartRow } from './cart-rows.ts';
import { LineNotices } from './line-notices.tsx';
import { LineSum } from './line-sum.tsx';
import { LineWorks } from './line-works.tsx';

interface CartLineProps {
  row: CartRow;
  /** It stays out of the order: instead of the stepper stands what can be done about it. */
  isApart?: boolean;
  isChosen?: boolean;
  onChoose?: (isChosen: boolean) => void;
}

/** The id of a line: where the order button leads when there is too little of it. */
export const lineId = (code: string) => `line-${code}`;

export function CartLine({ row, isApart = false, isChosen = false, onChoose }: CartLineProps) {
  const { t, locale } = useWords();
  const nameId = useId();
  const { item, count } = row;
  const { product, stock } = item;
  const second = findSecondUnit(product.units);
  const isOver = !isApart && count > stock;
  const facts = [
    t('product.article', { productCode: product.productCode }),
    ...(second && second.name !== 'кг'
      ? [`${formatNumber(amountIn(count, second.ratio))}\u00A0${second.name}`]
      : []),
    t('product.kg', { count: totalWeightKg([{ product, count: Math.min(count, stock) }]) }),
  ];
  return (
    <li
      className={styles.line}
      id={lineId(product.code)}
      data-over={isOver || undefined}
      data-changed={row.change ? true : undefined}
      data-apart={isApart || undefined}
    >
      {onChoose ? (
        <Checkbox
          className={styles.choose}
          checked={isChosen}
          aria-label={t('cart.choose', { name: product.name })}
          onChange={(event) => onChoose(event.target.checked)}
        />
      ) : null}
      <div className={styles.picture}>
        <Picture of={product} size="sm_224" />
      </div>
      <div className={styles.words}>
        <a
          className={styles.name}
          id={nameId}
          href={localePath(`/p/${product.code}`, locale)}
          lang={product.isNameFallback ? 'ru' : undefined}
        >
          {keepNumbersWhole(product.name)}
        </a>
        <p className={styles.facts}>
          <Dotted>{(isApart ? facts.slice(0, 1) : facts).join(' · ')}</Dotted>
        </p>
        <CardStock product={product} />
      </div>
      <div className={styles.count}>
        {isApart ? (
          <CartButton product={product} />
        ) : (
          <Stepper
            count={count}
            limits={{ min: 0, max: stock }}
            rule={saleRule(product.units)}
            unit={findBaseUnit(product.units)?.name}
            isOver={isOver}
            describedBy={isOver ? `${nameId}-over` : undefined}
            label={t('cart.countOf', { name: product.name })}
            onChange={(next) =>
              next === 0 ? removeWithUndo(product, count, t) : cart.setCount(product.code, next)
            }
          />
        )}
      </div>
      <LineSum row={row} isApart={isApart} />
      <div className={styles.tools}>
        <SavedToggle list="favorite-products" code={product.code} nameId={nameId} />
        <IconButton
          icon="trash"
          iconSize={20}
          label={t('cart.remove')}
          aria-describedby={nameId}
          onClick={() => removeWithUndo(product, count, t)}
        />
      </div>
      {row.works.length > 0 ? <LineWorks works={row.works} className={styles.notices} /> : null}
      <LineNotices row={row} isOver={isOver} overId={`${nameId}-over`} className={styles.notices} />
    </li>
  );
}
