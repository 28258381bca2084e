/** The orders of one hour: each can be opened, and moved to another hour where that is still possible. */
import { useState } from 'react';
import type { SlotOrder } from '#contract/office/delivery-calendar.ts';
import { formatNumber } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import type { CallKey } from '../../calls/office-api.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { StatusTag } from '../../orders/order-tags.tsx';
import { SlotDialog } from '../../orders/slot-dialog.tsx';

export interface OpenHour {
  date: string;
  from: string;
  to: string;
}

const LIST = 'GET /office/api/v1/delivery/slots/orders/';
const RENEWS: readonly CallKey[] = [
  LIST,
  'GET /office/api/v1/delivery/slots/week/',
  'GET /office/api/v1/orders/',
];

export function HourDialog({ hour, city, onClose }: { hour: OpenHour; city: string; onClose: () => void }) {
  const { t, locale } = useWords();
  const [moved, setMoved] = useState<SlotOrder | null>(null);
  const orders = useCall(LIST, { query: { city, date: hour.date, from: hour.from } });
  if (moved)
    return (
      <SlotDialog order={{ id: moved.id, promised: hour }} renews={RENEWS} onClose={() => setMoved(null)} />
    );
  return (
    <Dialog
      title={`${formatDate(hour.date, locale)}, ${hour.from}–${hour.to}`}
      lead={t('slots.hourLead')}
      onClose={onClose}
    >
      <Answered of={orders}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon="box" title={t('slots.noOrders')} />
          ) : (
            <table className={table.table}>
              <tbody>
                {items.map((order) => (
                  <tr key={`${order.id} ${order.part}`}>
                    <td>
                      <OfficeLink className={table.strong} to={`/orders/${order.id}`}>
                        {order.number}
                      </OfficeLink>
                      <span className={table.second}>
                        {order.buyer}
                        {order.part === null ? '' : ` · ${t('parts.one', { part: order.part })}`}
                      </span>
                    </td>
                    <td>
                      <StatusTag of={{ status: order.status, isCancelRequested: false }} />
                    </td>
                    <td className={table.number}>
                      {t('slots.orderKg', { kg: formatNumber(order.weightKg) })}
                    </td>
                    <td>
                      <Button
                        look="plain"
                        size="small"
                        icon="calendar"
                        whyNot={order.canMove ? null : t('slots.cannotMove')}
                        onClick={() => setMoved(order)}
                      >
                        {t('slots.move')}
                        <span className="visually-hidden">: {order.number}</span>
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Answered>
    </Dialog>
  );
}
