import type { MissedAddress } from '#contract/office/redirects.ts';
import { formatNumber } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { Button } from '../../design/button.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';

interface MissedTableProps {
  missed: readonly MissedAddress[];
  /** Null: this reader changes nothing. */
  onLead: ((from: string) => void) | null;
}

export function MissedTable({ missed, onLead }: MissedTableProps) {
  const { t, locale } = useWords();
  if (missed.length === 0) return <Empty icon="success" title={t('redirects.noneMissed')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('redirects.address')}</th>
          <th className={table.number}>{t('redirects.times')}</th>
          <th>{t('redirects.last')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {missed.map(({ path, times, lastOn }) => (
          <tr key={path}>
            <td>
              <a className={table.strong} href={path} target="_blank" rel="noreferrer">
                {path}
              </a>
            </td>
            <td className={table.number} data-label={t('redirects.times')}>
              {formatNumber(times)}
            </td>
            <td data-label={t('redirects.last')}>
              {formatDate(new Date(`${lastOn}T12:00:00+05:00`), locale)}
            </td>
            <td>
              {onLead === null ? null : (
                <Button look="plain" size="small" onClick={() => onLead(path)}>
                  {t('redirects.leadOn')}
                  <span className="visually-hidden">: {path}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
