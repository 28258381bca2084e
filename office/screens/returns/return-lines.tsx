import type { OfficeReturn } from '#contract/office/returns.ts';
import { formatTenge } from '#domain/money.ts';
import { needsPhoto } from '#domain/orders/order-returns.ts';
import { Checkbox } from '../../design/field.tsx';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './returns.module.css';

export interface TakenLine {
  id: number;
  count: number;
  isSellable: boolean;
}

/** All that was asked for, to be sold again unless the goods themselves are at fault. */
export const toTaken = ({ lines, reason }: Pick<OfficeReturn, 'lines' | 'reason'>): TakenLine[] =>
  lines.map(({ id, count }) => ({ id, count, isSellable: !needsPhoto(reason) }));

interface ReturnLinesProps {
  of: OfficeReturn;
  taken: readonly TakenLine[];
  onTake: (taken: readonly TakenLine[]) => void;
}

export function ReturnLines({ of, taken, onTake }: ReturnLinesProps) {
  const { t } = useWords();
  const change = (id: number, more: Partial<TakenLine>) =>
    onTake(taken.map((line) => (line.id === id ? { ...line, ...more } : line)));
  return (
    <Panel isFlush title={t('returns.asked')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('order.product')}</th>
            <th className={table.number}>{t('order.price')}</th>
            <th className={table.number}>{t('returns.asked')}</th>
            <th className={table.number}>{t('returns.take')}</th>
            <th className={styles.long}>{t('returns.sellable')}</th>
          </tr>
        </thead>
        <tbody>
          {of.lines.map((line) => {
            const own = taken.find(({ id }) => id === line.id);
            return (
              <tr key={line.id}>
                <td>
                  <b>{line.name}</b>
                  <span className={table.second}>{t('order.article', { article: line.article })}</span>
                </td>
                <td className={table.number} data-label={t('order.price')}>
                  {formatTenge(line.price)}
                </td>
                <td className={table.number} data-label={t('returns.asked')}>
                  {`${line.count} ${line.unit}`}
                </td>
                <td className={table.number} data-label={t('returns.take')}>
                  {of.canDecide ? (
                    <input
                      className={styles.count}
                      type="number"
                      inputMode="numeric"
                      min={0}
                      max={line.count}
                      value={own?.count ?? 0}
                      aria-label={`${t('returns.take')}: ${line.name}`}
                      onChange={(event) => {
                        const typed = Math.floor(event.currentTarget.valueAsNumber || 0);
                        change(line.id, { count: Math.min(line.count, Math.max(0, typed)) });
                      }}
                    />
                  ) : of.status === 'accepted' ? (
                    (line.accepted ?? line.count)
                  ) : null}
                </td>
                <td data-label={t('returns.sellable')}>
                  {of.canDecide ? (
                    <Checkbox
                      label={
                        <span className="visually-hidden">{`${t('returns.sellable')}: ${line.name}`}</span>
                      }
                      checked={own?.isSellable ?? false}
                      onChange={() => change(line.id, { isSellable: !own?.isSellable })}
                    />
                  ) : line.isSellable ? (
                    '✓'
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
