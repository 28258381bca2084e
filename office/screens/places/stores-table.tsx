import type { Change } from '#contract/office/changes.ts';
import type { OfficeCity, OfficeStore } from '#contract/office/places.ts';
import { formatPhone } from '#domain/phone.ts';
import { Button } from '../../design/button.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './places.module.css';

interface StoresTableProps {
  stores: readonly OfficeStore[];
  cities: readonly OfficeCity[];
  /** Null: this reader changes nothing. */
  onOpen: ((store: OfficeStore) => void) | null;
  onSave: ((changes: Change[]) => void) | null;
}

export function StoresTable({ stores, cities, onOpen, onSave }: StoresTableProps) {
  const { t, locale } = useWords();
  if (stores.length === 0) return <Empty icon="store" title={t('places.noStores')} />;
  const cityOf = (id: number) => cities.find((city) => city.id === id)?.name[locale] ?? '';
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('subject.store')}</th>
          <th>{t('places.address')}</th>
          <th>{t('field.store.phone')}</th>
          <th>{t('places.kind')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {stores.map((store) => {
          const name = locale === 'kz' ? store.name_kz : store.name_ru;
          return (
            <tr key={store.id} data-off={!store.is_active || undefined}>
              <td>
                <b>{name}</b>
                <span className={table.second}>{cityOf(store.city_id)}</span>
              </td>
              <td data-label={t('places.address')}>
                {locale === 'kz' ? store.address_kz : store.address_ru}
              </td>
              <td className={`tabular ${styles.phone}`} data-label={t('field.store.phone')}>
                {store.phone === null ? t('value.empty') : formatPhone(store.phone)}
              </td>
              <td data-label={t('places.kind')}>
                <Tag icon={store.is_warehouse ? 'box' : 'store'}>
                  {t(store.is_warehouse ? 'places.warehouse' : 'places.shop')}
                </Tag>{' '}
                {store.is_active ? (
                  store.has_pickup ? (
                    <Tag tone="good" icon="check">
                      {t('field.store.has_pickup')}
                    </Tag>
                  ) : null
                ) : (
                  <Tag tone="warn" icon="eye-off">
                    {t('places.off')}
                  </Tag>
                )}
              </td>
              <td>
                {onOpen === null || onSave === null ? null : store.is_active ? (
                  <span className={styles.acts}>
                    <OfficeLink
                      className={`${table.strong} ${table.short}`}
                      to={`/delivery/hours?store=${store.id}`}
                    >
                      {t('places.hours')}
                    </OfficeLink>
                    <Button look="plain" size="small" onClick={() => onOpen(store)}>
                      {t('tree.edit')}
                      <span className="visually-hidden">: {name}</span>
                    </Button>
                  </span>
                ) : (
                  <Button
                    look="plain"
                    size="small"
                    onClick={() =>
                      onSave([{ subject: 'store', id: store.id, field: 'is_active', from: false, to: true }])
                    }
                  >
                    {t('hours.bringBack')}
                    <span className="visually-hidden">: {name}</span>
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
