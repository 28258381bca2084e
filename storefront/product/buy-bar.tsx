import type { RefObject } from 'react';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { amountIn, findBaseUnit, findSecondUnit } from '#domain/units.ts';
import { CartBar, CartButton, type SellableProduct, useCountInCart, useOutOfSight } from '../cart/cart.ts';

interface BuyBarProps {
  product: SellableProduct;
  price: number;
  wanted: number;
  /** The button in the page: while it is seen, the bar is not. */
  box: RefObject<HTMLElement | null>;
}

/** On a phone: the price and the button while those of the page are out of sight. */
export function BuyBar({ product, price, wanted, box }: BuyBarProps) {
  const isShown = useOutOfSight(box);
  const count = useCountInCart(product.code) || wanted;
  if (!isShown) return null;
  const second = findSecondUnit(product.units);
  const amount = second ? ` · ${formatNumber(amountIn(count, second.ratio))}\u00A0${second.name}` : '';
  return (
    <CartBar
      sum={formatTenge(price * count)}
      note={`${formatNumber(count)} ${findBaseUnit(product.units)?.name ?? ''}${amount}`}
    >
      <CartButton product={product} firstCount={wanted} />
    </CartBar>
  );
}
