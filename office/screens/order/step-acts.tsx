/** The next step is the one thing this page is for; whatever else may follow stands beside it. */
import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './order.module.css';
import { RENEWS } from './order-calls.ts';

type Step = Exclude<OfficeOrder['steps'][number], 'new' | 'return_requested' | 'partially_returned'>;

export function StepActs({ order }: { order: OfficeOrder }) {
  const { t } = useWords();
  const [isCancelling, setIsCancelling] = useState(false);
  const step = useAct('POST /office/api/v1/orders/{id}/step/', RENEWS);
  const steps = order.steps as Step[];
  const forward = steps.filter((to) => to !== 'cancelled' && to !== 'returned');
  const [next, ...others] = forward;
  const back = steps.filter((to) => to === 'returned');
  const take = (to: Step) =>
    step.mutate(
      { params: { id: String(order.id) }, body: { from: order.status, to } },
      { onSuccess: () => toasts.show(t('order.stepDone', { status: t(`orderStatus.${to}`) })) },
    );
  return (
    <>
      {step.error ? (
        <span className={styles.failure} role="alert">
          {sayFailure(step.error, t('state.noAnswer'))}
        </span>
      ) : null}
      {steps.includes('cancelled') ? (
        <Button look="quiet" onClick={() => setIsCancelling(true)}>
          {t('order.step.cancelled')}
        </Button>
      ) : null}
      {[...back, ...others].map((to) => (
        <Button key={to} look="plain" isBusy={step.isPending} onClick={() => take(to)}>
          {t(`order.step.${to}`)}
        </Button>
      ))}
      {next ? (
        <Button icon="check" isBusy={step.isPending} onClick={() => take(next)}>
          {t(`order.step.${next}`)}
        </Button>
      ) : null}
      {isCancelling ? <CancelDialog order={order} onClose={() => setIsCancelling(false)} /> : null}
    </>
  );
}
