import type { OfficeValue } from '#contract/office/properties.ts';
import { formatNumber } from '#domain/money.ts';
import { Icon } from '#storefront/design/icon.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './properties.module.css';

interface ValuesTableProps {
  values: readonly OfficeValue[];
  onOpen: ((value: OfficeValue) => void) | null;
}

export function ValuesTable({ values, onOpen }: ValuesTableProps) {
  const { t } = useWords();
  const nameOf = new Map(values.map(({ id, nameRu }) => [id, nameRu]));
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('field.property_value.name_ru')}</th>
          <th>{t('field.property_value.name_kz')}</th>
          <th className={table.number}>{t('properties.products')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <tr key={value.id}>
            <td>{value.nameRu}</td>
            <td data-label={t('field.property_value.name_kz')}>{value.nameKz}</td>
            <td className={table.number} data-label={t('properties.products')}>
              {formatNumber(value.products)}
            </td>
            <td className={styles.end}>
              {value.into === null ? null : (
                <Tag icon="link">{`${t('properties.merged')}: ${nameOf.get(value.into) ?? ''}`}</Tag>
              )}
              {onOpen === null ? null : (
                <button
                  className={styles.more}
                  type="button"
                  aria-label={t('tree.more', { name: value.nameRu })}
                  onClick={() => onOpen(value)}
                >
                  <Icon name="more" size={16} />
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
