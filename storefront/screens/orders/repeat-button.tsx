import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { localePath } from '#domain/locale.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { toaster } from '../../design/toast-store.ts';
import { reloadCart } from '../../features/cart/use-cart.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import { IntoEstimate } from '../estimates/estimates.ts';
import type { RepeatReportProps, Report } from './repeat-report.tsx';

const reportPart = new LatePart<RepeatReportProps>(() => import('./repeat-report.tsx'));

interface RepeatButtonProps {
  order: Pick<Order, 'id' | 'number' | 'items' | 'canRepeat'>;
  receiptId?: number | undefined;
}

/** Puts the goods of the order into the cart and tells what became of each of them. */
export function RepeatButton({ order, receiptId }: RepeatButtonProps) {
  const { t, locale } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const RepeatReport = useLatePart(reportPart, report !== null);
  const repeat = async () => {
    setIsBusy(true);
    const api = browserApi(locale);
    const answer = await api('POST /api/v1/orders/{orderId}/repeat/', {
      params: { orderId: String(order.id) },
    });
    setIsBusy(false);
    if (!answer.ok) {
      toaster.show({ text: answer.error?.message ?? t('form.noAnswer'), tone: 'error', subject: 'repeat' });
      return;
    }
    reloadCart();
    setReport(answer.value.data.report);
    setIsOpen(true);
  };
  return (
    <>
      {receiptId === undefined ? null : (
        <Button
          look="secondary"
          icon="receipt"
          href={localePath(`/personal/orders/receipt/${receiptId}`, locale)}
        >
          {t('orderPage.receipt')}
        </Button>
      )}
      {order.canRepeat ? (
        <Button
          icon="refresh"
          isLoading={isBusy}
          onClick={() => void repeat()}
          onPointerEnter={reportPart.warmUp}
          onFocus={reportPart.warmUp}
        >
          {t('orderPage.repeat')}
        </Button>
      ) : null}
      {order.canRepeat ? (
        <IntoEstimate
          size={44}
          isWide={false}
          title={t('orderPage.title', { number: order.number })}
          section={{ kind: 'other' }}
          items={order.items
            .filter(({ isGift }) => !isGift)
            .map(({ productCode, count }) => ({ productCode, count }))}
          back={localePath(`/personal/orders/${order.id}`, locale)}
        />
      ) : null}
      {RepeatReport && report ? (
        <RepeatReport
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          report={report}
          names={new Map(order.items.map(({ productCode, name }) => [productCode, name]))}
        />
      ) : null}
    </>
  );
}
