import type { Ref } from 'react';
import type { Cart } from '#contract/cart.ts';
import { localePath } from '#domain/locale.ts';
import { formatPercent, formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import sums from '../../design/sums.module.css';
import type { CartState } from '../../features/cart/cart-store.ts';
import { cartTotal } from '../../features/cart/cart-total.ts';
import { InstalmentLine } from '../../features/catalog/instalment-line.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { lineId } from './cart-line.tsx';
import type { CartRows } from './cart-rows.ts';
import { ClubCard } from './club-card.tsx';
import { DeliveryEstimate, type PickupStore } from './delivery-estimate.tsx';
import styles from './order-panel.module.css';
import { PromoField } from './promo-field.tsx';
import { WeightGauge } from './weight-gauge.tsx';

interface OrderPanelProps {
  cart: Cart;
  state: CartState;
  rows: CartRows;
  stores: readonly PickupStore[];
  madeAt: string;
  actionRef: Ref<HTMLDivElement>;
}

/** What it weighs, what bringing it costs, what lowers it, and what it comes to. */
export function OrderPanel({ cart, state, rows, stores, madeAt, actionRef }: OrderPanelProps) {
  const { t } = useWords();
  const over = rows.sold.filter(({ item, count }) => count > item.stock);
  const [first] = over;
  return (
    <Panel as="aside" look="money" padding="none" className={styles.panel} aria-label={t('cart.sum')}>
      <WeightGauge weightKg={cart.weightKg} vehicle={cart.delivery?.vehicle ?? null} />
      <DeliveryEstimate cart={cart} stores={stores} madeAt={madeAt} />
      <ClubCard state={state} />
      <PromoField state={state} />
      <section className={styles.part} aria-labelledby="cart-why" aria-busy={state.isPending || undefined}>
        <h2 className={styles.title} id="cart-why">
          {t('cart.why')}
        </h2>
        <Totals cart={cart} hasDelivery={stores.length > 0} />
        <InstalmentLine className={styles.next} sum={cartTotal(cart)} />
        {cart.next.slice(0, 2).map((step) => (
          <p key={step.promotionId} className={styles.next}>
            {sayStep(step, t)}
          </p>
        ))}
        {cart.minOrder && cart.minOrder.missing > 0 ? (
          <Notice look="blocked">
            {t('cart.minOrder', {
              sum: formatTenge(cart.minOrder.sum),
              missing: formatTenge(cart.minOrder.missing),
            })}
          </Notice>
        ) : null}
        {first ? (
          <Notice
            look="blocked"
            action={
              <a className="link" href={`#${lineId(first.item.product.code)}`}>
                {t('cart.show')}
              </a>
            }
          >
            {t('cart.shortOf', { name: first.item.product.name, count: first.count - first.item.stock })}
          </Notice>
        ) : null}
        <div ref={actionRef}>
          <OrderButton sum={formatTenge(cartTotal(cart))} over={first?.item.product.code ?? null} size={52} />
        </div>
        {cart.totals.pointsEarned > 0 ? (
          <p className={styles.earned}>
            {/* A number typed by a visitor brings no points; only the holder is told a balance. */}
            {t(cart.card?.balance === undefined ? 'points.needCard' : 'cart.earns', {
              count: cart.totals.pointsEarned,
            })}
          </p>
        ) : null}
      </section>
    </Panel>
  );
}

/** What is to be added, and what that very step brings. */
function sayStep({ title, needSum, needCount, percent }: Cart['next'][number], t: Translate): string {
  if (needSum === undefined) return t('cart.nextCount', { count: needCount ?? 1, title });
  const sum = formatTenge(needSum);
  return percent === undefined
    ? t('cart.nextSum', { sum, title })
    : t('cart.nextPercent', { sum, percent: formatPercent(-percent), title });
}

/** To the order; with too little of something it leads to that line instead (mock-ups: the button stays). */
export function OrderButton({ sum, over, size }: { sum?: string; over: string | null; size: 48 | 52 }) {
  const { t, locale } = useWords();
  const words = sum === undefined ? t('cart.toOrder') : t('cart.order', { sum });
  if (over === null) {
    return (
      <Button isWide size={size} href={localePath('/order', locale)}>
        {words}
      </Button>
    );
  }
  return (
    <Button
      isWide
      size={size}
      onClick={() => {
        const line = document.getElementById(lineId(over));
        line?.scrollIntoView({ block: 'center' });
        line?.querySelector<HTMLInputElement>('[role="spinbutton"]')?.focus();
      }}
    >
      {words}
    </Button>
  );
}

function Totals({ cart, hasDelivery }: { cart: Cart; hasDelivery: boolean }) {
  const { t } = useWords();
  const { totals, works, discounts, delivery, items, gifts } = cart;
  const sold = items.filter(({ isSold }) => isSold).length + gifts.length;
  const saved = totals.discount + totals.points;
  const share = totals.base > 0 ? saved / totals.base : 0;
  const isShown = hasDelivery && delivery !== null;
  return (
    <>
      <dl className={sums.rows}>
        <div>
          <dt>{t('cart.goods', { count: sold })}</dt>
          <dd>{formatTenge(totals.base)}</dd>
        </div>
        {discounts.map(({ reason, promotionId, title, amount }) => (
          <div
            key={promotionId ?? reason}
            data-kind={reason === 'club' || reason === 'points' ? 'club' : 'off'}
          >
            <dt>{title}</dt>
            <dd>{formatTenge(-amount)}</dd>
          </div>
        ))}
        {works.sum > 0 ? (
          <div>
            <dt>{t('orderPage.services')}</dt>
            <dd>{formatTenge(works.sum)}</dd>
          </div>
        ) : null}
        {isShown ? (
          <div>
            <dt>{t('cart.delivery')}</dt>
            <dd>
              {delivery.sum === 0
                ? t('cart.deliveryFree')
                : t('arrival.priceFrom', { price: formatTenge(delivery.sum) })}
            </dd>
          </div>
        ) : null}
      </dl>
      {saved > 0 ? (
        <div className={styles.saved}>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.paid} width={100 - share * 100} height={4} />
            <rect className={styles.spared} x={100 - share * 100} width={share * 100} height={4} />
          </svg>
          <p>
            <span>{t('cart.saved', { sum: formatTenge(saved) })}</span>
            <span>{Math.max(1, Math.round(share * 100))} %</span>
          </p>
        </div>
      ) : null}
      <p className={sums.grand}>
        <span>{t('cart.total')}</span>
        <b>{formatTenge(cartTotal(cart))}</b>
      </p>
      <p className={sums.vat}>
        {totals.vat > 0 ? t('cart.vat', { sum: formatTenge(totals.vat + works.vat) }) : null}{' '}
        {isShown ? t('cart.deliveryApart') : null}
      </p>
    </>
  );
}
