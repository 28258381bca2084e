import type { OfficeOrder } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { RENEWS } from './order-calls.ts';

interface ToldMoneyDialogProps {
  id: number;
  what: OfficeOrder['toldMoney'][number];
  sum: number;
  onClose: () => void;
}

/** Nobody tells of money without having read what follows from it. */
export function ToldMoneyDialog({ id, what, sum, onClose }: ToldMoneyDialogProps) {
  const { t } = useWords();
  const tell = useAct('POST /office/api/v1/orders/{id}/money/', RENEWS);
  return (
    <Dialog
      size="narrow"
      title={t(`order.told.${what}`)}
      lead={t(`order.toldLead.${what}`, { sum: formatTenge(sum) })}
      onClose={onClose}
    >
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          const paper = String(new FormData(event.currentTarget).get('paper'));
          tell.mutate(
            { params: { id: String(id) }, body: { what, paper } },
            {
              onSuccess: () => {
                toasts.show(t('order.toldDone'));
                onClose();
              },
            },
          );
        }}
      >
        {tell.error ? <Note tone="bad">{sayFailure(tell.error, t('state.noAnswer'))}</Note> : null}
        <TextField label={t('order.toldPaper')} name="paper" maxLength={500} data-autofocus />
        <div className={page.row}>
          <Button type="submit" icon="check" isBusy={tell.isPending}>
            {t(`order.told.${what}`)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
