import { FilterForm } from '../../design/filter-form.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './purchased-screen.module.css';
import { isFiltered, type PurchasedWish, toSearch } from './purchased-wish.ts';

interface PurchasedFilterProps {
  wish: PurchasedWish;
  sections: readonly { code: string; name: string; count: number }[];
  path: string;
}

export function PurchasedFilter({ wish, sections, path }: PurchasedFilterProps) {
  const { t } = useWords();
  return (
    <FilterForm
      className={styles.filter}
      path={path}
      choice={toSearch(wish)}
      isFiltered={isFiltered(wish)}
      search={{ label: t('purchased.search'), value: wish.q }}
      words={{ show: t('purchased.show'), reset: t('purchased.reset') }}
      aria-label={t('purchased.filter')}
      data-print="no"
    >
      <SelectField
        label={t('purchased.section')}
        name="section"
        defaultValue={wish.section}
        options={[
          { value: '', label: t('lists.allSections') },
          ...sections.map(({ code, name, count }) => ({ value: code, label: `${name} (${count})` })),
        ]}
      />
      <TextField label={t('purchased.from')} name="from" type="date" defaultValue={wish.from} />
      <TextField label={t('purchased.to')} name="to" type="date" defaultValue={wish.to} />
      <SelectField
        label={t('purchased.sort')}
        name="sort"
        defaultValue={wish.sort}
        options={[
          { value: 'last', label: t('purchased.sortLast') },
          { value: 'name', label: t('purchased.sortName') },
          { value: 'count', label: t('purchased.sortCount') },
        ]}
      />
    </FilterForm>
  );
}
