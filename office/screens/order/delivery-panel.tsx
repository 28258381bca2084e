import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import { sayPromised } from '../../orders/say-order.ts';
import { SlotDialog } from '../../orders/slot-dialog.tsx';
import styles from './order.module.css';
import { RENEWS } from './order-calls.ts';
import { OrderParts } from './order-parts.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';

const sayAddress = ({ address, store }: OfficeOrder['delivery']): string => {
  if (store) return `${store.name}, ${store.address}`;
  if (!address) return '';
  const { cityName, district, street, house, building, flat } = address;
  return [cityName, district, street, house, building, flat].filter(Boolean).join(', ');
};

/** When and where; how full its hour is. */
export function DeliveryPanel({ order }: { order: OfficeOrder }) {
  const words = useWords();
  const { t } = words;
  const [asked, setAsked] = useState<'slot' | 'price' | 'split' | 'whole' | null>(null);
  const { delivery, promised, slotLoad } = order;
  return (
    <Panel title={t('order.how')}>
      <div className={page.form}>
        <div>
          <b>{t(`orders.method.${order.method}`)}</b>
          {promised ? <p>{sayPromised(promised, words)}</p> : null}
          <p>{sayAddress(delivery)}</p>
          {delivery.address?.comment ? <p className={styles.small}>{delivery.address.comment}</p> : null}
        </div>
        {slotLoad ? <SlotLoad of={slotLoad} /> : null}
        {delivery.parts.length === 0 ? null : <OrderParts order={order} />}
        <div className={page.row}>
          {order.canEdit && order.method === 'delivery' ? (
            <Button look="plain" size="small" icon="calendar" onClick={() => setAsked('slot')}>
              {t('order.slot')}
            </Button>
          ) : null}
          {order.canSplit ? (
            <Button look="plain" size="small" icon="truck" onClick={() => setAsked('split')}>
              {t('parts.split')}
            </Button>
          ) : null}
          {order.method === 'pickup' && order.canEdit ? (
            <Button look="plain" size="small" icon="truck" onClick={() => setAsked('whole')}>
              {t('parts.splitOrder')}
            </Button>
          ) : null}
          {order.canWork && (delivery.isPricedByHand || delivery.isZoneAssumed) ? (
            <Button look="plain" size="small" icon="truck" onClick={() => setAsked('price')}>
              {t('order.deliveryPrice')}
            </Button>
          ) : null}
        </div>
      </div>
      {asked === 'slot' ? (
        <SlotDialog order={order} renews={RENEWS.renews} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'split' ? <SplitDialog order={order} onClose={() => setAsked(null)} /> : null}
      {asked === 'whole' ? (
        <Dialog title={t('parts.splitOrder')} onClose={() => setAsked(null)}>
          <p>{t('parts.pickupWhole')}</p>
          <p>
            <OfficeLink to="/orders/new">{t('parts.newOrder')}</OfficeLink>
          </p>
        </Dialog>
      ) : null}
      {asked === 'price' ? <PriceDialog id={order.id} onClose={() => setAsked(null)} /> : null}
    </Panel>
  );
}

function SlotLoad({ of: { orders, mostOrders, kg, mostKg } }: { of: NonNullable<OfficeOrder['slotLoad']> }) {
  const { t } = useWords();
  if (mostOrders === null || mostKg === null)
    return <p className={styles.small}>{t('order.slotLoadOnly', { orders })}</p>;
  return (
    <div>
      <p className={styles.small}>{t('order.slotLoad', { orders, most: mostOrders, kg, mostKg })}</p>
      <meter
        className={styles.meter}
        min={0}
        max={1}
        value={Math.max(orders / mostOrders, kg / mostKg)}
        aria-label={t('order.slotLoad', { orders, most: mostOrders, kg, mostKg })}
      />
    </div>
  );
}
