import { useState } from 'react';
import type { StockEnd } from '#contract/office/figures.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { StockEndsTable } from '../../figures/stock-ends-table.tsx';
import { SupplyDialog } from '../../figures/supply-dialog.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './start.module.css';

const SHOWN = 5;

/** The dearest of what ends before more of it comes. */
export function StockEndsPanel({ city }: { city: string | undefined }) {
  const { t } = useWords();
  const [open, setOpen] = useState<StockEnd | null>(null);
  const asked = useCallWith(
    'GET /office/api/v1/figures/stock-ends/',
    { placeholderData: (before) => before },
    { query: { city, limit: SHOWN } },
  );
  const total = asked.data?.meta.total ?? 0;
  return (
    <Panel
      title={t('ends.title')}
      lead={t('ends.lead')}
      end={
        total > SHOWN ? (
          <OfficeLink className={styles.way} to="/reports?name=stock-ends">
            {t('ends.all', { count: total })}
          </OfficeLink>
        ) : undefined
      }
      isFlush
    >
      <Answered of={asked}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon="success" title={t('ends.none')} />
          ) : (
            <StockEndsTable items={items} onOpen={setOpen} />
          )
        }
      </Answered>
      {open ? <SupplyDialog of={open} onClose={() => setOpen(null)} /> : null}
    </Panel>
  );
}
