import type { StockEnd } from '#contract/office/figures.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { useMe } from '../access/use-me.ts';
import { OfficeLink } from '../design/office-link.tsx';
import table from '../design/table.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './stock-ends.module.css';

interface StockEndsTableProps {
  items: readonly StockEnd[];
  onOpen: (item: StockEnd) => void;
}

/** What ends, when, when more of it comes and what every day without it costs. */
export function StockEndsTable({ items, onOpen }: StockEndsTableProps) {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const mayOpen = rights['products.texts']?.read !== undefined;
  const maySupply = rights.stock?.read !== undefined;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('ends.product')}</th>
          <th className={table.number}>{t('ends.count')}</th>
          <th className={table.number}>{t('ends.perDay')}</th>
          <th>{t('ends.endsOn')}</th>
          <th>{t('ends.supply')}</th>
          <th className={table.number}>{t('ends.lost')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const supplied =
            item.suppliedOn === null ? t('ends.notOrdered') : formatDate(item.suppliedOn, locale);
          return (
            <tr key={`${item.productId} ${item.cityCode}`}>
              <td>
                {mayOpen ? (
                  <OfficeLink className={table.strong} to={`/products/${item.productId}`}>
                    {item.name}
                  </OfficeLink>
                ) : (
                  item.name
                )}
                <span className={table.second}>{item.city}</span>
              </td>
              <td className={table.number} data-label={t('ends.count')}>
                {formatNumber(item.count)}
              </td>
              <td className={table.number} data-label={t('ends.perDay')}>
                {formatNumber(item.perDay)}
              </td>
              <td className={styles.ends} data-label={t('ends.endsOn')}>
                {formatDate(item.endsOn, locale)}
              </td>
              <td data-label={t('ends.supply')}>
                {maySupply ? (
                  <button
                    className={styles.supply}
                    type="button"
                    data-missing={item.suppliedOn === null || undefined}
                    onClick={() => onOpen(item)}
                  >
                    {supplied}
                  </button>
                ) : (
                  supplied
                )}
              </td>
              <td className={table.number} data-label={t('ends.lost')}>
                {formatTenge(item.lostPerDayTenge)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
