import type { OrderRow } from '#contract/office/orders.ts';
import { formatTenge } from '#domain/money.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Avatar } from '../../design/avatar.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import table from '../../design/table.module.css';
import { Tick } from '../../design/tick.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { METHOD_ICONS } from '../../orders/order-looks.ts';
import { PaymentTag, StatusTag } from '../../orders/order-tags.tsx';
import { sayPromisedShort } from '../../orders/say-order.ts';
import { WaitTime } from '../../orders/wait-time.tsx';
import styles from './orders.module.css';

interface OrderLineProps {
  row: OrderRow;
  isCurrent: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

export function OrderLine({ row, isCurrent, isChosen, onChoose }: OrderLineProps) {
  const words = useWords();
  const { t } = words;
  const { buyer } = row;
  return (
    <tr data-current={isCurrent} data-chosen={isChosen || undefined} className={styles.row}>
      <td>
        <Tick
          checked={isChosen}
          aria-label={t('orders.choose', { number: row.number })}
          onChange={onChoose}
        />
      </td>
      <td>
        <OfficeLink className={table.strong} to={`/orders/${row.id}`}>
          <span className={styles.number}>{row.number}</span>
        </OfficeLink>
        <span className={table.second}>{sayWhen(row.createdAt, words)}</span>
      </td>
      <td data-label={t('orders.col.buyer')}>
        <b className={styles.name}>{buyer.organization ?? buyer.name}</b>
        <span className={table.second}>
          <span className={styles.number}>{buyer.phone}</span> · {t(`orders.lang.${buyer.language}`)}
        </span>
      </td>
      <td data-label={t('orders.col.way')}>
        <span className={styles.way}>
          <Icon name={METHOD_ICONS[row.method]} size={18} />
          <span>
            {t(`orders.method.${row.method}`)}
            <span className={table.second}>
              {row.promised ? (
                <span className={styles.number}>{sayPromisedShort(row.promised, words)}</span>
              ) : (
                row.place
              )}
            </span>
          </span>
        </span>
      </td>
      <td className={table.number} data-label={t('orders.col.sum')}>
        <b>{formatTenge(row.total)}</b>
        <span className={table.second}>
          {t('orders.lines', { count: row.lines })} · {t('orders.kg', { kg: row.weightKg })}
        </span>
      </td>
      <td data-label={t('orders.col.payment')}>
        <PaymentTag of={row} />
      </td>
      <td data-label={t('orders.col.status')}>
        <StatusTag of={row} />
        {row.isUnconfirmed ? <span className={table.second}>{t('orders.unconfirmed')}</span> : null}
      </td>
      <td data-label={t('orders.col.wait')}>
        <WaitTime of={row.wait} />
      </td>
      <td data-label={t('orders.col.worker')}>
        <Hands row={row} />
      </td>
    </tr>
  );
}

/** Who has taken it on; who else is at it just now. */
function Hands({ row: { worker, present } }: { row: OrderRow }) {
  const { t } = useWords();
  const others = present.filter(({ id }) => id !== worker?.id);
  const own = present.find(({ id }) => id === worker?.id);
  if (worker === null && others.length === 0) return null;
  return (
    <span className={styles.hands}>
      {worker ? (
        <span className={styles.hand} data-here={own !== undefined || undefined}>
          <Avatar id={worker.id} name={worker.name} />
          {own?.isEditing ? t('orders.edits', { name: worker.name }) : worker.name}
        </span>
      ) : null}
      {others.map(({ id, name, isEditing }) => (
        <span key={id} className={styles.hand} data-here>
          <Avatar id={id} name={name} />
          {t(isEditing ? 'orders.edits' : 'orders.looks', { name })}
        </span>
      ))}
    </span>
  );
}
