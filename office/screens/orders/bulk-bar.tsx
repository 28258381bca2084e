/** What can be done with all that is chosen: each order by itself, and what could not be is named. */
import type { OrderRow } from '#contract/office/orders.ts';
import { formatTenge } from '#domain/money.ts';
import { useMe } from '../../access/use-me.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './orders.module.css';

interface BulkBarProps {
  rows: readonly OrderRow[];
  onDone: () => void;
}

export function BulkBar({ rows, onDone }: BulkBarProps) {
  const { t, locale } = useWords();
  const me = useMe();
  const act = useAct('POST /office/api/v1/orders/bulk/', {
    renews: ['GET /office/api/v1/orders/', 'GET /office/api/v1/orders/counts/'],
  });
  const whyNot = me.rights['orders.work']?.write === undefined ? t('whyNot.right') : null;
  const ids = rows.map(({ id }) => id);
  const sumOf = (pick: (row: OrderRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const run = (what: { act: 'step'; to: 'confirmed' | 'assembling' } | { act: 'assign'; staffId: number }) =>
    act.mutate(
      { body: { ids, what } },
      {
        onSuccess: ({ data }) => {
          if (data.done.length > 0) toasts.show(t('orders.done', { count: data.done.length }));
          if (data.refused.length === 0) onDone();
        },
      },
    );
  const refused = act.data?.data.refused ?? [];
  return (
    <section
      className={styles.bulk}
      aria-label={t('orders.chosen', { count: rows.length })}
      data-ground="dark"
    >
      {act.error ? <Note tone="bad">{sayFailure(act.error, t('state.noAnswer'))}</Note> : null}
      {refused.length === 0 ? null : (
        <Note tone="warn">
          {t('orders.refused', { count: refused.length })}
          <ul>
            {refused.map(({ id, message }) => (
              <li key={id}>
                {rows.find((row) => row.id === id)?.number ?? id}: {message}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <div className={styles.bulkLine}>
        <b>{t('orders.chosen', { count: rows.length })}</b>
        <span>
          {t('orders.chosenSum', {
            sum: formatTenge(sumOf(({ total }) => total)),
            kg: sumOf(({ weightKg }) => weightKg),
          })}
        </span>
        <span className={styles.bulkActs}>
          <Button
            icon="check"
            whyNot={whyNot}
            isBusy={act.isPending}
            onClick={() => run({ act: 'step', to: 'confirmed' })}
          >
            {t('order.step.confirmed')}
          </Button>
          <Button
            look="on-dark"
            icon="box"
            whyNot={whyNot}
            isBusy={act.isPending}
            onClick={() => run({ act: 'step', to: 'assembling' })}
          >
            {t('order.step.assembling')}
          </Button>
          <Button
            look="on-dark"
            icon="user"
            whyNot={whyNot}
            isBusy={act.isPending}
            onClick={() => run({ act: 'assign', staffId: me.id })}
          >
            {t('orders.take')}
          </Button>
          <Button
            look="on-dark"
            icon="print"
            onClick={() =>
              window.open(
                `/office/api/v1/orders/print/?ids=${ids.join(',')}&lang=${locale}`,
                '_blank',
                'noopener',
              )
            }
          >
            {t('orders.printPick')}
          </Button>
          <Button look="on-dark" icon="close" onClick={onDone}>
            {t('orders.clear')}
          </Button>
        </span>
      </div>
    </section>
  );
}
