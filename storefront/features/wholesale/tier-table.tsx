import { formatTenge } from '#domain/money.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './tier-table.module.css';

interface TierTableProps {
  price: number;
  tiers: readonly { from: number; price: number }[];
  unit: string;
  /** How many are wanted: the step they are on is marked, the next one is told. */
  count: number;
}

/** The contract's prices by quantity. */
export function TierTable({ price, tiers, unit, count }: TierTableProps) {
  const { t } = useWords();
  const steps = [{ from: 1, price }, ...tiers];
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
