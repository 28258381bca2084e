import { useState } from 'react';
import type { StockRow } from '#contract/office/stock.ts';
import { formatNumber } from '#domain/money.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import { OfficeLink, officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { NoPlaces } from '../../opening/opening.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import styles from './stock.module.css';

/** What stands in a store; store and words stand in the address. */
export function StockScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const navigate = useNavigate();
  const { query, set } = useAddressQuery();
  const stores = useCall('GET /office/api/v1/stock/');
  return (
    <>
      <PageHead title={t('stock.title')} />
      <div className={page.page}>
        <Answered of={stores}>
          {({ data }) => {
            if (data.all.length === 0) return <NoPlaces of="store" />;
            const store = data.own.find(({ id }) => String(id) === query.get('store')) ?? data.own[0];
            return (
              <>
                <div className={styles.bar}>
                  {data.own.length > 1 ? (
                    <SelectField
                      label={t('stock.store')}
                      value={store?.id}
                      onChange={(event) => set({ store: event.target.value, after: null })}
                    >
                      {data.own.map((each) => (
                        <option key={each.id} value={each.id}>
                          {each.name}
                        </option>
                      ))}
                    </SelectField>
                  ) : null}
                  <FilterBar
                    search={{
                      value: query.get('q') ?? '',
                      label: t('stock.search'),
                      onChange: (q) => set({ q, after: null }),
                    }}
                  />
                  {store && rights.stock?.write !== undefined ? (
                    <Button
                      look="plain"
                      icon="expand"
                      onClick={() => void navigate(officeAddress(`/stock/count?store=${store.id}`))}
                    >
                      {t('count.title')}
                    </Button>
                  ) : null}
                </div>
                {store ? <StockTable store={store.id} stores={data.all} /> : null}
              </>
            );
          }}
        </Answered>
      </div>
    </>
  );
}

function StockTable({ store, stores }: { store: number; stores: readonly { id: number; name: string }[] }) {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const [changed, setChanged] = useState<StockRow | null>(null);
  const asked = useCall('GET /office/api/v1/stock/{store}/', {
    params: { store: String(store) },
    query: { q: query.get('q') ?? '', after: query.get('after') ?? '' },
  });
  const whyNot = rights.stock?.write === undefined ? t('whyNot.right') : null;
  return (
    <Panel isFlush>
      <Answered of={asked}>
        {({ items, meta }) =>
          items.length === 0 ? (
            <Empty icon="search" title={t('stock.none')} />
          ) : (
            <>
              <table className={table.table}>
                <thead>
                  <tr>
                    <th>{t('stock.product')}</th>
                    <th className={table.number}>{t('stock.free')}</th>
                    <th className={table.number}>{t('stock.held')}</th>
                    <th>{t('stock.shelf')}</th>
                    <th>
                      <span className="visually-hidden">{t('acts')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((row) => (
                    <tr key={row.productId}>
                      <td>
                        <OfficeLink className={table.strong} to={`/stock/${row.productId}?store=${store}`}>
                          {row.name}
                        </OfficeLink>
                        <span className={table.second}>
                          {row.article}
                          {row.isOfOneC ? ` · ${t('stock.ofOneC')}` : ''}
                        </span>
                      </td>
                      <td className={table.number} data-label={t('stock.free')}>
                        {formatNumber(row.free)} {row.unit}
                      </td>
                      <td className={table.number} data-label={t('stock.held')}>
                        {formatNumber(row.held)}
                      </td>
                      <td data-label={t('stock.shelf')}>{row.shelf ? t('pick.shelf', row.shelf) : '—'}</td>
                      <td>
                        <Button
                          look="plain"
                          size="small"
                          whyNot={whyNot ?? (row.isOfOneC ? t('stock.oneCKeeps') : null)}
                          aria-label={t('stock.changeOf', { name: row.name })}
                          onClick={() => setChanged(row)}
                        >
                          {t('stock.change')}
                        </Button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {meta.next === null ? null : (
                <Button look="quiet" onClick={() => set({ after: meta.next })}>
                  {t('stock.more')}
                </Button>
              )}
            </>
          )
        }
      </Answered>
      {changed ? (
        <AdjustDialog row={changed} store={store} stores={stores} onClose={() => setChanged(null)} />
      ) : null}
    </Panel>
  );
}
