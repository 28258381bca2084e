/** The sections of the range: both names side by side, their order, what Kazakh is missing. Changed by changes alone. */
import { useState } from 'react';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, toChanges, withoutSaved } from '../../changes/edits.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { FilterBar } from '../../design/filter-bar.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { Presence } from '../../presence/presence.tsx';
import { ViewTabs } from '../../views/view-tabs.tsx';
import { filterRows, toRows } from './tree-rows.ts';
import { TreeTable } from './tree-table.tsx';

export function TreeScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const tree = useCall('GET /office/api/v1/tree/');
  const [edits, setEdits] = useState<Edits>([]);
  const changes = useChanges({
    title: t('tree.changeTitle'),
    renews: ['GET /office/api/v1/tree/', 'GET /office/api/v1/log/'],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const openId = Number(query.get('id') ?? 0);
  const mayWrite = rights.tree?.write !== undefined;
  const missing = tree.data?.items.filter(({ isKzMissing }) => isKzMissing).length ?? 0;
  const filter = { q: query.get('q') ?? '', isMissingOnly: query.get('kz') === 'missing' };
  return (
    <>
      <PageHead
        title={t('tree.title')}
        tabs={<ViewTabs screen="tree" />}
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
            {({ items }) => (
              <TreeTable
                sections={items}
                rows={filterRows(toRows(items, edits), filter)}
                edits={edits}
                openId={openId}
                onOpen={(id) => set({ id: id === null ? null : String(id) })}
                onEdit={mayWrite ? setEdits : null}
              />
            )}
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
      <ChangeDialogs changes={changes} />
    </>
  );
}
