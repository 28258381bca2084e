import type { RankedProduct } from '#contract/office/search-desk.ts';
import { formatNumber } from '#domain/money.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './search.module.css';

const PARTS = ['text', 'section', 'popularity', 'stock', 'exact'] as const;

/** Each place with what it is made of: drawn to one measure for the eye, in figures for everybody. */
export function RankedTable({
  items,
  asked,
}: {
  items: readonly RankedProduct[];
  asked: RankedProduct | null;
}) {
  const { t } = useWords();
  const rows = asked && !items.some(({ id }) => id === asked.id) ? [...items, asked] : items;
  // A code that was meant exactly is worth a hundred times the rest: bars are of the rest.
  const most = Math.max(1, ...rows.map(({ score, parts }) => score - parts.exact - parts.boost));
  return (
    <>
      <ul className={styles.legend}>
        {PARTS.map((part) => (
          <li key={part} data-part={part}>
            {t(`desk.part.${part}`)}
          </li>
        ))}
      </ul>
      <table className={table.table}>
        <thead>
          <tr>
            <th className={table.number}>№</th>
            <th>{t('desk.product')}</th>
            <th>{t('desk.madeOf')}</th>
            <th className={table.number}>{t('desk.score')}</th>
            <th>{t('desk.inCity')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-current={row.id === asked?.id || undefined}>
              <td className={table.number}>{row.place}</td>
              <td>
                <OfficeLink className={table.strong} to={`/products/${row.id}`}>
                  {row.name}
                </OfficeLink>
                <span className={table.second}>{row.article}</span>
              </td>
              <td data-label={t('desk.madeOf')}>
                <Parts row={row} most={most} />
              </td>
              <td className={table.number} data-label={t('desk.score')}>
                {formatNumber(row.score)}
              </td>
              <td data-label={t('desk.inCity')}>{t(row.isInStock ? 'desk.isThere' : 'desk.isNot')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const WIDTH = 100;

function Parts({ row: { parts }, most }: { row: RankedProduct; most: number }) {
  const { t } = useWords();
  const drawn: { part: string; x: number; width: number }[] = [];
  let x = 0;
  for (const part of ['text', 'section', 'popularity', 'stock'] as const) {
    const width = Math.max(0, (parts[part] / most) * WIDTH);
    drawn.push({ part, x, width });
    x += width;
  }
  const said = PARTS.filter((part) => Math.round(parts[part]) !== 0).map(
    (part) => `${t(`desk.part.${part}`)} ${formatNumber(Math.round(parts[part]))}`,
  );
  if (Math.round(parts.words) !== 0)
    said.push(`${t('desk.part.words')} −${formatNumber(Math.abs(Math.round(parts.words)))}`);
  if (parts.boost !== 0)
    said.push(`${t('desk.part.boost')} ${parts.boost > 0 ? '+' : '−'}${formatNumber(Math.abs(parts.boost))}`);
  return (
    <>
      <svg className={styles.parts} viewBox={`0 0 ${WIDTH} 1`} preserveAspectRatio="none" aria-hidden="true">
        {drawn.map(({ part, x: left, width }) => (
          <rect key={part} data-part={part} x={left} width={width} height={1} />
        ))}
      </svg>
      <span className={table.second}>{said.join(' · ')}</span>
    </>
  );
}
