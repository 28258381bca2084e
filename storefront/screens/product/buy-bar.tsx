import type { RefObject } from 'react';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { amountIn, findBaseUnit, findSecondUnit } from '#domain/units.ts';
import { CartBar } from '../../features/cart/cart-bar.tsx';
import { CartButton, type SellableProduct } from '../../features/cart/cart-button.tsx';
import { useCountInCart } from '../../features/cart/use-cart.ts';
import { useOutOfSight } from '../../features/cart/use-out-of-sight.ts';

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
      note={`${formatNumber(count)}\u00A0${findBaseUnit(product.units)?.name ?? ''}${amount}`}
    >
      <CartButton product={product} firstCount={wanted} />
    </CartBar>
  );
}
