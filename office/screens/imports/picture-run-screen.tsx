/** One archive or table of pictures: how far it is, what failed and why, and which products get what was kept. */
import { formatNumber } from '#domain/money.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { isFailure } from '../../calls/call-failure.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { Differences } from './differences.tsx';
import styles from './imports.module.css';

export function PictureRunScreen() {
  const { t } = useWords();
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  const asked = useCallWith(
    'GET /office/api/v1/picture-runs/{id}/',
    { refetchInterval: ({ state }) => (state.data && !state.data.data.isDone ? 1000 : false) },
    { params: { id } },
  );
  const path = [{ title: t('imports.title'), to: '/imports' }];
  if (asked.error && isFailure(asked.error, 'pictures.not_found'))
    return (
      <>
        <PageHead title={t('pictureRuns.one')} path={path} />
        <Empty icon="table" title={asked.error.message} />
      </>
    );
  return (
    <Answered of={asked}>
      {({ data }) => (
        <>
          <PageHead
            title={data.name}
            path={path}
            lead={
              <>
                <span>{t(`pictureRuns.mode.${data.mode}`)}</span>
                <span>{`${t('pictureRuns.total')}: ${formatNumber(data.total)}`}</span>
                <span>{`${t('pictureRuns.kept')}: ${formatNumber(data.kept)}`}</span>
                <span>{`${t('pictureRuns.failed')}: ${formatNumber(data.failed)}`}</span>
              </>
            }
          />
          <div className={page.page}>
            <div className={page.stack}>
              {data.isDone ? null : (
                <Panel>
                  <Empty icon="refresh" title={t('pictureRuns.working')}>
                    {t('pictureRuns.progress', {
                      done: formatNumber(data.kept + data.failed),
                      of: formatNumber(data.total),
                    })}
                    {'. '}
                    {t('pictureRuns.workingHint')}
                  </Empty>
                </Panel>
              )}
              {data.isDone && data.changeSetId === null ? (
                <Note tone="tint">{t('pictureRuns.nothing')}</Note>
              ) : null}
              {data.changeSetId === null ? null : <Differences importId={null} setId={data.changeSetId} />}
              {data.failures.length > 0 ? (
                <Panel title={t('pictureRuns.failures')} lead={formatNumber(data.failed)} isFlush>
                  <table className={table.table}>
                    <thead>
                      <tr>
                        <th>{t('pictureRuns.source')}</th>
                        <th>{t('imports.why')}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {data.failures.map(({ n, source, why }) => (
                        <tr key={n}>
                          <td className={styles.source}>{source}</td>
                          <td data-label={t('imports.why')}>{why.words}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </Panel>
              ) : null}
            </div>
          </div>
        </>
      )}
    </Answered>
  );
}
