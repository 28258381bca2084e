import { formatTenge } from '#domain/money.ts';
import type { PriceStep } from '#domain/price.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './tier-table.module.css';

interface TierTableProps {
  /** From `priceSteps`, the first of them is one unit. */
  steps: readonly PriceStep[];
  unit: string;
  /** How many are wanted: the step they are on is marked, the next one is told. */
  count: number;
}

/** The contract's prices by quantity. */
export function TierTable({ steps, unit, count }: TierTableProps) {
  const { t } = useWords();
  const reached = steps.findLastIndex(({ from }) => count >= from);
  const next = steps[reached + 1];
  return (
    <div className={styles.tiers}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('wholesale.tiers')}</caption>
        <tbody>
          {steps.map((step, place) => (
            <tr key={step.from} data-now={place === reached || undefined}>
              <th scope="row">{t('wholesale.tierFrom', { count: step.from, unit })}</th>
              <td>{formatTenge(step.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next ? (
        <p className={styles.next}>
          {t('wholesale.tierNext', { left: next.from - count, unit, price: formatTenge(next.price) })}
        </p>
      ) : null}
    </div>
  );
}
