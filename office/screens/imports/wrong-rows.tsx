import { useMutation } from '@tanstack/react-query';
import type { ImportView } from '#contract/office/imports.ts';
import { formatNumber } from '#domain/money.ts';
import { findStockStore } from '#domain/office/file-templates.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { SUPPLIER_COLUMNS } from '#domain/office/supplier-rows.ts';
import { takeFile } from '../../calls/take-file.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './imports.module.css';
import { sayRow } from './say-row.ts';

const LABELS: Readonly<Record<string, { label: { ru: string; kz: string } }>> = {
  ...PRODUCT_GRID.columns,
  stock: SUPPLIER_COLUMNS.stock,
};

/** Rows that cannot be: the first of them here, all of them as a file to mend and send again. */
export function WrongRows({ table: { id, wrong, counts, mayTake } }: { table: ImportView }) {
  const { t, locale } = useWords();
  const sayColumn = (column: string): string => {
    const store = mayTake.stores.find((each) => each.id === findStockStore(column));
    return store ? t('imports.stockOf', { name: store.name }) : (LABELS[column]?.label[locale] ?? column);
  };
  const take = useMutation<void, Error>({
    mutationFn: () => takeFile(`/office/api/v1/imports/${id}/wrong/`),
    onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
  });
  return (
    <Panel
      title={t('imports.wrongRows')}
      lead={formatNumber(counts?.wrong ?? wrong.length)}
      isFlush
      end={
        <Button
          look="plain"
          size="small"
          icon="download"
          isBusy={take.isPending}
          onClick={() => take.mutate()}
        >
          {t('imports.wrongFile')}
        </Button>
      }
    >
      <table className={table.table}>
        <thead>
          <tr>
            <th className={table.number}>{t('imports.row')}</th>
            <th>{t('imports.column')}</th>
            <th>{t('imports.cell')}</th>
            <th>{t('imports.why')}</th>
          </tr>
        </thead>
        <tbody>
          {wrong.map(({ n, sheet, line, column, cell, why }) => (
            <tr key={n}>
              <td className={table.number}>{sayRow({ sheet, line })}</td>
              <td data-label={t('imports.column')}>{column === null ? '—' : sayColumn(column)}</td>
              <td data-label={t('imports.cell')}>
                <span className={styles.bad}>{cell || '—'}</span>
              </td>
              <td data-label={t('imports.why')}>{why.words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
