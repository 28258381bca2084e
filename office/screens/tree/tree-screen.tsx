/** The sections of the range: both names side by side, their order, what Kazakh is missing. Changed by changes alone. */
import { useState } from 'react';
import type { OfficeSection } from '#contract/office/tree.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, toChanges, withoutSaved } from '../../changes/edits.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { Presence } from '../../presence/presence.tsx';
import { ViewTabs } from '../../views/view-tabs.tsx';
import { DepartmentsDialog } from './departments-dialog.tsx';
import { SectionDialog } from './section-dialog.tsx';
import { SectionInside } from './section-inside.tsx';
import styles from './tree.module.css';
import { filterRows, toRows } from './tree-rows.ts';
import { TreeTable } from './tree-table.tsx';

export function TreeScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const tree = useCall('GET /office/api/v1/tree/');
  const [edits, setEdits] = useState<Edits>([]);
  const [dialog, setDialog] = useState<'new' | 'departments' | OfficeSection | null>(null);
  const [inside, setInside] = useState<'filters' | 'merge' | null>(null);
  const changes = useChanges({
    title: t('tree.changeTitle'),
    renews: [
      'GET /office/api/v1/tree/',
      'GET /office/api/v1/tree/{id}/properties/',
      'GET /office/api/v1/log/',
      'GET /office/api/v1/products/choices/',
      'GET /office/api/v1/opening/',
    ],
    onApplied: ({ items, counts }) => {
      setEdits((before) => withoutSaved(before, items));
      if (counts.applied > 0) close();
    },
  });
  const close = () => {
    setDialog(null);
    setInside(null);
  };
  const openId = Number(query.get('id') ?? 0);
  const mayWrite = rights.tree?.write !== undefined;
  const missing = tree.data?.items.filter(({ isKzMissing }) => isKzMissing).length ?? 0;
  const filter = { q: query.get('q') ?? '', isMissingOnly: query.get('kz') === 'missing' };
  return (
    <>
      <PageHead
        title={t('tree.title')}
        tabs={<ViewTabs screen="tree" />}
        acts={
          <>
            <Button
              look="plain"
              icon="grid"
              whyNot={mayWrite ? null : t('whyNot.right')}
              onClick={() => setDialog('departments')}
            >
              {t('tree.departments')}
            </Button>
            <Button icon="plus" whyNot={mayWrite ? null : t('whyNot.right')} onClick={() => setDialog('new')}>
              {t('tree.add')}
            </Button>
          </>
        }
        lead={
          <>
            {tree.data ? t('tree.count', { count: tree.data.items.length }) : null}
            {openId > 0 ? (
              <Presence key={openId} subject="section" id={openId} field={mayWrite ? 'name_ru' : null} />
            ) : null}
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
      />
      <div className={page.page}>
        <FilterBar
          search={{ value: filter.q, label: t('tree.search'), onChange: (q) => set({ q }) }}
          chips={[
            {
              id: 'kz',
              label: t('tree.missing', { count: missing }),
              isOn: filter.isMissingOnly,
              onPress: () => set({ kz: filter.isMissingOnly ? null : 'missing' }),
            },
          ]}
        />
        <Panel isFlush>
          <Answered of={tree}>
            {({ items }) =>
              items.length === 0 ? (
                <Empty icon="grid" title={t('tree.empty')}>
                  {t('tree.emptyLead')}
                  {mayWrite ? (
                    <div className={styles.begin}>
                      <Button icon="grid" onClick={() => setDialog('departments')}>
                        {t('tree.departments')}
                      </Button>
                      <Button look="plain" icon="plus" onClick={() => setDialog('new')}>
                        {t('tree.add')}
                      </Button>
                    </div>
                  ) : null}
                </Empty>
              ) : (
                <TreeTable
                  sections={items}
                  rows={filterRows(toRows(items, edits), filter)}
                  edits={edits}
                  openId={openId}
                  onOpen={(id) => set({ id: id === null ? null : String(id) })}
                  onEdit={mayWrite ? setEdits : null}
                  onMore={mayWrite ? setDialog : null}
                />
              )
            }
          </Answered>
        </Panel>
      </div>
      <ChangesBar
        edits={edits}
        isBusy={changes.isBusy}
        onSave={() => changes.save(toChanges(edits))}
        onPreview={() => changes.show(toChanges(edits))}
        onDrop={() => setEdits([])}
      />
      {dialog === 'departments' ? (
        <DepartmentsDialog
          taken={new Set(tree.data?.items.map(({ code }) => code))}
          onTaken={changes.settle}
          onClose={close}
        />
      ) : null}
      {dialog === 'new' || (dialog !== null && dialog !== 'departments' && inside === null) ? (
        <SectionDialog
          section={dialog === 'new' ? null : dialog}
          sections={tree.data?.items ?? []}
          isBusy={changes.isBusy}
          onSave={changes.save}
          onFilters={() => setInside('filters')}
          onMerge={() => setInside('merge')}
          onClose={close}
        />
      ) : null}
      {typeof dialog === 'object' && dialog !== null && inside !== null ? (
        <SectionInside
          inside={inside}
          section={dialog}
          sections={tree.data?.items ?? []}
          isBusy={changes.isBusy}
          onSave={changes.save}
          onClose={close}
        />
      ) : null}
      <ChangeDialogs changes={changes} />
    </>
  );
}
