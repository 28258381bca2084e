/** What was bought and where it stands. Counts are edited in place, quoted, and saved as they were shown. */
import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { EditBar } from './edit-bar.tsx';
import { LineRow } from './line-row.tsx';

interface LinesPanelProps {
  order: OfficeOrder;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

export function LinesPanel({ order, isEditing, onEdit }: LinesPanelProps) {
  const { t } = useWords();
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const changed = order.items
    .filter(({ id, count }) => counts[id] !== undefined && counts[id] !== count)
    .map(({ id }) => ({ id, count: counts[id] ?? 0 }));
  const leave = () => {
    setCounts({});
    onEdit(false);
  };
  return (
    <Panel
      isFlush
      title={t('order.lines')}
      lead={t('order.linesLead', {
        lines: t('orders.lines', { count: order.items.length }),
        kg: order.totals.weightKg,
      })}
      end={
        order.canEdit && !isEditing ? (
          <Button look="plain" size="small" icon="edit" onClick={() => onEdit(true)}>
            {t('order.edit')}
          </Button>
        ) : null
      }
    >
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('order.product')}</th>
            <th>{t('order.from')}</th>
            <th className={table.number}>{t('order.count')}</th>
            <th className={table.number}>{t('order.price')}</th>
            <th className={table.number}>{t('order.sum')}</th>
            <th>
              <span className="visually-hidden">{t('order.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((line) => (
            <LineRow
              key={line.id}
              order={order}
              line={line}
              count={counts[line.id] ?? line.count}
              onCount={
                isEditing && !line.isGift ? (count) => setCounts({ ...counts, [line.id]: count }) : null
              }
            />
          ))}
          {order.services.map((service) => (
            <tr key={`${service.code}-${service.lineId}-${service.name}`}>
              <td>{service.name}</td>
              <td />
              <td className={table.number}>{`${service.count} ${service.unit}`}</td>
              <td className={table.number}>{formatTenge(service.price)}</td>
              <td className={table.number}>{formatTenge(service.sum)}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      {isEditing ? (
        // A quote is of these very counts: others begin anew.
        <EditBar key={JSON.stringify(changed)} order={order} items={changed} onLeave={leave} />
      ) : null}
    </Panel>
  );
}
