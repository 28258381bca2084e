/** One table: its columns are named, a dry run says what each row would change, and only then it is applied. */
import type { ImportView } from '#contract/office/imports.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { isFailure } from '../../calls/call-failure.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { Differences } from './differences.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportCounts } from './import-counts.tsx';
import styles from './imports.module.css';
import { MatchingPanel } from './matching-panel.tsx';
import { sayFile } from './say-file.ts';
import { WrongRows } from './wrong-rows.tsx';

export function ImportScreen() {
  const { t } = useWords();
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  const asked = useCallWith(
    'GET /office/api/v1/imports/{id}/',
    { refetchInterval: ({ state }) => (state.data?.data.isJudging ? 1000 : false) },
    { params: { id } },
  );
  const path = [{ title: t('imports.title'), to: '/imports' }];
  if (asked.error && isFailure(asked.error, 'import.not_found'))
    return (
      <>
        <PageHead title={t('imports.one')} path={path} />
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
                {data.supplier ? <span>{data.supplier.name}</span> : null}
                <span>{sayFile(data)}</span>
                {data.sheets.length > 0 ? (
                  <span>{t('imports.sheets', { names: data.sheets.join(', ') })}</span>
                ) : null}
                <span>{t('imports.rowCount', { count: data.rows })}</span>
                {data.counts ? null : (
                  <Tag tone="warn" icon="eye">
                    {t('imports.notWritten')}
                  </Tag>
                )}
              </>
            }
          />
          <div className={page.page}>
            <div className={styles.sides}>
              <ImportColumns key={data.id} table={data} />
              <div className={page.stack}>
                <NotRead table={data} />
                <ImportCounts table={data} />
                {data.supplier && data.counts && !data.isJudging ? (
                  <MatchingPanel key={`${data.id} ${data.changeSetId}`} table={data} />
                ) : null}
                {data.changeSetId === null ? null : (
                  <Differences key={data.changeSetId} importId={data.id} setId={data.changeSetId} />
                )}
                {data.wrong.length > 0 ? <WrongRows table={data} /> : null}
              </div>
            </div>
          </div>
        </>
      )}
    </Answered>
  );
}

/** What the file has besides, and was not taken for the list. */
function NotRead({ table: { passedOver, hiddenRows } }: { table: ImportView }) {
  const { t } = useWords();
  if (passedOver.length === 0 && hiddenRows === 0) return null;
  return (
    <Note tone="warn">
      {passedOver.length > 0 ? <p>{t('imports.passedOver', { names: passedOver.join(', ') })}</p> : null}
      {hiddenRows > 0 ? <p>{t('imports.hiddenRows', { count: hiddenRows })}</p> : null}
    </Note>
  );
}
