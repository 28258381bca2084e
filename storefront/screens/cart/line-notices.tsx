import { formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { formatDate } from '#domain/time.ts';
import { findBaseUnit } from '#domain/units.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { cart } from '../../features/cart/use-cart.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import type { CartRow } from './cart-rows.ts';

interface LineNoticesProps {
  row: CartRow;
  isOver: boolean;
  overId: string;
  className: string | undefined;
}

/** What must be said about a line: too little of it, changed elsewhere, another price than when it was put in. */
export function LineNotices({ row, isOver, overId, className }: LineNoticesProps) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const { item, count, change } = row;
  const { product, stock, availability, addedPrice, isSold } = item;
  const unit = findBaseUnit(product.units)?.name ?? '';
  const price = priceView(product, viewer?.isWholesale ? 'wholesale' : 'retail').price;
  const { code } = product;
  return (
    <>
      {change ? (
        <Notice
          className={className}
          look="changed"
          role="status"
          icon="refresh"
          title={t('cart.changedElsewhere')}
          action={
            <Button size={36} look="secondary" onClick={() => cart.setCount(code, change.before)}>
              {change.before === 0 ? t('cart.remove') : t('cart.takeBack', { count: change.before })}
            </Button>
          }
        >
          {t('cart.wasBecame', { before: change.before, after: change.after, unit })}
        </Notice>
      ) : null}
      {isOver ? (
        <Notice
          className={className}
          look="blocked"
          title={<span id={overId}>{t('cart.over', { stock, count, unit })}</span>}
          action={
            <Button size={36} onClick={() => cart.setCount(code, stock)}>
              {t('cart.take', { count: stock })}
            </Button>
          }
        >
          {t('cart.overText')}
        </Notice>
      ) : null}
      {isSold && availability.later > 0 && availability.today > 0 ? (
        <Notice className={className} look="good" icon="truck">
          {t('cart.split', {
            today: availability.today,
            later: availability.later,
            unit,
            day: availability.laterDate ? formatDate(availability.laterDate, locale) : '',
          })}
        </Notice>
      ) : null}
      {isSold && addedPrice !== undefined ? (
        <Notice className={className} look={price < addedPrice ? 'good' : 'changed'} icon="percent">
          {t(price < addedPrice ? 'cart.cheaper' : 'cart.dearer')} <s>{formatTenge(addedPrice)}</s> →{' '}
          <b>{formatTenge(price)}</b>
        </Notice>
      ) : null}
    </>
  );
}
