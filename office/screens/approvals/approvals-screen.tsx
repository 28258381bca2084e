/** Four eyes: what waits for another's word, with the asker's own preview, and what was decided lately. */
import { useCall } from '../../calls/use-call.ts';
import { FilterBar } from '../../design/filter-bar.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { ApprovalCard } from './approval-card.tsx';

const STATES = ['waiting', 'approved', 'declined', 'expired', 'withdrawn'] as const;

export function ApprovalsScreen() {
  const { t } = useWords();
  const { query, set } = useAddressQuery();
  const state = STATES.find((each) => each === query.get('state'));
  const approvals = useCall('GET /office/api/v1/approvals/', { query: state ? { state } : {} });
  return (
    <>
      <PageHead title={t('approvals.title')} lead={t('approvals.lead')} />
      <div className={page.page}>
        <FilterBar
          chips={STATES.map((each) => ({
            id: each,
            label: t(`approvals.state.${each}`),
            isOn: state === each,
            onPress: () => set({ state: state === each ? null : each }),
          }))}
        />
        <Answered of={approvals}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty icon="success" title={t('approvals.none')} />
            ) : (
              items.map((approval) => <ApprovalCard key={approval.id} approval={approval} />)
            )
          }
        </Answered>
      </div>
    </>
  );
}
