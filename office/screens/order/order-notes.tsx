/** What must not be passed over: the buyer asks to stop, no goods are held, the place is not known. */
import type { OfficeOrder } from '#contract/office/order-page.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import type { MessageKey } from '../../i18n/screen-words.ts';
import { useWords } from '../../i18n/words.ts';
import { RENEWS } from './order-calls.ts';

export function OrderNotes({ order }: { order: OfficeOrder }) {
  const words = useWords();
  const { t } = words;
  const goOn = useAct('POST /office/api/v1/orders/{id}/cancel-request/', RENEWS);
  const isAsked = order.isCancelRequested && order.status !== 'cancelled';
  return (
    <>
      {goOn.error ? <Note tone="bad">{sayFailure(goOn.error, t('state.noAnswer'))}</Note> : null}
      {isAsked ? (
        <Note tone="warn">
          <div className={page.row}>
            <span>
              {t('order.askedToCancel', {
                reason: t(`cancelReason.${order.cancelReason ?? 'other'}` as MessageKey),
              })}
            </span>
            {order.canWork ? (
              <Button
                look="plain"
                size="small"
                isBusy={goOn.isPending}
                onClick={() => goOn.mutate({ params: { id: String(order.id) }, body: {} })}
              >
                {t('order.goOn')}
              </Button>
            ) : null}
          </div>
        </Note>
      ) : null}
      {order.confirmUntil ? (
        <Note tone="warn">{t('order.unconfirmedNote', { when: sayWhen(order.confirmUntil, words) })}</Note>
      ) : null}
      {order.delivery.isZoneAssumed ? <Note tone="warn">{t('order.zoneAssumed')}</Note> : null}
    </>
  );
}
