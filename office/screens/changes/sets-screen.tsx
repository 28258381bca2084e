/** Sets of changes: one's own drafts, what waits for its time or for another, what is being written and what was. */
import type { ChangeSetBrief } from '#contract/office/changes.ts';
import { useCall } from '../../calls/use-call.ts';
import { countLeft } from '../../changes/left-out.ts';
import { SetTag } from '../../changes/set-tag.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';

const OF = ['mine', 'waiting', 'all'] as const;
const STATES = ['draft', 'scheduled', 'applied', 'undone', 'failed'] as const;

export function SetsScreen() {
  const { t } = useWords();
  const { query, set } = useAddressQuery();
  const of = OF.find((each) => each === query.get('of')) ?? 'mine';
  const state = STATES.find((each) => each === query.get('state'));
  const sets = useCall('GET /office/api/v1/changes/', { query: { of, ...(state ? { state } : {}) } });
  return (
    <>
      <PageHead title={t('sets.title')} lead={t('sets.lead')} />
      <div className={page.page}>
        <FilterBar
          chips={[
            ...OF.map((each) => ({
              id: each,
              label: t(`sets.of.${each}`),
              isOn: of === each,
              onPress: () => set({ of: each === 'mine' ? null : each }),
            })),
            ...STATES.map((each) => ({
              id: each,
              label: t(`set.state.${each}`),
              isOn: state === each,
              onPress: () => set({ state: state === each ? null : each }),
            })),
          ]}
        />
        <Panel isFlush>
          <Answered of={sets}>{({ items }) => <SetsTable sets={items} />}</Answered>
        </Panel>
      </div>
    </>
  );
}

function SetsTable({ sets }: { sets: readonly ChangeSetBrief[] }) {
  const words = useWords();
  const { t } = words;
  if (sets.length === 0) return <Empty icon="edit" title={t('sets.none')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('sets.set')}</th>
          <th>{t('sets.state')}</th>
          <th className={table.number}>{t('sets.written')}</th>
          <th className={table.number}>{t('sets.left')}</th>
          <th>{t('log.who')}</th>
          <th>{t('sets.when')}</th>
        </tr>
      </thead>
      <tbody>
        {sets.map((set) => (
          <tr key={set.id}>
            <td>
              <OfficeLink className={table.strong} to={`/changes/${set.id}`}>
                {set.title || t('sets.untitled')} № {set.id}
              </OfficeLink>
              {set.undoOf === null ? null : (
                <span className={table.second}>{t('sets.undoes', { id: set.undoOf })}</span>
              )}
            </td>
            <td data-label={t('sets.state')}>
              <SetTag set={set} />
            </td>
            <td className={table.number} data-label={t('sets.written')}>
              {set.counts.applied}
            </td>
            <td className={table.number} data-label={t('sets.left')}>
              {countLeft(set)}
            </td>
            <td data-label={t('log.who')}>{set.createdBy.name}</td>
            <td data-label={t('sets.when')}>
              {sayWhen(set.applyAt ?? set.appliedAt ?? set.createdAt, words)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
