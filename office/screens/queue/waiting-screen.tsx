/** One queue of all who wait for the shop's word, the soonest promised first. */
import { useState } from 'react';
import type { QueueItem } from '#contract/office/queue.ts';
import { QUEUE_KINDS } from '#domain/office/queue.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { FilterBar } from '../../design/filter-bar.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useRowKeys } from '../../design/use-row-keys.ts';
import { useWords } from '../../i18n/words.ts';
import { QueueDialog } from './queue-dialog.tsx';
import { QueueRow } from './queue-row.tsx';

/** What visitors send comes without a word of the stream. */
const LOOK_MS = 30_000;

export function QueueScreen() {
  const { t } = useWords();
  const { query, set } = useAddressQuery();
  const kind = QUEUE_KINDS.find((each) => each === query.get('kind'));
  const queue = useCallWith(
    'GET /office/api/v1/queue/',
    { refetchInterval: LOOK_MS, placeholderData: (before) => before },
    { query: kind === undefined ? {} : { kind } },
  );
  const counts = queue.data?.meta.counts;
  return (
    <>
      <PageHead title={t('queue.title')} />
      <div className={page.page}>
        <FilterBar
          chips={QUEUE_KINDS.map((each) => ({
            id: each,
            label: counts?.[each] ? `${t(`queue.${each}`)}: ${counts[each]}` : t(`queue.${each}`),
            isOn: each === kind,
            onPress: () => set({ kind: each === kind ? null : each }),
          }))}
        />
        <Panel isFlush>
          <Answered of={queue}>{({ items }) => <QueueTable items={items} />}</Answered>
        </Panel>
      </div>
    </>
  );
}

const keyOf = ({ kind, id }: QueueItem): string => `${kind} ${id}`;

function QueueTable({ items }: { items: readonly QueueItem[] }) {
  const { t } = useWords();
  const [open, setOpen] = useState<string | null>(null);
  const current = useRowKeys(items.length, (at) => {
    const item = items[at];
    if (item) setOpen(keyOf(item));
  });
  const shown = items.find((item) => keyOf(item) === open);
  if (items.length === 0)
    return (
      <Empty icon="success" title={t('queue.none')}>
        {t('queue.noneLead')}
      </Empty>
    );
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('queue.col.what')}</th>
            <th>{t('queue.col.who')}</th>
            <th>{t('queue.col.text')}</th>
            <th>{t('orders.col.wait')}</th>
            <th>{t('orders.col.worker')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <QueueRow
              key={keyOf(item)}
              item={item}
              isCurrent={at === current}
              onOpen={() => setOpen(keyOf(item))}
            />
          ))}
        </tbody>
      </table>
      {shown ? <QueueDialog item={shown} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
