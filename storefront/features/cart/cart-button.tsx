import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { Product } from '#contract/catalog.ts';
import { buttonStatus } from '#domain/availability.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { PLAIN_CART_FORM } from '#domain/plain-cart.ts';
import { cartButtonLimits, toSaleCount } from '#domain/quantity.ts';
import { amountIn, findBaseUnit, findSecondUnit, saleRule } from '#domain/units.ts';
import { Button } from '../../design/button.tsx';
import type { StepperProps } from '../../design/stepper.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import { askDialog } from '../feedback/ask-dialog-state.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import { cart, useCountInCart } from './use-cart.ts';

export type SellableProduct = Pick<
  Product,
  'id' | 'code' | 'name' | 'active' | 'units' | 'balance' | 'onOrder' | 'isOffline'
>;

/** Needed only by who has put something into the cart; fetched ahead when a pointer comes near a button. */
const stepperPart = new LatePart<StepperProps>(() =>
  import('../../design/stepper.tsx').then(({ Stepper }) => ({ default: Stepper })),
);

interface CartButtonProps {
  product: SellableProduct;
  /** box is the one of the product page: taller, with the unit beside the count. */
  look?: 'card' | 'box';
  /** How many the first press puts in; one unless the visitor has counted otherwise. */
  firstCount?: number;
}

/** The button of spec 4 in its four states; the first press puts the product in and leaves a stepper. */
export function CartButton({ product, look = 'card', firstCount = 1 }: CartButtonProps) {
  const { t, locale } = useWords();
  const size = look === 'box' ? 52 : 44;
  // What is no longer sold cannot be bought, whatever is left of it.
  const status = product.active ? buttonStatus(product) : 'disabled';
  if (status === 'active') return <CountButton product={product} look={look} firstCount={firstCount} />;
  if (status === 'order') {
    return (
      <Button
        isWide
        look="secondary"
        size={size}
        href={localePath('/contacts#callback', locale)}
        onPointerEnter={askDialog.warmUp}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          askDialog.open({ kind: 'order', product });
        }}
      >
        {t('button.order')}
      </Button>
    );
  }
  if (status === 'offline') {
    return (
      <Button isWide look="offline" size={size} href={localePath(`/p/${product.code}#stores`, locale)}>
        {t('button.offline')}
      </Button>
    );
  }
  // On its page the product has a button of its own beside this one.
  if (product.active && look === 'card') {
    return (
      <Button
        isWide
        look="secondary"
        size={size}
        aria-label={t('button.notifyLabel', { name: product.name })}
        onClick={() => askDialog.open({ kind: 'stock', product })}
        onPointerEnter={askDialog.warmUp}
      >
        {t('button.notify')}
      </Button>
    );
  }
  return (
    <Button isWide size={size} disabled>
      {t('button.disabled')}
    </Button>
  );
}

function CountButton({ product, look, firstCount }: Required<CartButtonProps>) {
  const { t } = useWords();
  const count = useCountInCart(product.code);
  const box = useRef<HTMLDivElement>(null);
  const keepsFocus = useRef(false);
  const heldOn = useRef<EventTarget | null>(null);
  const limits = cartButtonLimits(product.balance);
  const rule = saleRule(product.units);
  const second = findSecondUnit(product.units);
  const isInCart = count > 0;
  const Stepper = useLatePart(stepperPart, isInCart);

  // The pressed control has just given its place to another one: the focus stays here.
  useEffect(() => {
    if (!keepsFocus.current || (isInCart && !Stepper)) return;
    keepsFocus.current = false;
    const buttons = box.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [];
    Array.from(buttons).at(-1)?.focus();
  }, [isInCart, Stepper]);

  const change = (next: number) => {
    keepsFocus.current = isInCart !== next > 0;
    if (next === 0) removeWithUndo(product, count, t);
    else cart.setCount(product.code, next);
  };

  // A key held on one control must not go on pressing the one that has taken its place.
  const stopHeldKey = (event: KeyboardEvent) => {
    if (!event.repeat) heldOn.current = event.target;
    else if (event.target !== heldOn.current) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a held key from pressing twice
    <div ref={box} onKeyDown={stopHeldKey}>
      {isInCart && Stepper ? (
        <Stepper
          count={count}
          onChange={change}
          limits={limits}
          rule={rule}
          look={look === 'box' ? 'plain' : 'card'}
          unit={look === 'box' ? findBaseUnit(product.units)?.name : undefined}
          detail={second ? `${formatNumber(amountIn(count, second.ratio))}\u00A0${second.name}` : undefined}
          isOver={count > limits.max}
          label={t('cart.countOf', { name: product.name })}
        />
      ) : (
        <Button
          isWide
          icon="cart"
          aria-busy={isInCart || undefined}
          onPointerEnter={stepperPart.warmUp}
          onFocus={stepperPart.warmUp}
          size={look === 'box' ? 52 : 44}
          // Without the script the page has a form of this name (plain-cart-form.tsx); with it this leads nowhere.
          type="submit"
          form={PLAIN_CART_FORM}
          name="add"
          value={product.code}
          onClick={() => change(toSaleCount(firstCount, rule, limits.max))}
        >
          {t('button.active')}
        </Button>
      )}
    </div>
  );
}
