/** What an edit of lines comes to, before it is saved; whose lines another has open are taken over in the open. */
import type { OfficeOrder } from '#contract/office/order-page.ts';
import type { OrderDifference } from '#contract/order-change.ts';
import { formatTenge } from '#domain/money.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import type { AddedGoods } from '../../orders/goods-lines.tsx';
import styles from './order.module.css';
import { RENEWS } from './order-calls.ts';

interface EditBarProps {
  order: OfficeOrder;
  items: readonly { id: number; count: number }[];
  added: readonly AddedGoods[];
  onLeave: () => void;
}

export function EditBar({ order, items, added, onLeave }: EditBarProps) {
  const { t } = useWords();
  const params = { id: String(order.id) };
  const quote = useAct('POST /office/api/v1/orders/{id}/edit/quote/');
  const edit = useAct('POST /office/api/v1/orders/{id}/edit/', RENEWS);
  const shown = quote.data?.data;
  const error = edit.error ?? quote.error;
  const wish = {
    items: [...items],
    added: added.map(({ productCode, count }) => ({ product: productCode, count })),
  };
  const isSame = items.length === 0 && added.length === 0;
  const isHeld = edit.error?.code === 'order.held';
  return (
    <form
      className={styles.editBar}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame) return;
        if (!shown) {
          quote.mutate({ params, body: wish });
          return;
        }
        const consent = String(new FormData(event.currentTarget).get('consent'));
        const agreed = { ...wish, revision: shown.revision, total: shown.to.total, consent };
        edit.mutate(
          { params, body: { ...agreed, isTakenOver: isHeld } },
          {
            onSuccess: () => {
              toasts.show(t('order.edited'));
              onLeave();
            },
          },
        );
      }}
    >
      {error ? <Note tone={isHeld ? 'warn' : 'bad'}>{sayFailure(error, t('state.noAnswer'))}</Note> : null}
      {shown ? (
        <>
          <Difference of={shown} />
          <TextField
            label={t('order.consent')}
            hint={t('order.consentHint')}
            name="consent"
            required
            maxLength={500}
          />
        </>
      ) : null}
      <div className={page.row}>
        <Button
          type="submit"
          isBusy={quote.isPending || edit.isPending}
          whyNot={isSame ? t('whyNot.same') : null}
        >
          {t(isHeld ? 'order.takeOver' : shown ? 'order.saveLines' : 'order.quote')}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {t('order.leaveEdit')}
        </Button>
      </div>
    </form>
  );
}

function Difference({ of: { difference, back, pointsBack } }: { of: OrderDifference }) {
  const { t } = useWords();
  const sum = formatTenge(Math.abs(difference));
  return (
    <div>
      <b>
        {difference === 0 ? t('order.sameSum') : t(difference < 0 ? 'order.less' : 'order.moreSum', { sum })}
      </b>
      {back > 0 ? <p className={page.quiet}>{t('order.back', { sum: formatTenge(back) })}</p> : null}
      {pointsBack > 0 ? <p className={page.quiet}>{t('order.pointsBack', { points: pointsBack })}</p> : null}
    </div>
  );
}
