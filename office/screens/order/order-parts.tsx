import type { OfficeOrder } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import { sharesOf } from '#domain/orders/part-shares.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { sayPromised } from '../../orders/say-order.ts';
import styles from './order.module.css';
import { RENEWS } from './order-calls.ts';

/** Each drive with its hour and goods; the first has the order's own hour and the rest. */
export function OrderParts({ order }: { order: OfficeOrder }) {
  const words = useWords();
  const { t } = words;
  const params = { id: String(order.id) };
  const join = useAct('DELETE /office/api/v1/orders/{id}/parts/', RENEWS);
  const deliver = useAct('POST /office/api/v1/orders/{id}/parts/{part}/delivered/', RENEWS);
  const { parts, slot } = order.delivery;
  const error = join.error ?? deliver.error;
  const shares = sharesOf(
    {
      lines: order.items.map((item) => ({ ...item, line: item.id })),
      besides: 0,
      pointsSpent: order.bonusSpent,
      pointsEarned: order.bonusEarned,
    },
    parts.map(({ part, items }) => ({ part, lines: items.map(({ id, count }) => ({ line: id, count })) })),
  );
  const sayShare = (part: number) => {
    const share = shares.find((each) => each.part === part);
    const goods = (share?.lines ?? []).flatMap(({ line, count }) => {
      const item = order.items.find(({ id }) => id === line);
      return item ? [`${item.name} — ${count}\u00A0${item.unit}`] : [];
    });
    return { goods, sum: formatTenge(share?.goods ?? 0) };
  };
  return (
    <div className={styles.parts}>
      {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
      <Part
        title={t('parts.one', { part: 1 })}
        when={slot ? sayPromised(slot, words) : ''}
        {...sayShare(1)}
      />
      {parts.map((part) => (
        <Part
          key={part.part}
          title={t('parts.one', { part: part.part })}
          when={sayPromised(part.slot, words)}
          {...sayShare(part.part)}
        >
          {part.isDelivered ? (
            <Tag tone="good" icon="check">
              {t('parts.delivered')}
            </Tag>
          ) : order.status === 'delivering' && order.canWork ? (
            <Button
              look="plain"
              size="small"
              icon="check"
              isBusy={deliver.isPending}
              onClick={() => deliver.mutate({ params: { ...params, part: String(part.part) } })}
            >
              {t('parts.deliver')}
            </Button>
          ) : null}
        </Part>
      ))}
      {order.canJoin ? (
        <div className={page.row}>
          <Button
            look="quiet"
            size="small"
            icon="undo"
            isBusy={join.isPending}
            onClick={() => join.mutate({ params })}
          >
            {t('parts.join')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface PartProps {
  title: string;
  when: string;
  goods: readonly string[];
  /** Of the goods alone. */
  sum: string;
  children?: React.ReactNode;
}

function Part({ title, when, goods, sum, children }: PartProps) {
  return (
    <div className={styles.part}>
      <b>
        {title}: {when}
      </b>
      <span className="tabular">{sum}</span>
      {goods.map((each) => (
        <span key={each} className={styles.small}>
          {each}
        </span>
      ))}
      {children}
    </div>
  );
}
