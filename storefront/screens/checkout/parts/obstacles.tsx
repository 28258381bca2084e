import { formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { findBaseUnit } from '#domain/units.ts';
import { Button } from '../../../design/button.tsx';
import { ErrorSummary } from '../../../design/error-summary.tsx';
import { Notice } from '../../../design/notice.tsx';
import { cart } from '../../../features/cart/use-cart.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { OrderDraft } from '../draft.ts';
import type { Options } from '../offer.ts';
import type { Checkout } from '../use-checkout.ts';

interface ObstaclesProps {
  checkout: Checkout;
  options: Options;
  onGoTo: (field: keyof OrderDraft) => void;
}

/** These open a dialogue of their own. */
const SHOWN_ELSEWHERE = ['order.cart_changed', 'order.out_of_stock', 'order.slot_taken'];

/** Everything that stands between the buyer and the order, each with what to do about it; before the press if it can be. */
export function Obstacles({ checkout, options, onGoTo }: ObstaclesProps) {
  const { t } = useWords();
  const { faults, over, refusals, quoted, placing, moved } = checkout;
  const { refusal } = placing;
  const minOrder = quoted.quote ? quoted.quote.minOrder : options.minOrder;
  const said = refusal?.error && !SHOWN_ELSEWHERE.includes(refusal.error.code) ? refusal.error : null;
  const fields = Object.values(said?.errors ?? {}).flat();
  return (
    <>
      {placing.isUnknown && !placing.isSending ? (
        <Notice look="changed" role="alert" icon="offline" title={t('checkout.noAnswer')}>
          {t('checkout.noAnswerText')}
        </Notice>
      ) : null}
      {moved ? (
        <Notice look="changed" role="alert" title={t('checkout.moved')}>
          {t('checkout.movedText', { from: formatTenge(moved.from), to: formatTenge(moved.to) })}
        </Notice>
      ) : null}
      {over.map(({ product, count, stock }) => (
        <Notice
          key={product.code}
          look="blocked"
          title={t('cart.over', { stock, count, unit: findBaseUnit(product.units)?.name ?? '' })}
          action={
            <Button size={36} onClick={() => cart.setCount(product.code, stock)}>
              {t('cart.take', { count: stock })}
            </Button>
          }
        >
          {keepNumbersWhole(product.name)}
        </Notice>
      ))}
      {minOrder && minOrder.missing > 0 ? (
        <Notice look="blocked">
          {t('checkout.minOrder', { sum: formatTenge(minOrder.sum), missing: formatTenge(minOrder.missing) })}
        </Notice>
      ) : null}
      {quoted.quote?.needsConfirmation ? (
        <Notice look="changed">{t('checkout.needsConfirmation')}</Notice>
      ) : null}
      {quoted.failure === null ? null : (
        <Notice
          look="blocked"
          role="alert"
          action={
            <Button size={36} look="secondary" icon="refresh" onClick={quoted.retry}>
              {t('kept.retry')}
            </Button>
          }
        >
          {quoted.failure || t('checkout.quoteFailed')}
        </Notice>
      )}
      <ErrorSummary
        faults={faults.map(({ field, words }) => ({ name: field, words: t(words) }))}
        failure={said ? [said.message, ...fields].join(' ') : null}
        refusals={refusals}
        onGoTo={(field) => onGoTo(field as keyof OrderDraft)}
      />
    </>
  );
}
