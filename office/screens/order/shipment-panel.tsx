/** What goes by a carrier: where it is, its label, and giving the order to one. Nothing where there is no carrier. */
import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import type { OfficeShipment } from '#contract/office/shipments.ts';
import { formatTenge } from '#domain/money.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { Tag, type TagTone } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './order.module.css';
import { RENEWS } from './order-calls.ts';
import { ShipDialog } from './ship-dialog.tsx';
import own from './shipment.module.css';

const LOOKS: Readonly<Record<OfficeShipment['state'], { tone: TagTone; icon: IconName }>> = {
  planned: { tone: 'warn', icon: 'clock' },
  booked: { tone: 'tint', icon: 'document' },
  picked: { tone: 'tint', icon: 'box' },
  on_way: { tone: 'tint', icon: 'truck' },
  delivered: { tone: 'good', icon: 'check' },
  returned: { tone: 'bad', icon: 'undo' },
  refused: { tone: 'bad', icon: 'close' },
  cancelled: { tone: 'plain', icon: 'close' },
};

export function ShipmentPanel({ order }: { order: OfficeOrder }) {
  const { t } = useWords();
  const [isAsked, setIsAsked] = useState(false);
  const [carrier] = order.carriers;
  if (!carrier && order.shipments.length === 0) return null;
  return (
    <Panel title={t('shipment.title')}>
      <div className={page.form}>
        {order.shipments.map((each) => (
          <Shipment key={each.id} orderId={order.id} canWork={order.canWork} of={each} />
        ))}
        {carrier ? (
          <div className={page.row}>
            <Button look="plain" size="small" icon="truck" onClick={() => setIsAsked(true)}>
              {t('shipment.give', { carrier: t(`shipment.carrier.${carrier}`) })}
            </Button>
          </div>
        ) : null}
      </div>
      {isAsked && carrier ? (
        <ShipDialog order={order} carrier={carrier} onClose={() => setIsAsked(false)} />
      ) : null}
    </Panel>
  );
}

function Shipment({ of, orderId, canWork }: { of: OfficeShipment; orderId: number; canWork: boolean }) {
  const words = useWords();
  const { t } = words;
  const [isAsked, setIsAsked] = useState(false);
  const { id, carrier, state, tracking, url, price, places, kg, refusal } = of;
  return (
    <div>
      <p>
        <b>{t(`shipment.carrier.${carrier}`)}</b>{' '}
        <Tag {...LOOKS[state]}>{of.isUnsure ? t('shipment.unsure') : t(`shipment.state.${state}`)}</Tag>
      </p>
      {tracking ? (
        <p>
          {t('shipment.number')}{' '}
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {tracking}
            </a>
          ) : (
            tracking
          )}
        </p>
      ) : null}
      <p className={styles.small}>
        {[
          t('shipment.places', { count: places, kg }),
          price === null ? null : t('shipment.price', { sum: formatTenge(price) }),
          sayWhen(of.at, words),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {refusal === null ? null : (
        <p className={styles.small}>
          {refusal === 'too_late' || refusal === 'order_changed'
            ? t(`shipment.why.${refusal}`)
            : t('shipment.why', { code: refusal })}
        </p>
      )}
      {of.isCancelAsked ? <p className={styles.small}>{t('shipment.cancelling')}</p> : null}
      <div className={page.row}>
        {of.hasLabel ? (
          <a
            className={own.label}
            href={`/office/api/v1/orders/${orderId}/shipments/${id}/label/`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="print" size={18} /> {t('shipment.label')}
          </a>
        ) : null}
        {of.canCancel && canWork ? (
          <Button look="quiet" size="small" onClick={() => setIsAsked(true)}>
            {t('shipment.cancel')}
          </Button>
        ) : null}
      </div>
      {isAsked ? <CancelDialog orderId={orderId} id={id} onClose={() => setIsAsked(false)} /> : null}
    </div>
  );
}

function CancelDialog({ orderId, id, onClose }: { orderId: number; id: number; onClose: () => void }) {
  const { t } = useWords();
  const cancel = useAct('DELETE /office/api/v1/orders/{id}/shipments/{shipment}/', RENEWS);
  return (
    <Dialog size="narrow" title={t('shipment.cancelAsk')} lead={t('shipment.cancelLead')} onClose={onClose}>
      {cancel.error ? <Note tone="bad">{sayFailure(cancel.error, t('state.noAnswer'))}</Note> : null}
      <div className={page.row}>
        <Button
          isBusy={cancel.isPending}
          onClick={() =>
            cancel.mutate(
              { params: { id: String(orderId), shipment: String(id) } },
              {
                onSuccess: () => {
                  toasts.show(t('shipment.cancelling'));
                  onClose();
                },
              },
            )
          }
        >
          {t('shipment.cancel')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  );
}
