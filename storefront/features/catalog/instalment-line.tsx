import { findInstalment } from '#domain/instalment.ts';
import { formatTenge } from '#domain/money.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';

interface InstalmentLineProps {
  sum: number;
  /** On a card there is room for the figures alone. */
  isShort?: boolean;
  className?: string | undefined;
}

/** What it costs by the month, where a bank offers it; nothing for those who pay by a contract. */
export function InstalmentLine({ sum, isShort = false, className }: InstalmentLineProps) {
  const { t } = useWords();
  const { offers, viewer } = useShell();
  const found = viewer?.isWholesale ? null : findInstalment(sum, offers.instalment);
  if (!found) return null;
  const values = { sum: formatTenge(found.monthlyTenge), months: found.months, bank: found.bank };
  return <p className={className}>{t(isShort ? 'instalment.short' : 'instalment.line', values)}</p>;
}
