import { useState } from 'react';
import type { StockMove, StockRow } from '#contract/office/stock.ts';
import { formatNumber } from '#domain/money.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { ShelfForm } from './shelf-form.tsx';
import styles from './stock.module.css';

/** One product in one store: how many, where, and who has said what of it. */
export function StockProductScreen() {
  const { t } = useWords();
  const { query } = useAddressQuery();
  const { pathname } = useLocation();
  const product = matchPath('/office/stock/:product', pathname)?.product ?? '0';
  const store = query.get('store') ?? '0';
  const asked = useCall('GET /office/api/v1/stock/{store}/{product}/', { params: { store, product } });
  const stores = useCall('GET /office/api/v1/stock/');
  return (
    <>
      <PageHead
        title={asked.data?.data.stock.name ?? t('stock.title')}
        path={[{ title: t('stock.title'), to: `/stock?store=${store}` }]}
        lead={asked.data?.data.stock.article}
      />
      <div className={page.page}>
        <Answered of={asked}>
          {({ data }) => (
            <Product
              stock={data.stock}
              moves={data.moves}
              store={Number(store)}
              stores={stores.data?.data.all ?? []}
            />
          )}
        </Answered>
      </div>
    </>
  );
}

interface ProductProps {
  stock: StockRow;
  moves: readonly StockMove[];
  store: number;
  stores: readonly { id: number; name: string }[];
}

function Product({ stock, moves, store, stores }: ProductProps) {
  const { t } = useWords();
  const { rights } = useMe();
  const [isChanging, setChanging] = useState(false);
  const whyNot = rights.stock?.write === undefined ? t('whyNot.right') : null;
  return (
    <>
      <div className={page.columns}>
        <Panel
          title={stores.find(({ id }) => id === store)?.name ?? t('stock.store')}
          end={
            <Button
              whyNot={whyNot ?? (stock.isOfOneC ? t('stock.oneCKeeps') : null)}
              onClick={() => setChanging(true)}
            >
              {t('stock.change')}
            </Button>
          }
        >
          {stock.isOfOneC ? <Note>{t('stock.oneCKeeps')}</Note> : null}
          <dl className={styles.figures}>
            <Figure label={t('stock.free')} value={`${formatNumber(stock.free)} ${stock.unit}`} />
            <Figure label={t('stock.held')} value={formatNumber(stock.held)} />
            <Figure label={t('stock.onShelf')} value={formatNumber(stock.free + stock.held)} />
          </dl>
        </Panel>
        <Panel title={t('stock.shelf')}>
          <ShelfForm key={JSON.stringify(stock.shelf)} stock={stock} store={store} whyNot={whyNot} />
        </Panel>
      </div>
      <Panel title={t('stock.moves')} isFlush>
        {moves.length === 0 ? (
          <Empty icon="clock" title={t('stock.noMoves')} />
        ) : (
          <Moves moves={moves} stores={stores} />
        )}
      </Panel>
      {isChanging ? (
        <AdjustDialog row={stock} store={store} stores={stores} onClose={() => setChanging(false)} />
      ) : null}
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}

function Moves({ moves, stores }: Pick<ProductProps, 'moves' | 'stores'>) {
  const words = useWords();
  const { t } = words;
  const nameOf = (id: number) => stores.find((each) => each.id === id)?.name ?? String(id);
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('stock.when')}</th>
          <th>{t('stock.kind')}</th>
          <th className={table.number}>{t('stock.delta')}</th>
          <th>{t('stock.reason')}</th>
          <th>{t('stock.who')}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <tr key={move.id}>
            <td>{sayWhen(move.at, words)}</td>
            <td data-label={t('stock.kind')}>
              {t(`stock.kind.${move.kind}`)}
              {move.counted === null ? null : `: ${formatNumber(move.counted)}`}
            </td>
            <td className={table.number} data-label={t('stock.delta')}>
              {move.delta > 0 ? '+' : ''}
              {formatNumber(move.delta)}
            </td>
            <td data-label={t('stock.reason')}>
              {move.otherStoreId === null
                ? t(`stock.reason.${move.reason}` as 'stock.reason.check')
                : nameOf(move.otherStoreId)}
              {move.comment === '' ? null : <span className={table.second}>{move.comment}</span>}
            </td>
            <td data-label={t('stock.who')}>{move.staff.name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
