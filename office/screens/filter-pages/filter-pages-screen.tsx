/** Pages of a section that stand for a choice of its filters: made, edited and switched off here, each with a view of its goods. */
import { useState } from 'react';
import type { StaticFilterPage } from '#contract/office/static-filters.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { isFailure } from '../../calls/call-failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { FilterPageDialog } from './filter-page-dialog.tsx';

export function FilterPagesScreen() {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const id = useLocation().pathname.split('/').at(-2) ?? '';
  const asked = useCall('GET /office/api/v1/tree/{id}/pages/', { params: { id } });
  const [open, setOpen] = useState<StaticFilterPage | 'new' | null>(null);
  const changes = useChanges({
    title: t('filterPages.title'),
    renews: ['GET /office/api/v1/tree/{id}/pages/', 'GET /office/api/v1/log/'],
    onApplied: ({ counts }) => {
      if (counts.applied > 0) setOpen(null);
    },
  });
  const mayWrite = rights.tree?.write !== undefined;
  const path = [{ title: t('tree.title'), to: '/tree' }];
  if (asked.error && isFailure(asked.error, 'section.not_found'))
    return (
      <>
        <PageHead title={t('filterPages.title')} path={path} />
        <Empty icon="filter" title={asked.error.message} />
      </>
    );
  return (
    <Answered of={asked}>
      {({ data: { section, pages } }) => (
        <>
          <PageHead
            title={t('filterPages.title')}
            path={path}
            lead={locale === 'kz' ? section.nameKz || section.nameRu : section.nameRu}
            acts={
              <Button icon="plus" whyNot={mayWrite ? null : t('whyNot.right')} onClick={() => setOpen('new')}>
                {t('filterPages.add')}
              </Button>
            }
          />
          <div className={page.page}>
            <Panel isFlush>
              {pages.length === 0 ? (
                <Empty icon="filter" title={t('filterPages.none')}>
                  {t('filterPages.hint')}
                </Empty>
              ) : (
                <table className={table.table}>
                  <thead>
                    <tr>
                      <th>{t('field.static_filter.title_ru')}</th>
                      <th>{t('field.static_filter.title_kz')}</th>
                      <th>{t('field.static_filter.code')}</th>
                      <td />
                    </tr>
                  </thead>
                  <tbody>
                    {pages.map((each) => (
                      <tr key={each.id}>
                        <td>{each.title_ru}</td>
                        <td data-label={t('field.static_filter.title_kz')}>{each.title_kz}</td>
                        <td
                          data-label={t('field.static_filter.code')}
                        >{`/c/${section.code}/${each.code}/`}</td>
                        <td className={table.number}>
                          {each.is_active ? null : <Tag icon="eye-off">{t('filterPages.off')}</Tag>}
                          {mayWrite ? (
                            <Button look="quiet" size="small" icon="edit" onClick={() => setOpen(each)}>
                              {t('filterPages.edit')}
                            </Button>
                          ) : null}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
            </Panel>
          </div>
          {open === null ? null : (
            <FilterPageDialog
              sectionId={section.id}
              page={open === 'new' ? null : open}
              isBusy={changes.isBusy}
              onSave={changes.save}
              onClose={() => setOpen(null)}
            />
          )}
          <ChangeDialogs changes={changes} />
        </>
      )}
    </Answered>
  );
}
