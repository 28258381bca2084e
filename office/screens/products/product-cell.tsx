import { memo } from 'react';
import type { GridRow } from '#contract/office/grid.ts';
import { formatNumber } from '#domain/money.ts';
import type { GridValue } from '#domain/office/grid.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Tag } from '../../design/tag.tsx';
import type { GridHead } from '../../grid/grid-head.ts';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { columnOf } from './product-list.ts';
import styles from './products.module.css';

interface ProductCellProps {
  row: GridRow;
  head: GridHead;
  /** As typed, else as stored. */
  value: GridValue;
}

/** What was typed and not saved is shown against what is stored. */
export const ProductCell = memo(function ProductCell({ row, head, value }: ProductCellProps) {
  const words = useWords();
  const stored = row.values[head.name] ?? null;
  const kind = columnOf(head.name)?.kind;
  if (head.name === 'image')
    return typeof value === 'string' ? (
      <img className={styles.picture} src={value} alt="" width={28} height={28} loading="lazy" />
    ) : (
      <span className={styles.noPicture} />
    );
  if (head.name === 'has_kz')
    return value === true ? (
      <Tag tone="good" icon="check">
        {words.t('products.hasKz')}
      </Tag>
    ) : (
      <Tag tone="bad" icon="close">
        {words.t('products.noKz')}
      </Tag>
    );
  if (head.name === 'product_code' && value === stored)
    return (
      <OfficeLink className={styles.code} to={`/products/${row.id}`} tabIndex={-1}>
        {String(value ?? '')}
      </OfficeLink>
    );
  const say = (said: GridValue): string => {
    if (said === null || said === '') return '—';
    if (typeof said === 'boolean') return words.t(said ? 'value.yes' : 'value.no');
    if (typeof said === 'number') return formatNumber(said);
    return kind === 'moment' ? sayWhen(said, words) : said;
  };
  if (value === stored)
    return (
      <span data-off={value === null || value === false || undefined} className={styles.value}>
        {say(value)}
      </span>
    );
  return (
    <span className={styles.changed} title={`${say(stored)} → ${say(value)}`}>
      {stored === null || stored === '' ? null : <del className={styles.was}>{say(stored)}</del>}
      <ins className={styles.becomes}>{say(value)}</ins>
    </span>
  );
});
