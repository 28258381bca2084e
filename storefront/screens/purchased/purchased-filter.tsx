import { FilterForm } from '../../design/list-filter.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { isFiltered, type PurchasedIntent, toSearch } from './purchased-intent.ts';
import styles from './purchased-screen.module.css';

interface PurchasedFilterProps {
  intent: PurchasedIntent;
  sections: readonly { code: string; name: string; count: number }[];
  path: string;
}

export function PurchasedFilter({ intent, sections, path }: PurchasedFilterProps) {
  const { t } = useWords();
  return (
    <FilterForm
      className={styles.filter}
      path={path}
      choice={toSearch(intent)}
      isFiltered={isFiltered(intent)}
      search={{ label: t('purchased.search'), value: intent.q }}
      words={{ show: t('purchased.show'), reset: t('purchased.reset') }}
      aria-label={t('purchased.filter')}
      data-print="no"
    >
      <SelectField
        label={t('purchased.section')}
        name="section"
        defaultValue={intent.section}
        options={[
          { value: '', label: t('lists.allSections') },
          ...sections.map(({ code, name, count }) => ({ value: code, label: `${name} (${count})` })),
        ]}
      />
      <TextField label={t('purchased.from')} name="from" type="date" defaultValue={intent.from} />
      <TextField label={t('purchased.to')} name="to" type="date" defaultValue={intent.to} />
      <SelectField
        label={t('purchased.sort')}
        name="sort"
        defaultValue={intent.sort}
        options={[
          { value: 'last', label: t('purchased.sortLast') },
          { value: 'name', label: t('purchased.sortName') },
          { value: 'count', label: t('purchased.sortCount') },
        ]}
      />
    </FilterForm>
  );
}
