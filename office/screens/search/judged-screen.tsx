import type { JudgedQuery } from '#contract/office/search-desk.ts';
import { useMe } from '../../access/use-me.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { SearchTabs } from '../../views/search-tabs.tsx';

/** What queries mean, as staff have said it, and whether the search knows it now. */
export function JudgedScreen() {
  const { t } = useWords();
  const judged = useCall('GET /office/api/v1/search/judged/');
  return (
    <>
      <PageHead title={t('desk.title')} lead={t('desk.lead')} tabs={<SearchTabs here="/search/judged" />} />
      <div className={page.page}>
        <Panel title={t('desk.tab.judged')} lead={t('desk.judgedLead')} isFlush>
          <Answered of={judged}>{({ items }) => <JudgedTable items={items} />}</Answered>
        </Panel>
      </div>
    </>
  );
}

function JudgedTable({ items }: { items: readonly JudgedQuery[] }) {
  const { t } = useWords();
  const { rights } = useMe();
  const save = useAct('POST /office/api/v1/changes/', { renews: ['GET /office/api/v1/search/judged/'] });
  if (items.length === 0)
    return (
      <Empty icon="search" title={t('desk.noJudged')}>
        {t('desk.noJudgedLead')}
        <OfficeLink to="/search/explain">{t('desk.tab.explain')}</OfficeLink>
      </Empty>
    );
  const turn = ({ id, isActive }: JudgedQuery) =>
    save.mutate({
      body: {
        title: t('desk.tab.judged'),
        apply: true,
        items: [{ subject: 'judged_query', id, field: 'is_active', from: isActive, to: !isActive }],
      },
    });
  return (
    <>
      {save.error ? <Note tone="bad">{sayFailure(save.error, t('state.noAnswer'))}</Note> : null}
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('desk.query')}</th>
            <th>{t('desk.language')}</th>
            <th>{t('desk.meant')}</th>
            <th>{t('desk.stands')}</th>
            <th>
              <span className="visually-hidden">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <OfficeLink
                  className={table.strong}
                  to={`/search/explain?${new URLSearchParams({ q: item.query, language: item.language })}`}
                >
                  {item.query}
                </OfficeLink>
              </td>
              <td data-label={t('desk.language')}>{t(`desk.language.${item.language}`)}</td>
              <td data-label={t('desk.meant')}>
                {item.section}
                {item.namePart === '' ? null : <span className={table.second}>{item.namePart}</span>}
              </td>
              <td data-label={t('desk.stands')}>
                {item.isActive ? <Standing at={item.meantAt} /> : t('desk.isOff')}
              </td>
              <td>
                {rights.search?.write === undefined ? null : (
                  <Button look="plain" size="small" isBusy={save.isPending} onClick={() => turn(item)}>
                    {t(item.isActive ? 'hours.takeAway' : 'hours.bringBack')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Standing({ at }: { at: number | null }) {
  const { t } = useWords();
  if (at === null)
    return (
      <Tag tone="bad" icon="error">
        {t('desk.notFirst')}
      </Tag>
    );
  return (
    <Tag tone={at <= 5 ? 'good' : 'warn'} icon={at <= 5 ? 'check' : 'warning'}>
      {t('desk.place', { place: at })}
    </Tag>
  );
}
