import { type Ref, useEffect, useRef } from 'react';
import { type ListingChoice, SORTS, type Sort } from '#domain/listing.ts';
import { Icon } from '../../design/icon.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { type Density, setDensity } from './density.ts';
import styles from './toolbar.module.css';
import { FILTERS_HASH } from './use-filter-sheet.ts';

interface ToolbarProps {
  choice: ListingChoice;
  onChoose(next: ListingChoice): void;
  /** How many filters are chosen. */
  chosenCount: number;
  hasFilters: boolean;
  /** The form of the filters: the order is sent with them where there is no script. */
  formId: string;
  density?: Density | undefined;
  /** The orders of the list; all unless told. */
  sorts?: readonly Sort[] | undefined;
  isSearch: boolean;
  opener: Ref<HTMLAnchorElement>;
  onNear(): void;
}

/** Over the list: the way to the filters where they are not beside it, the order, the density. */
export function Toolbar({
  choice,
  onChoose,
  chosenCount,
  hasFilters,
  formId,
  density,
  sorts = SORTS,
  isSearch,
  opener,
  onNear,
}: ToolbarProps) {
  const { t } = useWords();
  const select = useRef<HTMLSelectElement>(null);
  const labelOf = (sort: Sort) =>
    isSearch && sort === 'popular' ? t('listing.sort.relevance') : t(`listing.sort.${sort}`);
  const order = (sort: string) => onChoose({ ...choice, sort: sort as Sort, page: 1 });

  // What was chosen before this code came is known to the browser alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the bar comes alive
  useEffect(() => {
    if (select.current && select.current.value !== choice.sort) order(select.current.value);
  }, []);

  return (
    <div className={styles.bar} data-bar="listing">
      {hasFilters ? (
        <a
          className={styles.filters}
          ref={opener}
          href={FILTERS_HASH}
          onPointerEnter={onNear}
          onTouchStart={onNear}
          onFocus={onNear}
        >
          <Icon name="filter" size={20} />
          <span>{t('filters.title')}</span>
          {chosenCount > 0 ? (
            <span className={styles.count}>
              <span aria-hidden="true">{chosenCount}</span>
              <span className="visually-hidden">{t('filters.chosenCount', { count: chosenCount })}</span>
            </span>
          ) : null}
        </a>
      ) : null}
      <div className={styles.sort}>
        <SelectField
          ref={select}
          label={t('listing.sort')}
          isLabelHidden
          name="sort"
          form={formId}
          value={choice.sort}
          options={sorts.map((sort) => ({ value: sort, label: labelOf(sort) }))}
          onChange={({ currentTarget }) => order(currentTarget.value)}
        />
        <button className={styles.apply} type="submit" form={formId}>
          {t('listing.sortApply')}
        </button>
      </div>
      {density === undefined ? null : (
        <fieldset className={styles.density} aria-label={t('listing.density')}>
          {(['grid', 'table'] as const).map((each) => (
            <IconButton
              key={each}
              className={styles.look}
              icon={each}
              iconSize={20}
              label={t(`listing.density.${each}`)}
              aria-pressed={density === each}
              onClick={() => setDensity(each)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
