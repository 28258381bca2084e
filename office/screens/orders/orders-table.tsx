import type { OrderRow } from '#contract/office/orders.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { officeAddress } from '../../design/office-link.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tick } from '../../design/tick.tsx';
import { useRowKeys } from '../../design/use-row-keys.ts';
import { useWords } from '../../i18n/words.ts';
import { OrderLine } from './order-line.tsx';
import styles from './orders.module.css';

interface OrdersTableProps {
  rows: readonly OrderRow[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

const COLUMNS = ['order', 'buyer', 'way', 'sum', 'payment', 'status', 'wait', 'worker'] as const;

export function OrdersTable({ rows, chosen, onChoose }: OrdersTableProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const current = useRowKeys(rows.length, (at) => {
    const row = rows[at];
    if (row) void navigate(officeAddress(`/orders/${row.id}`));
  });
  if (rows.length === 0) return <Empty icon="box" title={t('orders.none')} />;
  const isAll = rows.every(({ id }) => chosen.has(id));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <table className={`${table.table} ${styles.orders}`}>
      <thead>
        <tr>
          <th>
            <Tick
              checked={isAll}
              aria-label={t('orders.chooseAll')}
              onChange={() => onChoose(new Set(isAll ? [] : rows.map(({ id }) => id)))}
            />
          </th>
          {COLUMNS.map((column) => (
            <th key={column} className={column === 'sum' ? table.number : undefined}>
              {t(`orders.col.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <OrderLine
            key={row.id}
            row={row}
            isCurrent={at === current}
            isChosen={chosen.has(row.id)}
            onChoose={() => toggle(row.id)}
          />
        ))}
      </tbody>
    </table>
  );
}
