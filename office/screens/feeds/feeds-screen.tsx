import { useState } from 'react';
import type { KeptFeed } from '#contract/office/kept-feeds.ts';
import { formatNumber } from '#domain/money.ts';
import { useCall } from '../../calls/use-call.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { FaultDialog } from './fault-dialog.tsx';
import styles from './feeds.module.css';

type Fault = KeptFeed['faults'][number];

/** Files for price services: how old each is, and which goods go out without what the service asks for. */
export function FeedsScreen() {
  const { t } = useWords();
  const asked = useCall('GET /office/api/v1/feeds/');
  const [open, setOpen] = useState<Fault | null>(null);
  return (
    <>
      <PageHead title={t('feeds.title')} lead={t('feeds.lead')} />
      <div className={page.page}>
        <Answered of={asked}>
          {({ data }) => (
            <>
              <Panel title={t('feeds.files')} isFlush>
                {data.feeds.length === 0 ? (
                  <Empty icon="link" title={t('feeds.none')} />
                ) : (
                  <FeedsTable feeds={data.feeds} faults={data.faults} />
                )}
              </Panel>
              <Panel title={t('feeds.faults')} lead={t('feeds.goods', { count: data.goods })} isFlush>
                <ul className={styles.faults}>
                  {data.faults.map(({ fault, goods }) => (
                    <li key={fault}>
                      <span>{t(`feeds.fault.${fault}`)}</span>
                      {goods === 0 ? (
                        <Tag tone="good" icon="check">
                          {t('feeds.noFault')}
                        </Tag>
                      ) : (
                        <button type="button" onClick={() => setOpen(fault)}>
                          {t('feeds.show', { count: goods })}
                        </button>
                      )}
                    </li>
                  ))}
                </ul>
              </Panel>
            </>
          )}
        </Answered>
        {open ? <FaultDialog fault={open} onClose={() => setOpen(null)} /> : null}
      </div>
    </>
  );
}

interface FeedsTableProps {
  feeds: readonly KeptFeed[];
  faults: readonly { fault: Fault; goods: number }[];
}

function FeedsTable({ feeds, faults }: FeedsTableProps) {
  const words = useWords();
  const { t } = words;
  const counted = new Map(faults.map(({ fault, goods }) => [fault, goods]));
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('feeds.file')}</th>
          <th>{t('feeds.made')}</th>
          <th className={table.number}>{t('feeds.size')}</th>
          <th className={table.number}>{t('feeds.lacking')}</th>
        </tr>
      </thead>
      <tbody>
        {feeds.map((feed) => (
          <tr key={feed.name}>
            <td>
              <a className={table.strong} href={feed.address} target="_blank" rel="noreferrer">
                {feed.name}
              </a>
              <span className={table.second}>{feed.address}</span>
            </td>
            <td data-label={t('feeds.made')}>
              {feed.madeAt === null ? (
                <Tag icon="clock">{t('feeds.neverAsked')}</Tag>
              ) : (
                <>
                  {sayWhen(feed.madeAt, words)}
                  {feed.isBehind ? <span className={table.second}>{t('feeds.behind')}</span> : null}
                </>
              )}
            </td>
            <td className={table.number} data-label={t('feeds.size')}>
              {feed.bytes === null
                ? '—'
                : t('feeds.kb', { count: Math.max(1, Math.round(feed.bytes / 1024)) })}
            </td>
            <td className={table.number} data-label={t('feeds.lacking')}>
              {formatNumber(Math.max(0, ...feed.faults.map((fault) => counted.get(fault) ?? 0)))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
