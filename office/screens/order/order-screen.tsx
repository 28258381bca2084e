/** One order: what was bought, how it is brought and paid for, what happened, and all that can be done with it. */
import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { useCall } from '../../calls/use-call.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { PaymentTag, StatusTag } from '../../orders/order-tags.tsx';
import { Presence } from '../../presence/presence.tsx';
import { BuyerPanel } from './buyer-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { ORDER_CALL } from './order-calls.ts';
import { OrderNotes } from './order-notes.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PapersPanel } from './papers-panel.tsx';
import { RibbonPanel } from './ribbon-panel.tsx';
import { ShipmentPanel } from './shipment-panel.tsx';
import { StepActs } from './step-acts.tsx';
import { WorkerPanel } from './worker-panel.tsx';

export function OrderScreen() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const id = matchPath('/office/orders/:id', pathname)?.id ?? '';
  const order = useCall(ORDER_CALL, { params: { id } });
  if (order.data === undefined)
    return (
      <>
        <PageHead title={t('order.title')} path={[{ title: t('orders.title'), to: '/orders' }]} />
        <Answered of={order}>{() => null}</Answered>
      </>
    );
  return <Order key={id} order={order.data.data} />;
}

function Order({ order }: { order: OfficeOrder }) {
  const { t } = useWords();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <PageHead
        title={order.number}
        path={[{ title: t('orders.title'), to: '/orders' }]}
        lead={
          <>
            <StatusTag of={order} />
            <PaymentTag of={{ ...order, isPricedByHand: order.delivery.isPricedByHand }} />
            <Presence subject="order" id={order.id} field={isEditing ? 'lines' : null} />
          </>
        }
        acts={<StepActs order={order} />}
      />
      <div className={page.page}>
        <OrderNotes order={order} />
        <div className={page.columns}>
          <div className={page.stack}>
            <OrderSteps order={order} />
            <LinesPanel order={order} isEditing={isEditing} onEdit={setIsEditing} />
            <RibbonPanel order={order} />
          </div>
          <div className={page.stack}>
            <MoneyPanel order={order} />
            <BuyerPanel order={order} />
            <DeliveryPanel order={order} />
            <ShipmentPanel order={order} />
            <WorkerPanel order={order} />
            <PapersPanel order={order} />
          </div>
        </div>
      </div>
    </>
  );
}
