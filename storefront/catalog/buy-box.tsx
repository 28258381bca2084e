import { useRef, useState } from 'react';
import { buttonStatus } from '#domain/availability.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { findBaseUnit, findSecondUnit, secondUnitPrice } from '#domain/units.ts';
import { CartButton, useCountInCart } from '../cart/cart.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import { Panel } from '../design/panel.tsx';
import { PriceBlock } from '../design/price-block.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import type { MessageKey } from '../i18n/translate.ts';
import { useShell } from '../shell.ts';
import { AmountCounter } from './amount-counter.tsx';
import { BuyBar } from './buy-bar.tsx';
import styles from './buy-box.module.css';
import { CardStock } from './card-stock.tsx';
import type { ProductData } from './product-load.ts';

const PROMISES: readonly { icon: IconName; href: string; words: MessageKey }[] = [
  { icon: 'store', href: '#stores', words: 'product.pickup' },
  { icon: 'truck', href: '/delivery', words: 'product.delivery' },
  { icon: 'undo', href: '/returns', words: 'product.returns' },
];

/** The one panel of the page where it is bought: price, count, button, how to get it. */
export function BuyBox({ product }: { product: ProductData['product'] }) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(1);
  const count = useCountInCart(product.code);
  const view = priceView(product, viewer?.isWholesale ? 'wholesale' : 'retail');
  const base = findBaseUnit(product.units);
  const second = secondUnitPrice(view.price, product.units);
  const isSold = product.active && buttonStatus(product) === 'active';
  const points = product.loyalty.pointsForPurchase * Math.max(count, wanted);
  return (
    <Panel look="money" as="section" aria-label={t('product.buying')} className={styles.box}>
      <PriceBlock view={view} unit={base?.name} />
      {second ? (
        <p className={styles.perUnit}>
          {formatTenge(second.price)} / {second.name}
        </p>
      ) : null}
      <CardStock product={product} />
      {isSold && findSecondUnit(product.units) ? (
        <AmountCounter product={product} price={view.price} onCount={setWanted} />
      ) : null}
      <div ref={box}>
        <CartButton product={product} look="box" firstCount={wanted} />
      </div>
      {isSold && view.kind !== 'wholesale' && points > 0 ? (
        <p className={styles.points}>
          <Icon name="club-card" size={18} />
          {t('product.points', { count: points })}
        </p>
      ) : null}
      <ul className={styles.promises}>
        {PROMISES.map(({ icon, href, words }) => (
          <li key={href}>
            <Icon name={icon} size={20} className={styles.icon} />
            <a className="link" href={href.startsWith('#') ? href : localePath(href, locale)}>
              {t(words)}
            </a>
          </li>
        ))}
      </ul>
      {isSold ? <BuyBar product={product} price={view.price} wanted={wanted} box={box} /> : null}
    </Panel>
  );
}
