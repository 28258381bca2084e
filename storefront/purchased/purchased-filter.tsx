import { Button } from '../design/button.tsx';
import { SelectField } from '../design/select-field.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './purchased-screen.module.css';
import { isFiltered, type PurchasedWish, toSearch } from './purchased-wish.ts';

interface PurchasedFilterProps {
  wish: PurchasedWish;
  sections: readonly { code: string; name: string; count: number }[];
  path: string;
}

/** An ordinary form of the browser: the choice stands in the address, with scripts and without. */
export function PurchasedFilter({ wish, sections, path }: PurchasedFilterProps) {
  const { t } = useWords();
  return (
    // Another choice in the address is another form: its fields show that choice.
    <form
      key={toSearch(wish)}
      className={styles.filter}
      action={path}
      method="get"
      aria-label={t('purchased.filter')}
      data-print="no"
    >
      <TextField
        className={styles.search}
        label={t('purchased.search')}
        name="q"
        type="search"
        icon="search"
        maxLength={100}
        defaultValue={wish.q}
        enterKeyHint="search"
        autoComplete="off"
      />
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
      <div className={styles.apply}>
        <Button type="submit" look="secondary">
          {t('purchased.show')}
        </Button>
        {isFiltered(wish) ? (
          <Button look="quiet" href={path}>
            {t('purchased.reset')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
