import type { Change } from '#contract/office/changes.ts';
import type { OfficeBrand } from '#contract/office/kept-brands.ts';
import { Button } from '../../design/button.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './brands.module.css';

interface BrandsTableProps {
  brands: readonly OfficeBrand[];
  isFiltered: boolean;
  /** Null: this reader changes nothing. */
  onOpen: ((brand: OfficeBrand) => void) | null;
  onSave: ((changes: Change[]) => void) | null;
}

export function BrandsTable({ brands, isFiltered, onOpen, onSave }: BrandsTableProps) {
  const { t, locale } = useWords();
  if (brands.length === 0)
    return <Empty icon="star" title={t(isFiltered ? 'brands.noneFit' : 'brands.none')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('subject.brand')}</th>
          <th>{t('field.brand.country_code')}</th>
          <th className={table.number}>{t('tree.products')}</th>
          <th>{t('brands.about')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {brands.map((brand) => (
          <tr key={brand.id}>
            <td>
              <b>{brand.name}</b> {brand.is_own_label ? <Tag icon="star">{t('brands.own')}</Tag> : null}
              {brand.is_active ? null : (
                <Tag tone="warn" icon="eye-off">
                  {t('places.off')}
                </Tag>
              )}
            </td>
            <td data-label={t('field.brand.country_code')}>{brand.country[locale]}</td>
            <td className={table.number} data-label={t('tree.products')}>
              <OfficeLink
                className={`${table.strong} ${table.short}`}
                to={`/products?where=brand:${brand.id}`}
              >
                {brand.products}
              </OfficeLink>
            </td>
            <td data-label={t('brands.about')}>
              <span className={styles.about}>
                {(locale === 'kz' && brand.description_kz) || brand.description_ru || t('value.empty')}
              </span>
              {brand.description_ru !== '' && brand.description_kz === '' ? (
                <Tag tone="warn" icon="warning">
                  {t('tree.isMissing')}
                </Tag>
              ) : null}
            </td>
            <td>
              {onOpen === null || onSave === null ? null : brand.is_active ? (
                <Button look="plain" size="small" onClick={() => onOpen(brand)}>
                  {t('tree.edit')}
                  <span className="visually-hidden">: {brand.name}</span>
                </Button>
              ) : (
                <Button
                  look="plain"
                  size="small"
                  onClick={() =>
                    onSave([{ subject: 'brand', id: brand.id, field: 'is_active', from: false, to: true }])
                  }
                >
                  {t('hours.bringBack')}
                  <span className="visually-hidden">: {brand.name}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
