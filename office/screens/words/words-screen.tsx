/** Words of the trade by which the search finds: the shop's own are edited here, those that ship with it are shown. */
import { useState } from 'react';
import type { OwnWords } from '#contract/office/trade-words.ts';
import { useMe } from '../../access/use-me.ts';
import { useCallWith } from '../../calls/use-call.ts';
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
import table from '../../design/table.module.css';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { SearchTabs } from '../../views/search-tabs.tsx';
import { OwnWordsTable } from './own-words-table.tsx';
import { beginWords } from './word-edits.ts';

export function WordsScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const q = query.get('q') ?? '';
  const words = useCallWith(
    'GET /office/api/v1/search/words/',
    { placeholderData: (before) => before },
    { query: { q } },
  );
  const [edits, setEdits] = useState<Edits>([]);
  const changes = useChanges({
    title: t('words.title'),
    renews: ['GET /office/api/v1/search/words/'],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const mayWrite = rights.search?.write !== undefined;
  return (
    <>
      <PageHead
        title={t('words.title')}
        tabs={<SearchTabs here="/search/words" />}
        acts={
          <Button
            icon="plus"
            whyNot={mayWrite ? null : t('whyNot.right')}
            onClick={() => setEdits((before) => beginWords(before, t('words.new')))}
          >
            {t('words.add')}
          </Button>
        }
      />
      <div className={page.page}>
        <FilterBar search={{ value: q, label: t('words.search'), onChange: (next) => set({ q: next }) }} />
        <Panel title={t('words.own')} lead={t('words.ownLead')} isFlush>
          <Answered of={words}>
            {({ data }) => (
              <OwnWordsTable
                own={data.own}
                isFiltered={q !== ''}
                edits={edits}
                onEdit={mayWrite ? setEdits : null}
              />
            )}
          </Answered>
        </Panel>
        <Panel title={t('words.shipped')} lead={t('words.shippedLead')} isFlush>
          <Answered of={words}>
            {({ data }) => <ShippedTable shipped={data.shipped} count={data.shippedCount} />}
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

interface ShippedTableProps {
  shipped: readonly Pick<OwnWords, 'words' | 'means'>[];
  count: number;
}

function ShippedTable({ shipped, count }: ShippedTableProps) {
  const { t } = useWords();
  if (shipped.length === 0) return <Empty icon="search" title={t('words.noneFit')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('words.words')}</th>
          <th>{t('words.means')}</th>
        </tr>
      </thead>
      <tbody>
        {shipped.map(({ words, means }) => (
          <tr key={words.join()}>
            <td>{words.join(', ')}</td>
            <td data-label={t('words.means')}>{means.join(', ') || t('words.equal')}</td>
          </tr>
        ))}
        {count > shipped.length ? (
          <tr>
            <td colSpan={2}>{t('words.shippedCount', { count, shown: shipped.length })}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
