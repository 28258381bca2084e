/** One entry of the log: who and by which right, and each row before → after. */
import { useLocation } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { isFailure } from '../../calls/call-failure.ts';
import type { Answer } from '../../calls/office-api.ts';
import { useCall } from '../../calls/use-call.ts';
import { useEntryWords, useRightWords } from '../../changes/office-words.ts';
import { UndoButton } from '../../changes/undo-button.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './log.module.css';
import { RowChanges } from './row-changes.tsx';

type Entry = Answer<'GET /office/api/v1/log/{id}/'>['data'];

export function LogEntryScreen() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const id = matchPath('/office/log/:id', pathname)?.id ?? '';
  const entry = useCall('GET /office/api/v1/log/{id}/', { params: { id }, query: {} });
  const sayEntry = useEntryWords();
  const path = [{ title: t('log.title'), to: '/log' }];
  if (isFailure(entry.error, 'log.not_found'))
    return (
      <>
        <PageHead title={t('notFound.title')} path={path} />
        <Empty icon="search" title={entry.error.message} />
      </>
    );
  const found = entry.data?.data;
  return (
    <>
      <PageHead
        title={found ? sayEntry(found) : t('log.entry')}
        path={path}
        acts={found && found.changeSetId !== null ? <UndoButton setId={found.changeSetId} /> : null}
      />
      <div className={page.page}>
        <Answered of={entry}>
          {({ data }) => (
            <div className={page.columns}>
              <Panel title={t('log.changes')} lead={t('log.rowCount', { count: data.rows })} isFlush>
                <RowChanges changes={data.changes} />
              </Panel>
              <Panel title={t('log.facts')}>
                <Facts entry={data} />
              </Panel>
            </div>
          )}
        </Answered>
      </div>
    </>
  );
}

function Facts({ entry }: { entry: Entry }) {
  const words = useWords();
  const { t } = words;
  const sayRight = useRightWords();
  return (
    <dl className={styles.facts}>
      <dt>{t('log.who')}</dt>
      <dd>{entry.staff?.name ?? t('log.shop')}</dd>
      <dt>{t('log.when')}</dt>
      <dd>{sayWhen(entry.at, words)}</dd>
      <dt>{t('log.right')}</dt>
      <dd>{entry.right ? sayRight(entry.right) : t('log.everybody')}</dd>
      {entry.changeSetId === null ? null : (
        <>
          <dt>{t('log.changeSet')}</dt>
          <dd>
            <OfficeLink className="link" to={`/changes/${entry.changeSetId}`}>
              № {entry.changeSetId}
            </OfficeLink>
          </dd>
        </>
      )}
      {entry.undoOf === null ? null : (
        <>
          <dt>{t('log.isUndo')}</dt>
          <dd>
            <OfficeLink className="link" to={`/log/${entry.undoOf}`}>
              № {entry.undoOf}
            </OfficeLink>
          </dd>
        </>
      )}
      <dt>{t('log.request')}</dt>
      <dd>{entry.requestId ?? '—'}</dd>
    </dl>
  );
}
