import { localePath } from '#domain/locale.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { FilterForm } from '../../design/list-filter.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { STATUS_WORDS } from './order-words.ts';
import styles from './orders-screen.module.css';

export interface OrdersIntent {
  status: string;
  dateFrom: string;
  dateTo: string;
  q: string;
}

export function OrdersFilter({ intent }: { intent: OrdersIntent }) {
  const { t, locale } = useWords();
  const choice = Object.values(intent);
  return (
    <FilterForm
      className={styles.filter}
      path={localePath('/personal/orders', locale)}
      choice={choice.join('|')}
      isFiltered={choice.some((value) => value !== '')}
      search={{ label: t('orders.search'), value: intent.q }}
      words={{ show: t('orders.show'), reset: t('orders.reset') }}
      aria-label={t('orders.filter')}
    >
      <SelectField
        className={styles.status}
        label={t('orders.status')}
        name="status"
        defaultValue={intent.status}
        options={[
          { value: '', label: t('orders.all') },
          { value: 'active', label: t('orders.active') },
          { value: 'done', label: t('orders.done') },
          ...ORDER_STATUSES.map((value) => ({ value, label: t(STATUS_WORDS[value]) })),
        ]}
      />
      <TextField label={t('orders.from')} name="dateFrom" type="date" defaultValue={intent.dateFrom} />
      <TextField label={t('orders.to')} name="dateTo" type="date" defaultValue={intent.dateTo} />
    </FilterForm>
  );
}
