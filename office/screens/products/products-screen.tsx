/** All products as a grid: narrowed, ordered, typed into, changed many at once, taken out as a file. */
import { useState } from 'react';
import type { Right } from '#contract/office/rights.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { toChanges, withoutSaved } from '../../changes/edits.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { GRID_CALLS, useGridCount } from '../../grid/use-grid-rows.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { BulkPanel } from './bulk-panel.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { NewProductDialog } from './new-product-dialog.tsx';
import { NoProducts } from './no-products.tsx';
import { ProductCell } from './product-cell.tsx';
import { ProductFilters } from './product-filters.tsx';
import { readListQuery, toHeads } from './product-list.ts';
import { ProductViews } from './product-views.tsx';
import styles from './products.module.css';
import { useProductEdits } from './use-product-edits.ts';
import { useSelection } from './use-selection.ts';

export function ProductsScreen() {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const navigate = useNavigate();
  const { query, set } = useAddressQuery();
  const [open, setOpen] = useState<'export' | 'new' | null>(null);
  const { where, order, columns } = readListQuery(query, rights, locale);
  const total = useGridCount({ subject: 'products', where: '' });
  const counted = useGridCount({ subject: 'products', where });
  const count = counted.data?.data.count ?? null;
  const typed = useProductEdits(rights);
  const changes = useChanges({
    title: t('products.title'),
    renews: [...GRID_CALLS, 'GET /office/api/v1/log/'],
    onApplied: ({ items }) => typed.setEdits((before) => withoutSaved(before, items)),
  });
  const mayBulk = rights['products.bulk']?.write !== undefined;
  const mayMake = ['products.texts', 'products.edit'].every((right) => rights[right as Right]?.write);
  const selection = useSelection(where, count);

  return (
    <>
      <PageHead
        title={t('products.title')}
        tabs={<ProductViews />}
        lead={
          count === null || !total.data
            ? null
            : t('products.count', { count: total.data.data.count, shown: count })
        }
        acts={
          <>
            {mayBulk ? (
              <Button look="plain" icon="download" onClick={() => void navigate(officeAddress('/imports'))}>
                {t('products.import')}
              </Button>
            ) : null}
            {rights['products.bulk']?.read === undefined ? null : (
              <Button look="plain" icon="share" onClick={() => setOpen('export')}>
                {t('products.export')}
              </Button>
            )}
            {mayMake ? (
              <Button icon="plus" onClick={() => setOpen('new')}>
                {t('new.button')}
              </Button>
            ) : null}
          </>
        }
      />
      <div className={page.page}>
        <ProductFilters where={where} columns={columns} onSet={set} />
        <div className={styles.sides} data-open={selection.count > 0 || undefined}>
          <div className={styles.main}>
            {count === 0 && !counted.isPlaceholderData ? (
              <NoProducts
                isFiltered={where !== ''}
                onClear={() => set({ where: '' })}
                onMake={mayMake ? () => setOpen('new') : null}
                mayImport={mayBulk}
              />
            ) : (
              <DataGrid
                key={`${where} ${order}`}
                label={t('products.title')}
                heads={toHeads(columns, locale)}
                asked={{ subject: 'products', where, order, columns: withKey(columns) }}
                count={counted.isPlaceholderData ? null : count}
                onOrder={(next) => set({ order: next })}
                selection={mayBulk ? selection : null}
                renderCell={(row, head) => (
                  <ProductCell row={row} head={head} value={typed.shownIn(row, head)} />
                )}
                findText={typed.findText}
                onCommit={typed.commit}
                onOpen={({ id }) => void navigate(officeAddress(`/products/${id}`))}
                onPaste={(cells) => {
                  const left = typed.paste(cells);
                  if (left > 0) toasts.show(t('grid.notPasted', { count: left }), { tone: 'bad' });
                }}
              />
            )}
          </div>
          {selection.count > 0 ? (
            <BulkPanel selection={selection} rights={rights} onDraft={changes.open} />
          ) : null}
        </div>
      </div>
      {open === 'export' ? (
        <ExportDialog where={where} order={order} columns={columns} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'new' ? <NewProductDialog onClose={() => setOpen(null)} /> : null}
      <ChangesBar
        edits={typed.edits}
        isBusy={changes.isBusy}
        onSave={() => changes.save(toChanges(typed.edits))}
        onPreview={() => changes.show(toChanges(typed.edits))}
        onDrop={() => typed.setEdits([])}
      />
      <ChangeDialogs changes={changes} />
    </>
  );
}

/** The article names a row in the bar at the foot, whether it is shown or not. */
const withKey = (columns: readonly string[]): string[] =>
  columns.includes('product_code') ? [...columns] : [...columns, 'product_code'];
