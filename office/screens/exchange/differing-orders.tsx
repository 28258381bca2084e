import type { DifferingOrderRow } from '#contract/office/exchange.ts';
import { formatNumber } from '#domain/money.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './exchange.module.css';

/** Orders whose lines or sum are others in 1C: nothing was changed here, somebody has to look. */
export function DifferingOrders({
  orders,
  whyNot,
}: {
  orders: readonly DifferingOrderRow[];
  whyNot: string | null;
}) {
  const { t } = useWords();
  const answer = useAct('POST /office/api/v1/exchange/orders/{number}/answer/', {
    renews: ['GET /office/api/v1/exchange/'],
  });
  return (
    <>
      {answer.error ? (
        <div className={styles.note}>
          <Note tone="bad">{sayFailure(answer.error, t('state.noAnswer'))}</Note>
        </div>
      ) : null}
      <div className={styles.wide}>
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('exchange.order')}</th>
              <th>{t('exchange.lines')}</th>
              <th className={table.number}>{t('exchange.sum')}</th>
              <th>
                <span className="visually-hidden">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ number, total, sum, differences }) => (
              <tr key={number}>
                <td className={styles.name}>{number}</td>
                <td data-label={t('exchange.lines')}>
                  {differences.length === 0
                    ? '—'
                    : differences.map(({ id, name, ours, theirs }) => (
                        <span key={id} className={styles.line}>
                          {name}: {formatNumber(ours)} → {formatNumber(theirs)}
                        </span>
                      ))}
                </td>
                <td className={table.number} data-label={t('exchange.sum')}>
                  {formatNumber(total)} → {formatNumber(sum ?? total)} ₸
                </td>
                <td>
                  <Button
                    look="plain"
                    size="small"
                    whyNot={whyNot}
                    isBusy={answer.isPending}
                    onClick={() => answer.mutate({ params: { number } })}
                    aria-label={t('exchange.seenOf', { number })}
                  >
                    {t('exchange.seen')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
