import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { toaster } from '../../design/toast-store.ts';
import { useWords } from '../../i18n/locale-context.tsx';

/** Leads to where the money is taken, by a form where there is no script; what is paid by an invoice gets the paper to pay by. */
export function PayButton({ order }: { order: Pick<Order, 'id' | 'payment' | 'total'> }) {
  const { t, locale } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const pay = async () => {
    setIsBusy(true);
    const api = browserApi(locale);
    const params = { orderId: String(order.id) };
    const known = await api('GET /api/v1/orders/{orderId}/payment/', { params });
    // A place to pay that is still open is used again; otherwise the payment begins anew.
    const answer =
      known.ok && known.value.data.redirectUrl === null
        ? await api('POST /api/v1/orders/{orderId}/payment/retry/', {
            params,
            body: { payment: order.payment },
          })
        : known;
    const place = answer.ok ? answer.value.data.redirectUrl : null;
    if (place !== null) return location.assign(place);
    setIsBusy(false);
    const words = answer.ok ? t('orderPage.cannotPay') : (answer.error?.message ?? t('form.noAnswer'));
    toaster.show({ text: words, tone: 'error', subject: 'pay' });
  };
  if (order.payment === 'invoice')
    return (
      <Button icon="document" href={`/api/v1/orders/${order.id}/documents/invoice/?lang=${locale}`}>
        {t('orderPage.invoiceToPay', { sum: formatTenge(order.total) })}
      </Button>
    );
  return (
    <form
      method="post"
      action="/_order/pay"
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="returnTo" value={localePath(`/personal/orders/${order.id}`, locale)} />
      <Button type="submit" icon="card" isLoading={isBusy}>
        {t('orderPage.paySum', { sum: formatTenge(order.total) })}
      </Button>
    </form>
  );
}
