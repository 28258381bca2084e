import { localePath } from '#domain/locale.ts';
import { ORDER_STATUSES } from '#domain/orders/orders.ts';
import { Button } from '../design/button.tsx';
import { SelectField } from '../design/select-field.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { STATUS_WORDS } from './order-words.ts';
import styles from './orders-screen.module.css';

export interface OrdersWish {
  status: string;
  dateFrom: string;
  dateTo: string;
  q: string;
}

/** An ordinary form of the browser: the choice stands in the address, with scripts and without. */
export function OrdersFilter({ wish }: { wish: OrdersWish }) {
  const { t, locale } = useWords();
  const path = localePath('/personal/orders', locale);
  const isFiltered = Object.values(wish).some((value) => value !== '');
  return (
    // Another choice in the address is another form: its fields show that choice.
    <form
      key={Object.values(wish).join('|')}
      className={styles.filter}
      action={path}
      method="get"
      aria-label={t('orders.filter')}
    >
      <TextField
        className={styles.search}
        label={t('orders.search')}
        name="q"
        type="search"
        icon="search"
        maxLength={100}
        defaultValue={wish.q}
        enterKeyHint="search"
        autoComplete="off"
      />
      <SelectField
        className={styles.status}
        label={t('orders.status')}
        name="status"
        defaultValue={wish.status}
        options={[
          { value: '', label: t('orders.all') },
          { value: 'active', label: t('orders.active') },
          { value: 'done', label: t('orders.done') },
          ...ORDER_STATUSES.map((value) => ({ value, label: t(STATUS_WORDS[value]) })),
        ]}
      />
      <TextField label={t('orders.from')} name="dateFrom" type="date" defaultValue={wish.dateFrom} />
      <TextField label={t('orders.to')} name="dateTo" type="date" defaultValue={wish.dateTo} />
      <div className={styles.apply}>
        <Button type="submit" look="secondary">
          {t('orders.show')}
        </Button>
        {isFiltered ? (
          <Button look="quiet" href={path}>
            {t('orders.reset')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
