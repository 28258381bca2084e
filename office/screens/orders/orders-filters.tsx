import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { SelectField } from '../../design/field.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './orders.module.css';
import { ORDER_METHODS, type OrdersQuery } from './orders-query.ts';

interface OrdersFiltersProps {
  asked: OrdersQuery;
  typed: string;
  onType: (typed: string) => void;
  onChange: (values: Record<string, string | null>) => void;
}

/** What is typed may be a phone or a name: it stands in no address. */
export function OrdersFilters({ asked, typed, onType, onChange }: OrdersFiltersProps) {
  const { t } = useWords();
  return (
    <div className={styles.filters}>
      <FilterBar search={{ value: typed, label: t('orders.search'), onChange: onType }} />
      <SelectField
        label={t('orders.col.status')}
        value={asked.status ?? ''}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
      >
        <option value="">{t('orders.anyStatus')}</option>
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`orderStatus.${status}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('orders.col.payment')}
        value={asked.payment ?? ''}
        onChange={(event) => onChange({ payment: event.currentTarget.value })}
      >
        <option value="">{t('orders.anyPayment')}</option>
        {PAYMENT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`paymentStatus.${status}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('orders.col.way')}
        value={asked.method ?? ''}
        onChange={(event) => onChange({ method: event.currentTarget.value })}
      >
        <option value="">{t('orders.anyMethod')}</option>
        {ORDER_METHODS.map((method) => (
          <option key={method} value={method}>
            {t(`orders.method.${method}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('orders.order')}
        value={asked.order ?? 'urgent'}
        onChange={(event) => onChange({ order: event.currentTarget.value === 'newest' ? 'newest' : null })}
      >
        <option value="urgent">{t('orders.order.urgent')}</option>
        <option value="newest">{t('orders.order.newest')}</option>
      </SelectField>
    </div>
  );
}
