import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { listTimeline } from '#domain/orders/order-timeline.ts';
import { hasMoney } from '#domain/orders/payment-status.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time.ts';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { useRevalidator } from '../../router/hooks.ts';
import type { CancelDialogProps } from './cancel-dialog.tsx';
import type { ChangeDialogProps } from './change-dialog.tsx';
import { sayMoment } from './created/next-steps.ts';
import { OrderBadges } from './order-badges.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHistory } from './order-history.tsx';
import styles from './order-page.module.css';
import { OrderPapers } from './order-papers.tsx';
import { sayNext, sayPromised } from './order-promise.ts';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { CHANNEL_WORDS, DECLINE_WORDS } from './order-words.ts';
import { PayButton } from './pay-button.tsx';
import { RepeatButton } from './repeat-button.tsx';
import { ReplacementOffers } from './replacement-offers.tsx';
import type { ReturnDialogProps } from './return-dialog.tsx';
import { useLiveOrders } from './use-live-orders.ts';

interface OrderPageData {
  order: Order;
  eventId: string;
  today: string;
}

const ORDER_ID = /^[1-9]\d{0,15}$/;

const changeDialog = new LatePart<ChangeDialogProps>(() => import('./change-dialog.tsx'));
const cancelDialog = new LatePart<CancelDialogProps>(() => import('./cancel-dialog.tsx'));
const returnDialog = new LatePart<ReturnDialogProps>(() => import('./return-dialog.tsx'));

export const { Screen, load, seo, validate } = defineScreen<OrderPageData>({
  validate: ({ orderId }) => ORDER_ID.test(orderId ?? ''),

  async load({ api, params }) {
    const answer = await api('GET /api/v1/orders/{orderId}/', { params: { orderId: params.orderId ?? '' } });
    const { data, meta } = requireValue(answer);
    return { order: data, eventId: meta.eventId, today: almatyDate(new Date()) };
  },

  seo: ({ order }, t) => ({
    title: t('orderPage.title', { number: order.number }),
    description: t('orders.seo'),
    isRobotsBlock: true,
  }),

  Screen({ data: { order, eventId, today } }) {
    const { t, locale } = useWords();
    const { revalidate } = useRevalidator();
    useLiveOrders(eventId);
    const [asked, setAsked] = useState<'change' | 'cancel' | 'return' | null>(null);
    const ChangeDialog = useLatePart(changeDialog, asked === 'change');
    const CancelDialog = useLatePart(cancelDialog, asked === 'cancel');
    const ReturnDialog = useLatePart(returnDialog, asked === 'return');
    const close = () => setAsked(null);
    const renew = () => void revalidate();
    const [sale] = order.receipts;
    return (
      <ScreenFrame
        title={<span className={styles.title}>{t('orderPage.title', { number: order.number })}</span>}
        crumb={t('orderPage.title', { number: order.number })}
        parents={[
          { name: t('personal.menu'), href: '/personal' },
          { name: t('personal.orders'), href: '/personal/orders' },
        ]}
        end={
          <div className={styles.actions}>
            <RepeatButton order={order} receiptId={sale?.id} />
          </div>
        }
        below={
          <div className={styles.below}>
            <OrderBadges {...order} />
            <span className={styles.made}>
              {t('orderPage.made', {
                date: formatDate(order.createdAt, locale, { hasYear: true }),
                time: almatyTime(order.createdAt),
              })}
              {' · '}
              {t(CHANNEL_WORDS[order.channel])}
            </span>
          </div>
        }
      >
        <div className={styles.screen}>
          <Now order={order} today={today} />
          <ReplacementOffers order={order} onDecided={renew} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <OrderGoods items={order.items} services={order.services} />
              <OrderHistory order={order} />
            </div>
            <div className={styles.side}>
              <OrderSums order={order} />
              <OrderFacts order={order} />
              <OrderPapers
                order={order}
                onChange={() => setAsked('change')}
                onCancel={() => setAsked('cancel')}
                onReturn={() => setAsked('return')}
              />
            </div>
          </div>
        </div>
        {ChangeDialog && order.canChange ? (
          <ChangeDialog
            isOpen={asked === 'change'}
            onClose={close}
            order={order}
            today={today}
            onChanged={renew}
          />
        ) : null}
        {CancelDialog && order.cancelWay ? (
          <CancelDialog
            isOpen={asked === 'cancel'}
            onClose={close}
            orderId={order.id}
            number={order.number}
            way={order.cancelWay}
            isPaid={hasMoney(order.paymentStatus)}
            onCancelled={renew}
          />
        ) : null}
        {ReturnDialog ? (
          <ReturnDialog isOpen={asked === 'return'} onClose={close} order={order} onSent={renew} />
        ) : null}
      </ScreenFrame>
    );
  },
});

/** Where the order stands, and what the buyer has to know for the next step. */
function Now({ order, today }: { order: Order; today: string }) {
  const { t, locale } = useWords();
  const { delivery, status, promised } = order;
  const steps = listTimeline(status, order.statusHistory, delivery.method === 'pickup');
  return (
    <Panel as="section" padding="none" aria-labelledby="order-now">
      <div className={styles.now}>
        <h2 className={styles.next} id="order-now">
          <span role="status">{sayNext(order, today, t, locale)}</span>
        </h2>
        <OrderTimeline
          steps={steps}
          {...(promised && promised.date >= today && order.confirmUntil === null
            ? { expected: sayPromised(promised, today, t, locale) }
            : {})}
        />
      </div>
      {delivery.pickupCode !== null ||
      order.isCancelRequested ||
      order.canPay ||
      order.confirmUntil !== null ? (
        <div className={styles.todo}>
          {order.paymentDecline === null ? null : (
            <Notice look="changed" title={t('paymentStatus.failed')}>
              {t(DECLINE_WORDS[order.paymentDecline])}
            </Notice>
          )}
          {order.canPay ? (
            <div className={styles.pay}>
              <PayButton order={order} />
              {order.payUntil === null ? null : (
                <span className={styles.kept}>
                  {t('orderPage.payUntil', {
                    date: formatDate(order.payUntil, locale),
                    time: almatyTime(order.payUntil),
                  })}
                </span>
              )}
            </div>
          ) : null}
          {delivery.pickupCode === null ? null : (
            <p className={styles.code}>
              {t('orderPage.code')} <b>{delivery.pickupCode}</b>
              {delivery.keptUntil === null ? null : (
                <span className={styles.kept}>
                  {t('orderPage.keptUntil', { date: formatDate(delivery.keptUntil, locale) })}
                </span>
              )}
            </p>
          )}
          {order.confirmUntil === null ? null : (
            <Notice look="changed">
              {t('orderPage.unconfirmed', { moment: sayMoment(order.confirmUntil, locale) })}
            </Notice>
          )}
          {order.isCancelRequested ? <Notice look="changed">{t('orderPage.cancelAsked')}</Notice> : null}
        </div>
      ) : null}
    </Panel>
  );
}
