import type { OfficeOrder } from '#contract/office/order-page.ts';
import { useMe } from '../../access/use-me.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { RENEWS } from './order-calls.ts';

/** Who has taken it on; given to oneself by one press, to another by choosing. */
export function WorkerPanel({ order: { id, worker, canWork } }: { order: OfficeOrder }) {
  const { t } = useWords();
  const me = useMe();
  const colleagues = useCall('GET /office/api/v1/orders/colleagues/').data?.items ?? [];
  const assign = useAct('POST /office/api/v1/orders/{id}/assign/', RENEWS);
  const give = (staffId: number | null) => assign.mutate({ params: { id: String(id) }, body: { staffId } });
  if (!canWork)
    return (
      <Panel title={t('order.worker')}>
        <p>{worker?.name ?? t('order.nobody')}</p>
      </Panel>
    );
  return (
    <Panel title={t('order.worker')}>
      <div className={page.form}>
        {assign.error ? <Note tone="bad">{sayFailure(assign.error, t('state.noAnswer'))}</Note> : null}
        <SelectField
          label={<span className="visually-hidden">{t('order.worker')}</span>}
          value={worker?.id ?? ''}
          onChange={(event) =>
            give(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
          }
        >
          <option value="">{t('order.nobody')}</option>
          {colleagues
            .filter((each) => each.canWork || each.id === worker?.id)
            .map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
        </SelectField>
        {worker?.id === me.id ? null : (
          <div className={page.row}>
            <Button look="plain" icon="user" isBusy={assign.isPending} onClick={() => give(me.id)}>
              {t('orders.take')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
