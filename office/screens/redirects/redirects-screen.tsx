/** Addresses where visitors found no page, and where each shall lead: made, changed and ended at once, in both languages. */
import { useState } from 'react';
import type { OfficeRedirect } from '#contract/office/redirects.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall, useCallWith } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { MissedTable } from './missed-table.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectsTable } from './redirects-table.tsx';

const SPANS = [7, 30, 90] as const;
const MISSED = 'GET /office/api/v1/missed/';
const LED = 'GET /office/api/v1/redirects/';

export function RedirectsScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const days = SPANS.find((each) => String(each) === query.get('days')) ?? 30;
  const missed = useCallWith(MISSED, { placeholderData: (before) => before }, { query: { days } });
  const led = useCall(LED);
  /** A row that is changed, or the address that a new one begins with. */
  const [open, setOpen] = useState<OfficeRedirect | { from: string } | null>(null);
  const changes = useChanges({
    title: t('redirects.title'),
    renews: [MISSED, LED],
    onApplied: ({ counts }) => {
      if (counts.applied > 0) setOpen(null);
    },
  });
  const mayWrite = rights.pages?.write !== undefined;
  const q = (query.get('q') ?? '').trim().toLowerCase();
  const fits = ({ from, to }: { from: string; to?: string }) => from.includes(q) || to?.includes(q) === true;
  return (
    <>
      <PageHead
        title={t('redirects.title')}
        lead={t('redirects.lead')}
        acts={
          <Button
            icon="plus"
            whyNot={mayWrite ? null : t('whyNot.right')}
            onClick={() => setOpen({ from: '' })}
          >
            {t('redirects.add')}
          </Button>
        }
      />
      <div className={page.page}>
        <FilterBar
          search={{
            value: query.get('q') ?? '',
            label: t('redirects.search'),
            onChange: (next) => set({ q: next }),
          }}
          chips={SPANS.map((each) => ({
            id: String(each),
            label: t('redirects.days', { count: each }),
            isOn: each === days,
            onPress: () => set({ days: each === 30 ? null : String(each) }),
          }))}
        />
        <Panel title={t('redirects.missed')} lead={t('redirects.nobody')} isFlush>
          <Answered of={missed}>
            {({ items }) => (
              <MissedTable
                missed={items.filter(({ path }) => fits({ from: path }))}
                onLead={mayWrite ? (from) => setOpen({ from }) : null}
              />
            )}
          </Answered>
        </Panel>
        <Panel title={t('redirects.led')} lead={t('redirects.ledLead')} isFlush>
          <Answered of={led}>
            {({ items }) => (
              <RedirectsTable
                redirects={items.filter(fits)}
                onOpen={mayWrite ? setOpen : null}
                onSave={mayWrite ? changes.save : null}
              />
            )}
          </Answered>
        </Panel>
      </div>
      {open === null ? null : (
        <RedirectDialog
          redirect={open}
          isBusy={changes.isBusy}
          onSave={changes.save}
          onClose={() => setOpen(null)}
        />
      )}
      <ChangeDialogs changes={changes} />
    </>
  );
}
