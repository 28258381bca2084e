import type { OfficeProduct } from '#contract/office/products.ts';
import { formatNumber } from '#domain/money.ts';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';

/** How many lie in each store. */
export function StocksPanel({ product }: { product: OfficeProduct }) {
  const { t, locale } = useWords();
  const sum = product.stocks.reduce((total, { count }) => total + count, 0);
  return (
    <Panel title={t('product.stocks')} lead={t('product.inAll', { count: formatNumber(sum) })} isFlush>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('product.store')}</th>
            <th className={table.number}>{t('product.count')}</th>
          </tr>
        </thead>
        <tbody>
          {product.stocks.map(({ storeId, nameRu, nameKz, count }) => (
            <tr key={storeId}>
              <td>{locale === 'kz' ? nameKz : nameRu}</td>
              <td className={table.number} data-label={t('product.count')}>
                {formatNumber(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
