import { useRef, useState } from 'react';
import { buttonStatus } from '#domain/availability.ts';
import { findCoverage, hasReserve, parseAmount, RESERVES } from '#domain/coverage.ts';
import { formatTenge } from '#domain/money.ts';
import { priceSteps, priceView } from '#domain/price.ts';
import { findBaseUnit, findSecondUnit, secondUnitPrice } from '#domain/units.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { PriceBlock } from '../../design/price-block.tsx';
import { CartButton } from '../../features/cart/cart-button.tsx';
import { cart, useCountInCart } from '../../features/cart/use-cart.ts';
import { CardStock } from '../../features/catalog/card-stock.tsx';
import { InstalmentLine } from '../../features/catalog/instalment-line.tsx';
import { askDialog } from '../../features/feedback/ask-dialog-state.ts';
import { TierTable } from '../../features/wholesale/wholesale.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { AskLinks } from './ask-links.tsx';
import { BuyBar } from './buy-bar.tsx';
import styles from './buy-box.module.css';
import type { ProductData } from './product-data.ts';
import { AmountCounter, ArrivalLines } from './product-parts.tsx';

/** The one panel of the page where it is bought: price, count, button, when and how to get it. */
export function BuyBox({ data }: { data: ProductData }) {
  const { product } = data;
  const { t } = useWords();
  const { viewer } = useShell();
  const box = useRef<HTMLDivElement>(null);
  const [intent, setIntent] = useState({ text: '', reserve: hasReserve(product.units) ? RESERVES[1] : 0 });
  const inCart = useCountInCart(product.code);
  const type = viewer?.isWholesale ? 'wholesale' : 'retail';
  const view = priceView(product, type);
  const steps = priceSteps(product, type);
  const base = findBaseUnit(product.units);
  const second = secondUnitPrice(view.price, product.units);
  const status = product.active ? buttonStatus(product) : 'inactive';
  const amount = parseAmount(intent.text);
  const coverage =
    amount === null
      ? null
      : findCoverage(product, amount, intent.reserve, (many) => priceView(product, type, many).price);
  const wanted = coverage?.count || 1;
  const count = inCart || wanted;
  const points = product.loyalty.pointsForPurchase * count;
  return (
    <Panel look="money" as="section" aria-label={t('product.buying')} className={styles.box}>
      <PriceBlock view={view} unit={base?.name} />
      {status === 'active' ? <InstalmentLine className={styles.instalment} sum={view.price} /> : null}
      {second && status !== 'inactive' ? (
        <p className={styles.perUnit}>
          {formatTenge(second.price)} / {second.name}
        </p>
      ) : null}
      {steps.length > 1 && status !== 'inactive' ? (
        <TierTable steps={steps} unit={base?.name ?? ''} count={count} />
      ) : null}
      <CardStock product={product} />
      {status === 'active' && findSecondUnit(product.units) ? (
        <AmountCounter product={product} intent={intent} onIntent={setIntent} coverage={coverage} />
      ) : null}
      {status === 'inactive' ? (
        data.similar.length > 0 ? (
          <Button isWide size={52} look="secondary" href="#similar">
            {t('product.toSimilar')}
          </Button>
        ) : null
      ) : (
        <div ref={box} data-print="no">
          <CartButton product={product} look="box" firstCount={wanted} />
          {coverage && coverage.count > 0 && inCart > 0 && inCart !== coverage.count ? (
            <>
              <p className={styles.inCart}>
                {t('product.inCart', { count: inCart, unit: base?.name ?? '' })}
              </p>
              <Button isWide look="secondary" onClick={() => cart.setCount(product.code, coverage.count)}>
                {t('product.setCart', { count: coverage.count, unit: base?.name ?? '' })}
              </Button>
            </>
          ) : null}
        </div>
      )}
      {status === 'disabled' ? (
        <Button
          isWide
          look="secondary"
          onClick={() => askDialog.open({ kind: 'stock', product })}
          onPointerEnter={askDialog.warmUp}
        >
          {t('product.notify')}
        </Button>
      ) : null}
      {status === 'active' && view.kind !== 'wholesale' && points > 0 ? (
        <p className={styles.points}>
          <Icon name="club-card" size={18} />
          {t('product.points', { count: points })}
        </p>
      ) : null}
      {status === 'inactive' ? null : <ArrivalLines data={data} count={count} />}
      {status === 'active' && view.kind !== 'wholesale' ? (
        <Button
          look="quiet"
          size={36}
          className={styles.ask}
          icon="mail"
          data-print="no"
          onClick={() => askDialog.open({ kind: 'price', product })}
          onPointerEnter={askDialog.warmUp}
        >
          {t('product.notifyPrice')}
        </Button>
      ) : null}
      <Button
        look="quiet"
        size={36}
        className={styles.ask}
        icon="question"
        data-print="no"
        onClick={() => askDialog.open({ kind: 'question', product })}
        onPointerEnter={askDialog.warmUp}
      >
        {t('ask.aboutProduct')}
      </Button>
      <AskLinks product={product} />
      {status === 'active' ? <BuyBar product={product} price={view.price} wanted={wanted} box={box} /> : null}
    </Panel>
  );
}
