import type { OfficeOrder } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import { canReplace } from '#domain/orders/replacement.ts';
import { useMe } from '../../access/use-me.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import lines from '../../orders/goods-lines.module.css';
import { LineAct } from '../../orders/line-act.tsx';
import { LineLacks } from './line-lacks.tsx';
import styles from './order.module.css';
import { RENEWS } from './order-calls.ts';

type Line = OfficeOrder['items'][number];

interface LineRowProps {
  order: OfficeOrder;
  line: Line;
  count: number;
  /** Null: it is not edited now. */
  onCount: ((count: number) => void) | null;
  /** Opens a question about it; the table itself holds none. */
  onAsk: (what: 'why' | 'offer') => void;
}

export function LineRow({ order, line, count, onCount, onAsk }: LineRowProps) {
  const { t } = useWords();
  const me = useMe();
  const goods = order.goods.filter((each) => each.line === line.id);
  const canOffer =
    me.rights['orders.edit']?.write !== undefined &&
    canReplace(order.status) &&
    !line.isGift &&
    order.confirmUntil === null;
  return (
    <>
      <tr>
        <td>
          <b>{line.name}</b>
          <span className={table.second}>
            {t('order.article', { article: line.article })}
            {line.isGift ? ` · ${t('order.gift')}` : ''}
            {line.returnedCount > 0 ? ` · ${t('order.returned', { count: line.returnedCount })}` : ''}
          </span>
          <LineLacks order={order} line={line.id} />
          {line.discounts.map(({ title, amount }) => (
            <span key={title} className={styles.discount}>
              {title}: −{formatTenge(amount)}
            </span>
          ))}
        </td>
        <td data-label={t('order.from')}>
          {goods.length === 0
            ? t('order.noStore')
            : goods
                .map(({ store, count: taken }) => (goods.length > 1 ? `${store}: ${taken}` : store))
                .join(', ')}
        </td>
        <td className={table.number} data-label={t('order.count')}>
          {onCount ? (
            <input
              className={lines.countInput}
              type="number"
              inputMode="numeric"
              min={0}
              value={count}
              aria-label={t('order.countOf', { name: line.name })}
              onChange={(event) => onCount(Math.max(0, Math.floor(event.currentTarget.valueAsNumber || 0)))}
            />
          ) : (
            `${line.count} ${line.unit}`
          )}
        </td>
        <td className={table.number} data-label={t('order.price')}>
          {formatTenge(line.price)}
          {line.regularPrice > line.price ? (
            <s className={table.second}>{formatTenge(line.regularPrice)}</s>
          ) : null}
        </td>
        <td className={table.number} data-label={t('order.sum')}>
          <b>{formatTenge(line.sum)}</b>
        </td>
        <td className={lines.lineActs}>
          <LineAct icon="question" label={t('order.why')} onClick={() => onAsk('why')} />
          {canOffer && line.replacement === null ? (
            <LineAct icon="refresh" label={t('order.offer')} onClick={() => onAsk('offer')} />
          ) : null}
        </td>
      </tr>
      {line.replacement ? (
        <tr>
          <td colSpan={6}>
            <Offer orderId={order.id} offer={line.replacement} canWithdraw={canOffer} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

interface OfferProps {
  orderId: number;
  offer: NonNullable<Line['replacement']>;
  canWithdraw: boolean;
}

function Offer({ orderId, offer, canWithdraw }: OfferProps) {
  const words = useWords();
  const { t } = words;
  const withdraw = useAct('DELETE /office/api/v1/orders/{id}/replacement/{offer}/', RENEWS);
  return (
    <Note>
      <div className={page.row}>
        <span>
          {t('order.offeredLine', {
            name: offer.name,
            sum: formatTenge(offer.sum),
            when: sayWhen(offer.until, words),
          })}
        </span>
        {canWithdraw ? (
          <Button
            look="quiet"
            size="small"
            isBusy={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { id: String(orderId), offer: String(offer.id) } })}
          >
            {t('order.withdraw')}
          </Button>
        ) : null}
        {withdraw.error ? <span role="alert">{sayFailure(withdraw.error, t('state.noAnswer'))}</span> : null}
      </div>
    </Note>
  );
}
