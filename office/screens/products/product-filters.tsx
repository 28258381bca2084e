/** What narrows the list of products: words, section, brand, and everything else behind one button. */
import { useState } from 'react';
import { type Condition, parseWhere, toWhere } from '#domain/office/grid.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import { useWords } from '../../i18n/words.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { MoreFilters } from './more-filters.tsx';
import styles from './products.module.css';

interface ProductFiltersProps {
  where: string;
  columns: readonly string[];
  onSet: (values: Readonly<Record<string, string | null>>) => void;
}

export function ProductFilters({ where, columns, onSet }: ProductFiltersProps) {
  const { t, locale } = useWords();
  const [open, setOpen] = useState<'columns' | 'more' | null>(null);
  const choices = useCall('GET /office/api/v1/products/choices/').data?.data;
  const conditions = parseWhere(PRODUCT_GRID, where) ?? [];
  const find = (filter: string) => conditions.find((condition) => condition.filter === filter);
  const replace = (filter: string, next: Condition | null) => {
    const rest = conditions.filter((condition) => condition.filter !== filter);
    onSet({ where: toWhere(next ? [...rest, next] : rest) });
  };
  const chosenId = (filter: string): string => {
    const condition = find(filter);
    return condition?.kind === 'ids' ? String(condition.ids[0] ?? '') : '';
  };
  const words = find('q');
  const others = conditions.filter(({ filter }) => !['q', 'section', 'brand'].includes(filter)).length;
  const select = (
    filter: 'section' | 'brand',
    options: readonly { id: number; name: string }[] | undefined,
  ) => (
    <select
      className={styles.select}
      aria-label={PRODUCT_GRID.filters[filter].label[locale]}
      data-on={chosenId(filter) !== '' || undefined}
      value={chosenId(filter)}
      onChange={({ currentTarget: { value } }) =>
        replace(filter, value === '' ? null : { filter, kind: 'ids', ids: [Number(value)] })
      }
    >
      <option value="">{PRODUCT_GRID.filters[filter].label[locale]}</option>
      {options?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
  return (
    <div className={styles.filters}>
      <FilterBar
        search={{
          value: words?.kind === 'text' ? words.text : '',
          label: PRODUCT_GRID.filters.q.label[locale],
          onChange: (text) =>
            replace('q', text.trim() === '' ? null : { filter: 'q', kind: 'text', text: text.trim() }),
        }}
      />
      {select(
        'section',
        choices?.sections.map(({ id, nameRu, nameKz, level }) => ({
          id,
          name: `${'\u2003'.repeat(level)}${locale === 'kz' && nameKz ? nameKz : nameRu}`,
        })),
      )}
      {select('brand', choices?.brands)}
      <Button look="plain" icon="filter" onClick={() => setOpen('more')}>
        {others > 0 ? t('products.moreOn', { count: others }) : t('more')}
      </Button>
      <Button look="plain" icon="table" className={styles.columnsButton} onClick={() => setOpen('columns')}>
        {t('products.columns', { count: columns.length, of: Object.keys(PRODUCT_GRID.columns).length })}
      </Button>
      {open === 'columns' ? (
        <ColumnsDialog
          chosen={columns}
          onChoose={(next) => onSet({ columns: next.join(',') })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'more' ? (
        <MoreFilters
          conditions={conditions}
          onSet={(next) => onSet({ where: toWhere(next) })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
