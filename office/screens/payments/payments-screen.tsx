import { useState } from 'react';
import type { PaymentBreak, PaymentDay } from '#contract/office/payment-days.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { BreaksTable } from './breaks-table.tsx';
import { isOfBank, sayProvider } from './say-provider.ts';
import { SolveDialog } from './solve-dialog.tsx';

/** Money by day as the shop knows it, and whether the banks know the same. */
export function PaymentsScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const asked = useCall('GET /office/api/v1/payments/days/');
  const [open, setOpen] = useState<PaymentBreak | null>(null);
  const maySolve = rights.payments?.write !== undefined;
  return (
    <>
      <PageHead title={t('payments.title')} lead={t('payments.lead')} />
      <div className={page.page}>
        <Answered of={asked}>
          {({ data }) => (
            <>
              <Panel title={t('payments.breaks')} lead={t('payments.breaksLead')} isFlush>
                {data.breaks.length === 0 ? (
                  <Empty icon="success" title={t('payments.noBreaks')} />
                ) : (
                  <BreaksTable breaks={data.breaks} onOpen={maySolve ? setOpen : null} />
                )}
              </Panel>
              <Panel title={t('payments.days')} isFlush>
                {data.days.length === 0 ? (
                  <Empty icon="card" title={t('payments.noDays')} />
                ) : (
                  <DaysTable days={data.days} />
                )}
              </Panel>
            </>
          )}
        </Answered>
        {open ? <SolveDialog of={open} onClose={() => setOpen(null)} /> : null}
      </div>
    </>
  );
}

function DaysTable({ days }: { days: readonly PaymentDay[] }) {
  const { t, locale } = useWords();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('payments.day')}</th>
          <th>{t('payments.provider')}</th>
          <th className={table.number}>{t('payments.count')}</th>
          <th className={table.number}>{t('payments.came')}</th>
          <th className={table.number}>{t('payments.went')}</th>
          <th>{t('payments.compared')}</th>
        </tr>
      </thead>
      <tbody>
        {days.flatMap(({ day, isCompared, providers }) =>
          providers.map(({ provider, paid, paidTenge, refundedTenge, openBreaks }) => (
            <tr key={`${day} ${provider}`}>
              <td>{formatDate(day, locale)}</td>
              <td data-label={t('payments.provider')}>{sayProvider(provider, t)}</td>
              <td className={table.number} data-label={t('payments.count')}>
                {formatNumber(paid)}
              </td>
              <td className={table.number} data-label={t('payments.came')}>
                {formatTenge(paidTenge)}
              </td>
              <td className={table.number} data-label={t('payments.went')}>
                {formatTenge(refundedTenge)}
              </td>
              <td data-label={t('payments.compared')}>
                {isOfBank(provider) ? <Compared isCompared={isCompared} breaks={openBreaks} /> : '—'}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function Compared({ isCompared, breaks }: { isCompared: boolean; breaks: number }) {
  const { t } = useWords();
  if (breaks > 0)
    return (
      <Tag tone="bad" icon="error">
        {t('payments.differs', { count: breaks })}
      </Tag>
    );
  return isCompared ? (
    <Tag tone="good" icon="check">
      {t('payments.agrees')}
    </Tag>
  ) : (
    <Tag icon="clock">{t('payments.notCompared')}</Tag>
  );
}
