import { formatNumber } from '#domain/money.ts';
import { useCall } from '../../calls/use-call.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './start.module.css';

const SHOWN = 6;

/** What visitors of the week asked for in vain; each leads to why. */
export function NotFoundPanel() {
  const { t } = useWords();
  const asked = useCall('GET /office/api/v1/search/queries/', { query: { days: 7 } });
  return (
    <Panel
      title={t('desk.notFound')}
      lead={t('desk.days', { count: 7 })}
      end={
        <OfficeLink className={styles.way} to="/search">
          {t('desk.title')}
        </OfficeLink>
      }
      isFlush
    >
      <Answered of={asked}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon="success" title={t('desk.none')} />
          ) : (
            <table className={table.table}>
              <thead>
                <tr>
                  <th>{t('desk.query')}</th>
                  <th className={table.number}>{t('desk.times')}</th>
                </tr>
              </thead>
              <tbody>
                {items.slice(0, SHOWN).map(({ query, language, times }) => (
                  <tr key={`${language} ${query}`}>
                    <td>
                      <OfficeLink
                        className={table.strong}
                        to={`/search/explain?${new URLSearchParams({ q: query, language })}`}
                      >
                        {query}
                      </OfficeLink>
                    </td>
                    <td className={table.number} data-label={t('desk.times')}>
                      {formatNumber(times)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Answered>
    </Panel>
  );
}
