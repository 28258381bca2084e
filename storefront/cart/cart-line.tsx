import { useId } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { amountIn, findBaseUnit, findSecondUnit, saleRule } from '#domain/units.ts';
import { CardStock, Picture, SavedToggle } from '../catalog/catalog.ts';
import { Button } from '../design/button.tsx';
import { IconButton } from '../design/icon-button.tsx';
import { Notice } from '../design/notice.tsx';
import { Stepper } from '../design/stepper.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { CartButton } from './cart-button.tsx';
import styles from './cart-line.module.css';
import type { SummaryLine } from './cart-summary.ts';
import { setCount } from './local-cart.ts';
import { removeWithUndo } from './remove-with-undo.ts';

interface CartLineProps {
  line: SummaryLine;
  /** It stays out of the order: instead of the stepper stands what can be done about it. */
  isApart?: boolean;
}

export function CartLineRow({ line, isApart = false }: CartLineProps) {
  const { t, locale } = useWords();
  const nameId = useId();
  const { product, count, stock } = line;
  const href = localePath(`/p/${product.code}`, locale);
  const unit = findBaseUnit(product.units)?.name;
  const second = findSecondUnit(product.units);
  const isOver = !isApart && count > stock;
  return (
    <li className={styles.line} data-over={isOver || undefined} data-apart={isApart || undefined}>
      <div className={styles.picture}>
        <Picture of={product} size="sm_224" />
      </div>
      <div className={styles.words}>
        <a className={styles.name} id={nameId} href={href} lang={product.isNameFallback ? 'ru' : undefined}>
          {product.name}
        </a>
        <p className={styles.facts}>
          {t('product.article', { productCode: product.productCode })}
          {second && !isApart
            ? ` · ${formatNumber(amountIn(count, second.ratio))}\u00A0${second.name}`
            : null}
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
            unit={unit}
            isOver={isOver}
            label={t('cart.countOf', { name: product.name })}
            onChange={(next) =>
              next === 0 ? removeWithUndo(product, count, t) : setCount(product.code, next)
            }
          />
        )}
      </div>
      <LineSum line={line} isApart={isApart} />
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
      {isOver ? (
        <Notice
          className={styles.notice}
          look="blocked"
          title={t('cart.over', { stock, count, unit: unit ?? '' })}
          action={
            <Button size={36} onClick={() => setCount(product.code, stock)}>
              {t('cart.take', { count: stock })}
            </Button>
          }
        >
          {t('cart.overText')}
        </Notice>
      ) : null}
    </li>
  );
}

function LineSum({ line, isApart }: Required<CartLineProps>) {
  const { t } = useWords();
  const { view, sum, count, stock } = line;
  if (isApart) {
    return (
      <div className={styles.sum}>
        <b>{formatTenge(view.price)}</b>
        {view.kind === 'last' ? <span>{t('price.last')}</span> : null}
      </div>
    );
  }
  const sold = Math.min(count, stock);
  const struck = 'struckPrice' in view ? view.struckPrice : null;
  return (
    <div className={styles.sum} data-kind={view.kind}>
      <b>{formatTenge(sum)}</b>
      {struck === null ? null : <s>{formatTenge(struck * sold)}</s>}
      <span>
        {formatTenge(view.price)} × {formatNumber(sold)}
      </span>
      {view.kind === 'club' && view.clubPrice < view.price ? (
        <span className={styles.club}>
          {t('cart.clubSaves', { sum: formatTenge((view.clubPrice - view.price) * sold) })}
        </span>
      ) : null}
    </div>
  );
}
