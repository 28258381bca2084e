import { formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { OverviewBlock } from './overview-block.tsx';
import type { DebtSummary } from './overview-load.ts';

/** What one payer owes: the sum that is late comes before everything else. */
export function DebtBlock({ debt: { payer, page, owed, overdue, due, left } }: { debt: DebtSummary }) {
  const { t, locale } = useWords();
  const said = [
    payer,
    ...(due === null ? [] : [t('overview.debtDue', { date: formatDate(due, locale) })]),
    ...(left === null ? [] : [t('overview.debtLeft', { sum: formatTenge(left) })]),
  ];
  return (
    <OverviewBlock
      icon="receipt"
      title={t('overview.debts')}
      figure={
        overdue > 0
          ? { words: t('debts.overdue', { sum: formatTenge(overdue) }), isBad: true }
          : { words: owed > 0 ? formatTenge(owed) : t('overview.noDebts') }
      }
      text={said.join(' · ')}
      leads={[{ href: `/personal/private?debts=${page}`, words: t('overview.bills') }]}
    />
  );
}
