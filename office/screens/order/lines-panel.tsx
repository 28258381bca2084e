/** What was bought and where it stands. Counts are edited in place, quoted, and saved as they were shown. */
import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { type AddedGoods, AddedRow, LinesHead } from '../../orders/goods-lines.tsx';
import { GoodsPicker } from '../../orders/goods-picker.tsx';
import { EditBar } from './edit-bar.tsx';
import { LineRow } from './line-row.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import styles from './order.module.css';
import { WhyDialog } from './why-dialog.tsx';

interface LinesPanelProps {
  order: OfficeOrder;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

export function LinesPanel({ order, isEditing, onEdit }: LinesPanelProps) {
  const { t } = useWords();
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [asked, setAsked] = useState<{
    what: 'why' | 'offer';
    line: OfficeOrder['items'][number];
  } | null>(null);
  const [added, setAdded] = useState<readonly AddedGoods[]>([]);
  const changed = order.items
    .filter(({ id, count }) => counts[id] !== undefined && counts[id] !== count)
    .map(({ id }) => ({ id, count: counts[id] ?? 0 }));
  const leave = () => {
    setCounts({});
    setAdded([]);
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
        <LinesHead />
        <tbody>
          {order.items.map((line) => (
            <LineRow
              key={line.id}
              order={order}
              line={line}
              count={counts[line.id] ?? line.count}
              onAsk={(what) => setAsked({ what, line })}
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
          {added.map((goods) => (
            <AddedRow
              key={goods.productCode}
              goods={goods}
              isNew
              onCount={(count) => setAdded(added.map((each) => (each === goods ? { ...each, count } : each)))}
              onRemove={() => setAdded(added.filter((each) => each !== goods))}
            />
          ))}
        </tbody>
      </table>
      {isEditing ? (
        <>
          <div className={styles.adding}>
            <GoodsPicker
              label={t('order.addProduct')}
              city={order.city.code}
              onPick={(goods) => {
                if (!added.some(({ productCode }) => productCode === goods.productCode))
                  setAdded([...added, { ...goods, count: 1 }]);
              }}
            />
          </div>
          {/* A quote is of these very counts: others begin anew. */}
          <EditBar
            key={JSON.stringify([changed, added.map(({ productCode, count }) => [productCode, count])])}
            order={order}
            items={changed}
            added={added}
            onLeave={leave}
          />
        </>
      ) : null}
      {asked?.what === 'why' ? (
        <WhyDialog orderId={order.id} line={asked.line.id} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.what === 'offer' ? (
        <OfferDialog order={order} line={asked.line} onClose={() => setAsked(null)} />
      ) : null}
    </Panel>
  );
}
